import { formatDate } from '@/lib/format/format-date';
import { getBirthMonth } from './get-birth-month';
import { getCanadianAnimal } from './get-canadian-animal';
import { getStarSign } from './get-star-sign';

/**
 * The fun facts of a due date in whole sentences, to be shared.
 * @throws RangeError 'Invalid time value' for an invalid date.
 * @example getFactsText(new Date(2027, 5, 8)) // 'A baby is due on June 8, 2027. Star sign: Gemini. ...'
 */
export function getFactsText(dueDate: Date): string {
  return [
    `A baby is due on ${formatDate(dueDate)}.`,
    `Star sign: ${getStarSign(dueDate).name}.`,
    `Birthstone: ${getBirthMonth(dueDate).birthstone}.`,
    `Your baby's Canadian animal: ${getCanadianAnimal(dueDate).name}.`,
  ].join(' ');
}
