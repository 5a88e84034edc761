/**
 * The median; of two middle numbers the lower, so that it is one that was measured.
 * @param {number[]} values at least one
 */
export function median(values) {
  return values.toSorted((a, b) => a - b).at(Math.floor((values.length - 1) / 2)) ?? Number.NaN;
}
