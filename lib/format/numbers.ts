const formatters = new Map<number, Intl.NumberFormat>();

/**
 * A number as Canadians write it in English, rounded to at most `maximumDecimals` places (0 unless given).
 * @example formatNumber(14601600) // '14,601,600'
 */
export function formatNumber(value: number, maximumDecimals = 0): string {
  let formatter = formatters.get(maximumDecimals);
  if (!formatter) {
    formatter = new Intl.NumberFormat('en-CA', { maximumFractionDigits: maximumDecimals });
    formatters.set(maximumDecimals, formatter);
  }
  return formatter.format(value);
}
