import { differenceInCalendarDays } from 'date-fns';
import { isBornEarly } from '@/lib/birth/baby-age';
import type { KnownBirth } from '@/lib/browser/use-birth';
import { formatDaysInWeeks, formatWeeksAndDays } from '@/lib/format/durations';
import { getGestationalAge } from '@/lib/pregnancy/gestational-age';
import * as words from '@/words/birth/after-birth';

/** Both ages of a baby that came before 37 weeks; nothing for others, or without the due date. */
export function EarlyAges({ birth: { birthday, dueDate }, today }: { birth: KnownBirth; today: Date }) {
  if (!dueDate || !isBornEarly(birthday, dueDate)) return null;
  const correctedDays = differenceInCalendarDays(today, dueDate);
  return (
    <>
      <p>{words.bornAt(formatWeeksAndDays(getGestationalAge(dueDate, birthday)))}</p>
      <p>
        {correctedDays < 0
          ? words.stillBefore(formatWeeksAndDays(getGestationalAge(dueDate, today)))
          : words.correctedAge(formatDaysInWeeks(correctedDays))}
      </p>
    </>
  );
}
