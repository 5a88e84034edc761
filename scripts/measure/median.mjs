/** The median; of two middle numbers the lower, so that it is one that was measured. */
export function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)];
}
