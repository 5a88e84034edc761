import { qpipRules } from '@/data/benefits/qpip-rules';
import { formatDollars } from '@/lib/format/amounts';
import { formatLongDate } from '@/lib/format/dates';
import * as words from '@/words/benefits/leave';
import type { ToDo } from './to-dos';

/** What there is to do, in a sentence, without whose it is. */
export function describeToDo({ key, day, isLate }: ToDo): string {
  if (isLate && day && key in words.lateTexts) {
    return words.toDoLate(formatLongDate(day), words.lateTexts[key as keyof typeof words.lateTexts]);
  }
  return key === 'check-earnings'
    ? words.checkEarnings(formatDollars(qpipRules.minInsurableEarnings))
    : words.toDoTexts[key];
}
