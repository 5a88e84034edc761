/**
 * Reads a number field. What is no number (empty, letters) becomes 0, as the specification says for scan ages.
 * @returns undefined for a number that is not whole or lies outside the bounds, both included.
 */
export function parseWholeNumber(text: string, { min, max }: { min: number; max: number }): number | undefined {
  const number = Number(text.trim().replace(',', '.'));
  const value = Number.isNaN(number) ? 0 : number;
  return Number.isInteger(value) && value >= min && value <= max ? value : undefined;
}
