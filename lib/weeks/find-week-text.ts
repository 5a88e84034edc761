import { weekTexts } from '@/data/weeks';
import type { WeekText } from '@/data/weeks/types';

/** What we say about a gestational week, 1 to 40; undefined for any other. */
export function findWeekText(week: number): WeekText | undefined {
  return weekTexts.find((text) => text.week === week);
}
