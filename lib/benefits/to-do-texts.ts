import { qpipRules } from '@/data/benefits/qpip-rules';
import { formatDollars } from '@/lib/format/amounts';
import * as words from '@/words/benefits/leave';
import type { ToDo } from './to-dos';

/** What there is to do, in a sentence, without whose it is and by when. */
export function describeToDo({ key, isLate }: ToDo): string {
  if (isLate && key in words.lateTexts) return words.lateTexts[key as keyof typeof words.lateTexts];
  return key === 'check-earnings'
    ? words.checkEarnings(formatDollars(qpipRules.minInsurableEarnings))
    : words.toDoTexts[key];
}
