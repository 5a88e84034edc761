/**
 * The first and the last of the days on which things were checked, yyyy-MM-dd: since the first at the latest, nobody
 * has looked at one of them.
 * @throws RangeError for no things: whoever rests on nothing has nothing to date.
 */
export function getCheckedRange(things: readonly { checked: string }[]): { first: string; last: string } {
  // ISO dates sort as text.
  const days = things.map(({ checked }) => checked).sort();
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) throw new RangeError('Nothing was checked');
  return { first, last };
}
