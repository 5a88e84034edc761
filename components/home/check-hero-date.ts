import { isStorageWorking } from '@/lib/browser/storage';
import { storePregnancy } from '@/lib/browser/use-pregnancy';
import { checkLastPeriod } from '@/lib/pregnancy/calculator-form';
import { problems } from '@/words/calculator/problems';

/**
 * Makes the date of the home page the visitor's pregnancy.
 * @returns where the result is shown, or what is wrong with the date
 */
export function checkHeroDate(text: string, today: Date): { path: string } | { problem: string } {
  const checked = checkLastPeriod(text, today);
  if ('problem' in checked) return { problem: problems[checked.problem] };
  storePregnancy(checked.pregnancy);
  // Where the browser keeps nothing, the address holds the date instead.
  return { path: isStorageWorking() ? '/calculator#calculate' : `/calculator?date=${checked.pregnancy.dueDate}` };
}
