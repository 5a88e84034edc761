import type { AdvicePlace } from '@/data/labour-rules';
import type { Advice } from '@/lib/contractions/advice';
import type { AdviceLine } from '@/lib/contractions/advice-lines';
import { formatDate } from '@/lib/format/dates';
import { formatNumber } from '@/lib/format/numbers';
import { formatMinutesSeconds, formatTimeOfDay } from '@/lib/format/times';
import * as words from '@/words/contractions/advice';

/** A line of the advice as it is read, by where the visitor goes. */
export function getAdviceText(line: AdviceLine, care: AdvicePlace): string {
  if (line.id === 'too-close' || line.id === 'long' || line.id === 'running-long') {
    const text = words.signAdvice({ sign: words.signs[line.id], order: words.orders[care][line.order] });
    return line.id === 'too-close' ? `${text} ${words.ifTooLate[care]}` : text;
  }
  const text = words.adviceTexts[care][line.id];
  return line.startsTerm ? words.atTermOnly(text) : text;
}

/**
 * Tells when the last contraction came, as past.
 * @param today with another day than that of the contraction, the day is told, too
 */
export function getPastText(
  { interval, order }: Pick<Advice, 'interval' | 'order'>,
  latestStart: number,
  today: Date,
): string {
  const gap = interval === undefined ? undefined : formatGap(interval);
  const time = formatTimeOfDay(latestStart);
  const past =
    latestStart >= +today
      ? words.lastOnes({ time, gap })
      : words.lastOnesOfDay({ day: formatDate(new Date(latestStart)), time, gap });
  return `${past} ${words.noneSince[order === 'go' ? 'go' : 'call']}`;
}

function formatGap(seconds: number): string {
  return seconds % 60 === 0 && seconds > 60 ? words.minutes(formatNumber(seconds / 60)) : formatMinutesSeconds(seconds);
}
