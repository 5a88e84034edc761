import { ShareIcon } from '@heroicons/react/24/outline';
import { BirthButton } from '@/components/birth/birth-links';
import { SHARE_BLOCK_ID } from '@/components/share/share-block-id';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { onDemand } from '@/components/ui/on-demand';
import { formatCountdown } from '@/lib/format/countdown';
import { formatDate, getDateWords } from '@/lib/format/dates';
import { formatWeeksAndDays } from '@/lib/format/durations';
import type { CalculatorFields } from '@/lib/pregnancy/calculator-fields';
import type { CountedFrom } from '@/lib/pregnancy/counted-from';
import type { PregnancyCalculation } from '@/lib/pregnancy/pregnancy';
import { getShownWeek } from '@/lib/weeks/weeks';
import * as words from '@/words/calculator/calculator';
import { share } from '@/words/calculator/result';
import { asLongAs } from '@/words/development/week-drawing';
import { CountedFromLine } from './counted-from-line';
import { DatingNotes, DoubtfulScanAge } from './dating-notes';
import { FortyWeekPath } from './forty-week-path';
import { LineFigure } from './line-figure';

const WeekDrawing = onDemand(
  () => import('@/components/development/week-drawing').then((module) => module.WeekDrawing),
  <Room />,
);

/** Loads the drawing during the simulated wait, so that it can be shown together with the result. */
export const preloadDrawing = WeekDrawing.preload;

interface ResultProps {
  pregnancy: PregnancyCalculation;
  today: Date;
  /** False when the browser refuses to store anything. */
  isStored: boolean;
  /** Whether it came with a link: then it is in no calendar of this browser. */
  isShared: boolean;
  /** What the due date was calculated from, if it was. */
  fields: CalculatorFields | undefined;
  /** The day that it was counted from, where that is known. */
  countedFrom: CountedFrom | undefined;
}

/** The due date and what follows from it at once. So close that the buttons of the views below it are on the first screen. */
export function Result({ pregnancy, today, isStored, isShared, fields, countedFrom }: ResultProps) {
  const { dueDate, gestationalAge, trimester } = pregnancy;
  const week = getShownWeek(gestationalAge.weeks);
  return (
    <Card className="grid content-start gap-3 md:grid-cols-[minmax(18rem,1fr)_minmax(0,22rem)] md:grid-rows-[auto_auto_1fr] md:gap-x-8 lg:grid-cols-[minmax(20rem,1fr)_minmax(0,28rem)] lg:gap-x-14">
      <div className="grid">
        <div className="flex items-start justify-between gap-3">
          <p className="text-ink-soft">{dueDate < today ? words.wasDue : words.dueOn}</p>
          <Button look="quiet" onClick={showShareBlock} className="-mt-2.5 -mb-3 min-w-tap print:hidden">
            <ShareIcon aria-hidden className="size-5 shrink-0" />
            <span className="max-sm:sr-only">{share}</span>
          </Button>
        </div>
        <h2 className="text-[min(max(6.2vw,1.06rem),var(--text-2xl))] sm:text-3xl md:max-lg:text-2xl">
          {/* No line breaks within the date where it fits on one. */}
          {words.dueDay(getDateWords(dueDate).weekday, <span className="inline-block">{formatDate(dueDate)}</span>)}
        </h2>
        {countedFrom && <CountedFromLine from={countedFrom} />}
        {fields && (
          <div className="not-empty:mt-3">
            <DoubtfulScanAge fields={fields} today={today} />
          </div>
        )}
      </div>
      <dl className="flex min-w-0 flex-wrap items-baseline gap-x-5 gap-y-1">
        <LineFigure term={words.weeksPregnant} value={formatWeeksAndDays(gestationalAge)} />
        <LineFigure term={words.currentTrimester} value={words.trimesters[trimester]} />
        <LineFigure {...formatCountdown(dueDate, today)} />
      </dl>
      <div className="max-md:mx-auto max-md:w-full max-sm:max-w-60 md:col-start-2 md:row-span-3 md:row-start-1">
        <WeekDrawing week={week} asLongAs={asLongAs} />
      </div>
      <div className="grid content-start gap-3">
        <FortyWeekPath pregnancy={pregnancy} />
        {!isShared && <BirthButton week={gestationalAge.weeks} />}
        {fields && <DatingNotes fields={fields} today={today} />}
        {!isStored && <p className="notice">{words.notKept}</p>}
      </div>
    </Card>
  );
}

/** Keeps about the height of a drawing and its sentence, so that nothing below moves when they have loaded. */
function Room() {
  return (
    <div aria-hidden="true" className="grid gap-3">
      <div className="aspect-[320/224] rounded-card bg-mist" />
      <div className="min-h-14" />
    </div>
  );
}

/** The ways to share stand below the view. */
function showShareBlock() {
  const block = document.getElementById(SHARE_BLOCK_ID);
  block?.scrollIntoView({ block: 'start' });
  block?.querySelector('h2')?.focus({ preventScroll: true });
}
