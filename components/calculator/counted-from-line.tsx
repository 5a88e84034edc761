import { formatLongDate } from '@/lib/format/dates';
import { formatDays, formatWeeksAndDays } from '@/lib/format/durations';
import type { CountedFrom } from '@/lib/pregnancy/counted-from';
import { countedFrom as words } from '@/words/calculator/result';

/** Says in words from which day the due date was counted: one that was typed or read in another order shows here. */
export function CountedFromLine({ from }: { from: CountedFrom }) {
  return <p className="mt-1 text-ink-soft text-sm">{describeCountedFrom(from)}</p>;
}

function describeCountedFrom(from: CountedFrom): string {
  if (!('date' in from)) return words[from.method];
  const day = formatLongDate(from.date);
  if (from.method === 'lmp') return words.lmp(day);
  if (from.method === 'ultrasound') return words.ultrasound(day, formatWeeksAndDays(from));
  return from.embryoAgeDays ? words.transfer(day, formatDays(from.embryoAgeDays)) : words.conception(day);
}
