import { formatPlainLongDate } from '@/lib/format/format-long-date';
import { formatNumber } from '@/lib/format/format-number';
import { formatWeeksAndDays } from '@/lib/format/format-weeks-and-days';
import { PREGNANCY_DAYS } from '@/lib/pregnancy/constants';
import type { PregnancyCalculation } from '@/lib/pregnancy/types';

/**
 * What a shared message says: the due date, the days to go and the gestational age, in whole sentences. On the due
 * date and after it, it says so in place of the days to go.
 */
export function getShareText({ dueDate, gestationalAge }: PregnancyCalculation): string {
  const date = formatPlainLongDate(dueDate);
  const age = formatWeeksAndDays(gestationalAge);
  const daysToGo = PREGNANCY_DAYS - (gestationalAge.weeks * 7 + gestationalAge.days);
  if (daysToGo > 1) {
    return `My baby is due on ${date}. There are ${formatNumber(daysToGo)} days to go, and the pregnancy is ${age} along.`;
  }
  if (daysToGo === 1)
    return `My baby is due tomorrow, ${date}. There is 1 day to go, and the pregnancy is ${age} along.`;
  if (daysToGo === 0) return `My baby is due today, ${date}. The pregnancy is ${age} along.`;
  if (daysToGo === -1) return `My baby was due yesterday, ${date}. The pregnancy is ${age} along.`;
  return `My baby was due on ${date}, ${formatNumber(-daysToGo)} days ago. The pregnancy is ${age} along.`;
}
