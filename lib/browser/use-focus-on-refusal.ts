import { type RefObject, useEffect } from 'react';

/**
 * Moves focus to the first field with a problem, once for each submission that was refused.
 * @param refusals How many submissions were refused so far.
 */
export function useFocusOnRefusal(form: RefObject<HTMLElement | null>, refusals: number): void {
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, refusals]);
}
