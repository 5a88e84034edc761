/**
 * The first and the last of the days on which sources were checked.
 * @param days yyyy-MM-dd, in any order
 * @returns undefined for no day
 */
export function getCheckedRange(days: readonly string[]): { first: string; last: string } | undefined {
  // ISO dates sort as text.
  const sorted = [...days].sort();
  const [first] = sorted;
  const last = sorted.at(-1);
  return first && last ? { first, last } : undefined;
}
