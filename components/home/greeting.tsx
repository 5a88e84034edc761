import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { BabyLine } from '@/components/birth/baby-line';
import { BabyWeek } from '@/components/birth/baby-week';
import { MyWeek } from '@/components/my-week/my-week';
import { LinkProblem } from '@/components/share/link-problem';
import { PastDueDate } from '@/components/share/past-due-date';
import { UndoNotice } from '@/components/ui/undo-notice';
import { asWidget } from '@/components/ui/widget-boundary';
import { isArrivalAsked } from '@/lib/birth/arrival-question';
import { useToday } from '@/lib/browser/clock';
import { clearLocationSearch, useLocationSearch } from '@/lib/browser/location';
import { useCountedBirth } from '@/lib/browser/use-birth';
import { forgetFollowed, storeFollowed, useFollowedDueDate } from '@/lib/browser/use-followed';
import { forgetPregnancy, readPregnancy, storePregnancy, useDueDate } from '@/lib/browser/use-pregnancy';
import { formatCalendarDate } from '@/lib/calendar/calendar-date';
import { findDueDateProblem, isCurrentDueDate } from '@/lib/pregnancy/due-date-check';
import type { StoredPregnancy } from '@/lib/pregnancy/stored-pregnancy';
import { isCounted } from '@/lib/pregnancy/term';
import { parseSharedDate } from '@/lib/share/shared-date';
import { keptHere } from '@/words/calculator/result';
import { FollowedWeek } from './followed-week';
import { SharedAnnouncement } from './shared-announcement';

/**
 * The announcement that a link brought along, what is wrong with that link, or the visitor's own week and that of the
 * baby they follow. `data-replaces-hero` where it stands in the place of the page's first screen.
 */
export const Greeting = asWidget(function Greeting() {
  const today = useToday();
  const search = useLocationSearch();
  const own = useDueDate();
  const followed = useFollowedDueDate();
  const birth = useCountedBirth(today);
  const greeting = useRef<HTMLDivElement>(null);
  // What the date of a link has replaced, until something else is kept.
  const [replaced, setReplaced] = useState<{ before: StoredPregnancy | undefined; by: string }>();
  const isFollowedOver = followed && today && findDueDateProblem(followed, today) === 'due-date-too-long-ago';
  useEffect(() => {
    // Nothing is said of it any more, so nothing is kept of it.
    if (isFollowedOver) forgetFollowed();
  }, [isFollowedOver]);
  if (!today || search === undefined) return null;
  const shared = parseSharedDate(search, today);

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
      <div ref={greeting} tabIndex={-1} data-replaces-hero className="outline-none">
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
          onKeepAsOwn={() =>
            answer(() => {
              setReplaced({ before: readPregnancy(), by: stored.dueDate });
              storePregnancy({ ...stored, origin: 'link' });
              clearLocationSearch();
            })
          }
        />
      </div>
    );
  }
  /** Puts back what the date of a link has replaced, with what it was calculated from. */
  function undo() {
    if (replaced?.before) storePregnancy(replaced.before);
    else forgetPregnancy();
    setReplaced(undefined);
  }

  // A pregnancy that was entered after a birth is the next one.
  const hasOwnWeek = isCurrentDueDate(own, today) || (!birth && isArrivalAsked(own, today));
  const baby = hasOwnWeek ? undefined : birth;
  return (
    <div
      ref={greeting}
      tabIndex={-1}
      data-replaces-hero={isCounted(own, today) || baby !== undefined || undefined}
      className="max-md:not-data-replaces-hero:mb-6 grid gap-8 outline-none empty:hidden"
    >
      {shared.status === 'problem' && <LinkProblem problem={shared.problem} />}
      {shared.status === 'past' && own?.getTime() !== shared.dueDate.getTime() && (
        <PastDueDate dueDate={shared.dueDate} />
      )}
      {replaced && own && replaced.by === formatCalendarDate(own) && (
        <UndoNotice text={keptHere} onUndo={() => answer(undo)} />
      )}
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
