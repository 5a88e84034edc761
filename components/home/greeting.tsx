import { useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { BabyLine } from '@/components/birth/baby-line';
import { BabyWeek } from '@/components/birth/baby-week';
import { MyWeek } from '@/components/my-week/my-week';
import { LinkProblem } from '@/components/share/link-problem';
import { PastDueDate } from '@/components/share/past-due-date';
import { usePregnancyChange } from '@/components/share/use-pregnancy-change';
import { UndoNotice } from '@/components/ui/undo-notice';
import { asWidget } from '@/components/ui/widget-boundary';
import { isArrivalAsked } from '@/lib/birth/arrival-question';
import { useToday } from '@/lib/browser/clock';
import { foldFirstVisit } from '@/lib/browser/fold-first-visit';
import { clearLocationSearch } from '@/lib/browser/location';
import { useCountedBirth } from '@/lib/browser/use-birth';
import { forgetFollowed, storeFollowed, useFollowedDueDate } from '@/lib/browser/use-followed';
import { useDueDate } from '@/lib/browser/use-pregnancy';
import { useSharedDate } from '@/lib/browser/use-shared-date';
import { formatCalendarDate } from '@/lib/calendar/calendar-date';
import { findDueDateProblem, isCurrentDueDate } from '@/lib/pregnancy/due-date-check';
import { isCounted } from '@/lib/pregnancy/term';
import { FollowedWeek } from './followed-week';
import { SharedAnnouncement } from './shared-announcement';

/**
 * The announcement that a link brought along, what is wrong with that link, or the visitor's own week and that of the
 * baby they follow. `data-replaces-hero` where it stands in the place of the page's first screen, 'page' where that is all
 * of the page.
 */
export const Greeting = asWidget(function Greeting() {
  const today = useToday();
  const shared = useSharedDate(today);
  const own = useDueDate();
  const followed = useFollowedDueDate();
  const birth = useCountedBirth(today);
  const greeting = useRef<HTMLDivElement>(null);
  const { adopt, undo } = usePregnancyChange();
  const isOwnCounted = today !== undefined && isCounted(own, today);
  const hasOwnPage = isOwnCounted || birth !== undefined;
  useLayoutEffect(() => {
    if (hasOwnPage) foldFirstVisit();
  }, [hasOwnPage]);
  const isFollowedOver = followed && today && findDueDateProblem(followed, today) === 'due-date-too-long-ago';
  useEffect(() => {
    // Nothing is said of it any more, so nothing of it stays stored.
    if (isFollowedOver) forgetFollowed();
  }, [isFollowedOver]);
  if (!today || !shared) return null;

  /** What was pressed goes with it, so the focus moves to what takes its place. */
  function answer(change: () => void) {
    flushSync(change);
    greeting.current?.focus({ preventScroll: true });
    greeting.current?.scrollIntoView({ block: 'start' });
  }

  if (shared.status === 'date') {
    const { dueDate } = shared;
    const isSame = (other: Date | undefined) => other?.getTime() === dueDate.getTime();
    const stored = { dueDate: formatCalendarDate(dueDate) };
    return (
      <div ref={greeting} tabIndex={-1} data-replaces-hero="page" className="outline-none">
        <SharedAnnouncement
          dueDate={dueDate}
          today={today}
          relation={isSame(own) ? 'own' : isSame(followed) ? 'followed' : 'unknown'}
          hasOther={own !== undefined}
          hasBaby={birth !== undefined}
          otherFollowed={isCurrentDueDate(followed, today) ? followed : undefined}
          onFollow={() =>
            answer(() => {
              storeFollowed(stored);
              clearLocationSearch();
            })
          }
          onAdopt={() =>
            answer(() => {
              adopt(stored.dueDate);
              clearLocationSearch();
            })
          }
        />
      </div>
    );
  }

  // A pregnancy that was entered after a birth is the next one.
  const hasOwnWeek = isCurrentDueDate(own, today) || (!birth && isArrivalAsked(own, today));
  const baby = hasOwnWeek ? undefined : birth;
  return (
    <div
      ref={greeting}
      tabIndex={-1}
      data-replaces-hero={isOwnCounted || baby !== undefined || undefined}
      className="max-md:not-data-replaces-hero:mb-6 grid gap-8 outline-none empty:hidden"
    >
      {shared.status === 'problem' && <LinkProblem problem={shared.problem} />}
      {shared.status === 'past' && own?.getTime() !== shared.dueDate.getTime() && (
        <PastDueDate dueDate={shared.dueDate} />
      )}
      {undo && <UndoNotice text={undo.text} onUndo={() => answer(undo.onUndo)} />}
      {hasOwnWeek && <MyWeek dueDate={own} today={today} />}
      {hasOwnWeek && birth && <BabyLine birthday={birth.birthday} today={today} />}
      {baby && <BabyWeek birth={baby} today={today} level={1} />}
      {isCurrentDueDate(followed, today) && (
        <FollowedWeek
          dueDate={followed}
          today={today}
          isRow={hasOwnWeek || baby !== undefined}
          onStop={() => answer(forgetFollowed)}
        />
      )}
    </div>
  );
});
