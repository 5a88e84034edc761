import { CalendarDaysIcon } from '@heroicons/react/24/outline';
import { type ReactNode, useEffect } from 'react';
import { FindCareLine } from '@/components/my-week/find-care-line';
import { NewsletterSignup } from '@/components/newsletter/newsletter-signup';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { onDemand } from '@/components/ui/on-demand';
import { UndoNotice } from '@/components/ui/undo-notice';
import { isSafari } from '@/lib/browser/device';
import type { KnownBirth } from '@/lib/browser/use-birth';
import { type KnownPregnancy, useDueDate } from '@/lib/browser/use-pregnancy';
import { type CountedFrom, findCountedFrom } from '@/lib/pregnancy/counted-from';
import { findDueDateProblem } from '@/lib/pregnancy/due-date-check';
import { getGestationalAge } from '@/lib/pregnancy/gestational-age';
import { describePregnancy } from '@/lib/pregnancy/pregnancy';
import { isPastTerm } from '@/lib/pregnancy/term';
import { getShownWeek, getWeekPath } from '@/lib/weeks/weeks';
import * as words from '@/words/calculator/calculator';
import { calendar, seeWeek } from '@/words/calculator/result';
import { DetailViews, preloadFirstView } from './detail-views';
import { PastTerm } from './past-term';
import { preloadDrawing, Result } from './result';
import { ResultEnd } from './result-end';
import { ResultPlaceholder } from './result-placeholder';
import { WhyDatesDifferLater } from './why-dates-differ-later';

const ShareBlock = onDemand(
  () => import('@/components/share/share-block').then((module) => module.ShareBlock),
  <div className="min-h-200 sm:min-h-160" />,
);

export const BabyWeek = onDemand(() => import('@/components/birth/baby-week').then((module) => module.BabyWeek));

const NextSteps = onDemand(
  () => import('@/components/my-week/next-steps').then((module) => module.NextSteps),
  <div className="min-h-104 sm:min-h-85" />,
);

const HomeScreenHint = onDemand(() =>
  import('@/components/my-week/home-screen-hint').then((module) => module.HomeScreenHint),
);

interface ResultAreaProps {
  known: KnownPregnancy;
  /** The due date of a link, shown in place of the visitor's own. */
  sharedDueDate: Date | undefined;
  today: Date | undefined;
  /** The birth whose weeks are counted in the place of a pregnancy, once `BabyWeek` has loaded. */
  birth?: KnownBirth | undefined;
  /** The due date of the result that is being calculated. */
  pendingDueDate: Date | undefined;
  onForget: () => void;
  /** See `PastTerm`. */
  callToday: ReactNode;
  /** What one tap has changed, and can take back; absent where nothing was. */
  undo?: { text: string; onUndo: () => void } | undefined;
}

/** The placeholder or the result. While a new result is calculated, the waiting text lies over it. */
export function ResultArea({ pendingDueDate, ...shown }: ResultAreaProps) {
  const isCalculating = pendingDueDate !== undefined;
  const pendingWeek = pendingDueDate && shown.today && getGestationalAge(pendingDueDate, shown.today).weeks;
  useEffect(() => {
    if (pendingWeek === undefined) return;
    preloadDrawing();
    preloadFirstView(pendingWeek);
    NextSteps.preload();
    ShareBlock.preload();
    if (isSafari()) HomeScreenHint.preload();
  }, [pendingWeek]);
  return (
    <div className="grid">
      {/* Invisible while a new result is calculated, so that the page keeps its height. */}
      <div className={`col-start-1 row-start-1 ${isCalculating ? 'invisible' : ''}`}>
        <Shown {...shown} />
      </div>
      {isCalculating && (
        <div className="col-start-1 row-start-1">
          <ResultPlaceholder text={words.calculating} />
        </div>
      )}
    </div>
  );
}

function Shown({
  known,
  sharedDueDate,
  today,
  birth,
  onForget,
  callToday,
  undo,
}: Omit<ResultAreaProps, 'pendingDueDate'>) {
  const ownDueDate = useDueDate();
  const dueDate = sharedDueDate ?? ownDueDate;
  const isShared = sharedDueDate !== undefined;
  const hasBegun = dueDate && today && findDueDateProblem(dueDate, today) !== 'due-date-too-far-ahead';
  const pregnancy = hasBegun ? describePregnancy(dueDate, today) : undefined;
  const isCounted = pregnancy && !isPastTerm(pregnancy.gestationalAge);
  const week = getShownWeek(pregnancy?.gestationalAge.weeks ?? 0);
  const own = known.status === 'known' && !isShared ? known : undefined;
  const countedFrom: CountedFrom | undefined = isShared
    ? { method: 'link' }
    : own?.value && today && findCountedFrom(own.value, today);
  return (
    <>
      {undo && (
        <div className="mb-4">
          <UndoNotice {...undo} />
        </div>
      )}
      {isCounted && today && (
        <Result
          pregnancy={pregnancy}
          today={today}
          isShared={isShared}
          fields={own?.value?.fields}
          countedFrom={countedFrom}
          isStored={own?.isStored ?? true}
        />
      )}
      {pregnancy && today && !isCounted && !birth && (
        <PastTerm
          dueDate={pregnancy.dueDate}
          today={today}
          callToday={callToday}
          onForget={isShared ? undefined : onForget}
        />
      )}
      {birth && today && (
        <Card>
          <BabyWeek birth={birth} today={today} level={2} />
        </Card>
      )}
      {!pregnancy && !birth && <ResultPlaceholder text={words.noResult} />}
      <DetailViews pregnancy={isCounted ? pregnancy : undefined}>
        {isCounted && !isShared && <FindCareLine week={pregnancy.gestationalAge.weeks} />}
      </DetailViews>
      {isCounted && (
        <div className="mt-8 grid items-start gap-6 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
          <ShareBlock pregnancy={pregnancy} />
          <NewsletterSignup />
        </div>
      )}
      {isCounted && !isShared && today && (
        <div className="mt-8 grid gap-4">
          <div className="flex flex-wrap gap-3 print:hidden">
            <ButtonLink look="secondary" path={getWeekPath(week)}>
              {seeWeek(week)}
            </ButtonLink>
            <ButtonLink look="secondary" path="/timeline#calendar">
              <CalendarDaysIcon aria-hidden className="size-5 shrink-0" />
              {calendar}
            </ButtonLink>
          </div>
          {isSafari() && <HomeScreenHint today={today} />}
          <NextSteps dueDate={pregnancy.dueDate} today={today} week={week} />
        </div>
      )}
      {/* Outside of the conditions, so that what was typed there survives when a result appears or goes. */}
      <WhyDatesDifferLater today={today} />
      {isCounted && <ResultEnd pregnancy={pregnancy} onForget={isShared ? undefined : onForget} />}
    </>
  );
}
