/**
 * The figures of a year, or the last ones known before it where that year has none yet. Of a year before all of them,
 * the first.
 * @param years In order, oldest first.
 * @throws RangeError when there are none at all.
 */
export function findYearFigures<Figures extends { year: number }>(years: readonly Figures[], year: number): Figures {
  const figures = years.findLast((entry) => entry.year <= year) ?? years[0];
  if (!figures) throw new RangeError('no figures of any year');
  return figures;
}
