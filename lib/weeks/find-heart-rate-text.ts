import { type HeartRateText, heartRateTexts } from '@/data/heart';

/** What is said of the heart rate in a completed gestational week. There is something to say of each. */
export function findHeartRateText(week: number): HeartRateText | undefined {
  return heartRateTexts.findLast(({ fromWeek }) => week >= fromWeek);
}
