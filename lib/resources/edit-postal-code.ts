import { formatPostalCode } from './format-postal-code';
import { normalizePostalCode } from './normalize-postal-code';

/**
 * What the field of a postal code shows after an edit, and where its caret stands: behind the same characters as before,
 * so that it does not jump when somebody types in the middle.
 * @param text The field's text after the edit, not yet normalized.
 * @param caret Where the caret stands in `text`, in UTF-16 units from its start.
 */
export function editPostalCode(text: string, caret: number): { code: string; shown: string; caret: number } {
  const code = normalizePostalCode(text);
  const shown = formatPostalCode(code);
  const before = formatPostalCode(normalizePostalCode(text.slice(0, caret)));
  return { code, shown, caret: Math.min(before.length, shown.length) };
}
