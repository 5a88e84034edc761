import { type RefObject, useEffect } from 'react';

/**
 * Moves focus to the first field with a problem, into view, once for each submission that was refused.
 * @param refusals How many submissions were refused so far.
 */
export function useFocusOnRefusal(form: RefObject<HTMLElement | null>, refusals: number): void {
  useEffect(() => {
    if (refusals === 0) return;
    const fields = form.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [];
    // What was closed over a field hides its message, and keeps focus out.
    for (const field of fields) field.closest('details')?.setAttribute('open', '');
    fields[0]?.focus();
    // Also where it had focus all along. How far from the window's edge, its style says (app/globals.css).
    fields[0]?.scrollIntoView({ block: 'nearest' });
  }, [form, refusals]);
}
