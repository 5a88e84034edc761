const whole = new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD', maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD' });

/**
 * Canadian dollars as Canadians write them in English: whole, or with cents where there are some.
 * @example formatDollars(27500) // '$27,500'
 * @example formatDollars(679.75) // '$679.75'
 */
export function formatDollars(amount: number): string {
  return Number.isInteger(amount) ? whole.format(amount) : exact.format(amount);
}
