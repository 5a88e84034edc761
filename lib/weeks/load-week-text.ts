import type { WeekText } from '@/words/weeks/types';

/**
 * What we say about a gestational week, 1 to 40, from the file of that week alone: a reader of one week does not load
 * the other thirty-nine. Rejects for any other week, and where the file cannot be had.
 */
export async function loadWeekText(week: number): Promise<WeekText> {
  const texts: Record<string, WeekText> = await import(`@/words/weeks/week-${String(week).padStart(2, '0')}`);
  const text = texts[`week${week}`];
  if (!text) throw new RangeError(`There is no week ${week}.`);
  return text;
}
