import { CalendarDaysIcon, ShareIcon } from '@heroicons/react/24/outline';
import { BirthButton } from '@/components/birth/birth-links';
import { SHARE_BLOCK_ID } from '@/components/share/share-block-id';
import { Button, ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { DayRange } from '@/components/ui/day-range';
import { onDemand } from '@/components/ui/on-demand';
import { WholeWords } from '@/components/ui/whole-words';
import { formatCountdown } from '@/lib/format/countdown';
import { formatDate, getDateWords } from '@/lib/format/dates';
import { formatWeeksAndDays } from '@/lib/format/durations';
import type { CalculatorFields } from '@/lib/pregnancy/calculator-fields';
import type { PregnancyCalculation } from '@/lib/pregnancy/pregnancy';
import { getShownWeek, getWeekPath } from '@/lib/weeks/weeks';
import * as words from '@/words/calculator/calculator';
import * as resultWords from '@/words/calculator/result';
import { asLongAs } from '@/words/development/week-drawing';
import { likelyDays } from '@/words/likely-days';
import { usualBirthRange } from '@/words/usual-birth-range';
import { DatingNotes, DoubtfulScanAge } from './dating-notes';
import { FortyWeekPath } from './forty-week-path';

const WeekDrawing = onDemand(
  () => import('@/components/development/week-drawing').then((module) => module.WeekDrawing),
  <Room />,
);

/** Loads the drawing during the simulated wait, so that it can be shown together with the result. */
export const preloadDrawing = WeekDrawing.preload;

interface ResultProps {
  pregnancy: PregnancyCalculation;
  today: Date;
  /** False when the browser refuses to keep anything. */
  isKept: boolean;
  /** Whether it came with a link: then it is in no calendar of this browser. */
  isShared: boolean;
  /** What the due date was calculated from, if it was. */
  fields: CalculatorFields | undefined;
}

export function Result({ pregnancy, today, isKept, isShared, fields }: ResultProps) {
  const { dueDate, gestationalAge, trimester, safeBirthRange } = pregnancy;
  const week = getShownWeek(gestationalAge.weeks);
  return (
    // On a small phone so close that date, drawing and the three actions stand on the first screen.
    <Card className="grid content-start gap-3 sm:gap-5 lg:grid-cols-[minmax(20rem,1fr)_minmax(0,35rem)] lg:gap-x-14">
      <div>
        <p className="text-ink-soft">{dueDate < today ? words.wasDue : words.dueOn}</p>
        <h2 className="text-[min(max(6.2vw,1.06rem),var(--text-2xl))] sm:text-3xl">
          {/* No line breaks within the date where it fits on one. */}
          {words.dueDay(getDateWords(dueDate).weekday, <span className="inline-block">{formatDate(dueDate)}</span>)}
        </h2>
      </div>
      {fields && <DoubtfulScanAge fields={fields} today={today} />}
      <dl className="grid min-w-0 grid-cols-[1.5fr_1fr_1fr] gap-2 max-[359px]:grid-cols-2">
        <Figure term={words.weeksPregnant} value={formatWeeksAndDays(gestationalAge)} />
        <Figure term={words.currentTrimester} value={words.trimesters[trimester]} />
        <Figure {...formatCountdown(dueDate, today)} />
      </dl>
      <div className="lg:col-start-2 lg:row-span-6 lg:row-start-1">
        <WeekDrawing week={week} asLongAs={asLongAs} />
      </div>
      <div className="grid fit-cols-2 gap-3">
        <ButtonLink path={getWeekPath(week)} className="col-span-full">
          {resultWords.seeWeek(week)}
        </ButtonLink>
        {!isShared && (
          <ButtonLink look="secondary" path="/timeline#calendar">
            <CalendarDaysIcon aria-hidden className="size-5 shrink-0" />
            {resultWords.calendar}
          </ButtonLink>
        )}
        <Button look="secondary" onClick={showShareBlock} className={isShared ? 'col-span-full' : ''}>
          <ShareIcon aria-hidden className="size-5 shrink-0" />
          {resultWords.share}
        </Button>
        {!isShared && <BirthButton week={gestationalAge.weeks} className="col-span-full" />}
      </div>
      <FortyWeekPath pregnancy={pregnancy} />
      <div className="text-ink-soft">
        <p>{usualBirthRange(<DayRange {...safeBirthRange} />)}</p>
        <p className="mt-1 text-sm">{likelyDays.text}</p>
      </div>
      {fields && (
        <div className="grid gap-5 empty:hidden">
          <DatingNotes fields={fields} today={today} />
        </div>
      )}
      {!isKept && <p className="notice">{words.notKept}</p>}
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

/** The ways to share stand below the views. */
function showShareBlock() {
  const block = document.getElementById(SHARE_BLOCK_ID);
  block?.scrollIntoView({ block: 'start' });
  block?.querySelector('h2')?.focus({ preventScroll: true });
}

function Figure({ term, value }: { term: string; value: string }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="wrap-anywhere text-ink-soft text-sm">
        <WholeWords label={term} />
      </dt>
      <dd className="font-semibold text-balance font-serif tabular-nums leading-snug sm:text-xl lg:text-lg">{value}</dd>
    </div>
  );
}
