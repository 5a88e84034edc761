import { useIsLoaded } from '@/components/ui/use-is-loaded';
import { useCountedBirth } from '@/lib/browser/use-birth';
import { usePregnancy } from '@/lib/browser/use-pregnancy';
import { useSharedDate } from '@/lib/browser/use-shared-date';
import { parseCalendarDate } from '@/lib/calendar/calendar-date';
import { isCounted } from '@/lib/pregnancy/term';
import { BabyWeek } from './result-area';

/** Which date the page shows: that of a link comes before the visitor's own, and that before the birth of a baby. */
export function useShownDate(today: Date | undefined) {
  const known = usePregnancy();
  const shared = useSharedDate(today) ?? { status: 'none' };
  const counted = useCountedBirth(today);

  const stored = known.status === 'known' ? known.value : undefined;
  const isReady = today !== undefined && known.status === 'known';
  const isShared = shared.status === 'date';
  const hasResult = isReady && !isShared && isCounted(parseCalendarDate(stored?.dueDate ?? ''), today);
  const birth = isShared || hasResult ? undefined : counted;
  const isBabyLoaded = useIsLoaded(BabyWeek, birth !== undefined);
  return {
    known,
    stored,
    shared,
    isReady,
    isShared,
    hasResult,
    birth,
    isBabyLoaded,
    /** Whether all that decides where things stand is known and loaded. */
    isSettled: isReady && (birth === undefined || isBabyLoaded),
  };
}
