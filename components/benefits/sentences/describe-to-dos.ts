import { qpipRules } from '@/data/benefits/qpip-rules';
import type { ToDo } from '@/lib/benefits/to-dos';
import { formatDollars } from '@/lib/format/amounts';
import { formatLongDate, formatPlainLongDate } from '@/lib/format/dates';
import * as words from '@/words/benefits/leave';
import { askForWeek as sayWeek } from '@/words/benefits/leave-advice';

/** What there is to do, without whose it is and by when. */
export function describeToDo({ key, isLate, isUsualOnly, lateCanCost, askForWeek }: ToDo): string {
  if (isLate && lateCanCost) return `${describeKey(key, isLate)} ${words.lateCanCost}`;
  const text = key === 'tell-employer' && isUsualOnly && !isLate ? words.tellEmployerUsually : describeKey(key, isLate);
  return askForWeek ? `${text} ${sayWeek(formatPlainLongDate(askForWeek))}` : text;
}

function describeKey(key: ToDo['key'], isLate: boolean): string {
  if (isLate && key in words.lateTexts) return words.lateTexts[key as keyof typeof words.lateTexts];
  return key === 'check-earnings'
    ? words.checkEarnings(formatDollars(qpipRules.minInsurableEarnings))
    : words.toDoTexts[key];
}

/** By when: a day, that it has passed, or before the first day that is known. */
export function describeWhen({ key, day, isLate, waitsForStop }: ToDo): string {
  if (key === 'tell-employer' && !day) return words.beforeLeave;
  if (day) return isLate ? words.dayPassed(formatLongDate(day)) : formatLongDate(day);
  return waitsForStop ? words.whenWorkStops : words.undated;
}
