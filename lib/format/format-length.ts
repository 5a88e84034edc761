import { formatNumber } from './format-number';
import { CM_PER_INCH } from './units';

/**
 * A length in centimetres and inches, one decimal each: a tenth of an inch is finer than babies of one week are alike.
 * @example formatLength(4.4) // { cm: '4.4 cm', inch: '1.7 in' }
 */
export function formatLength(cm: number): { cm: string; inch: string } {
  return { cm: `${formatNumber(cm, 1)} cm`, inch: `${formatNumber(cm / CM_PER_INCH, 1)} in` };
}
