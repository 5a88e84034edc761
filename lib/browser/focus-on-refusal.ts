import { type RefObject, useEffect } from 'react';

/**
 * Moves focus to the first field with a problem, into view, once for each submission that was refused.
 * @param refusals How many submissions were refused so far.
 */
export function useFocusOnRefusal(form: RefObject<HTMLElement | null>, refusals: number): void {
  useEffect(() => {
    if (refusals === 0) return;
    const fields = form.current?.querySelectorAll<HTMLElement>('[aria-invalid=true]') ?? [];
    // A closed `<details>` would hide the message and keep focus out.
    for (const field of fields) field.closest('details')?.setAttribute('open', '');
    fields[0]?.focus();
    // Also if it already had focus. The distance to the window's edge is its `scroll-margin` in app/globals.css.
    fields[0]?.scrollIntoView({ block: 'nearest' });
  }, [form, refusals]);
}
