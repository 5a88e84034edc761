/** The mean in whole numbers, as every average of the timer is shown; undefined of nothing. */
export function getRoundedMean(values: number[]): number | undefined {
  if (values.length === 0) return undefined;
  return Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
}
