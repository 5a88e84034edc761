import type { ReactNode } from 'react';
import { WhereYouLive } from '@/components/my-week/where-you-live';
import { Button } from '@/components/ui/button';
import { onDemand } from '@/components/ui/on-demand';
import type { AfterBirthTask } from '@/data/after-birth/papers';
import { isBornEarly } from '@/lib/birth/baby-age';
import { describeAge } from '@/lib/birth/describe-age';
import { listFutureMilestones } from '@/lib/birth/future-milestones';
import type { KnownBirth } from '@/lib/browser/use-birth';
import { useRegionCode } from '@/lib/browser/use-region';
import { formatLongDate } from '@/lib/format/dates';
import * as words from '@/words/birth/after-birth';
import { EarlyAges } from './baby-ages';
import { CardOfToday } from './card-of-today';
import { NextPaper } from './next-paper';
import { Papers } from './papers';

const CardMaker = onDemand(
  () => import('@/components/share/card-maker').then((module) => module.CardMaker),
  <p className="min-h-152 text-ink-soft sm:min-h-76">{words.loadingCard}</p>,
);

const MOST_MILESTONES = 4;

interface FirstWeeksProps {
  birth: KnownBirth;
  today: Date;
  /** False when the browser refuses to store anything. */
  isStored: boolean;
  regionGuides: ReactNode;
  paperTitles: Record<AfterBirthTask, string>;
  onUndo: () => void;
}

/** What stands after the birth. A baby that came early gets both ages and the team first, and no firsts to wait for. */
export function FirstWeeks({ birth, today, isStored, regionGuides, paperTitles, onUndo }: FirstWeeksProps) {
  const { birthday, dueDate } = birth;
  const isEarly = dueDate !== undefined && isBornEarly(birthday, dueDate);
  const region = useRegionCode();
  const leave = region === undefined ? words.leave.unknown : region === 'QC' ? words.leave.qpip : words.leave.ei;
  const age = describeAge(birthday, today);
  return (
    <div className="grid gap-10">
      <section aria-labelledby="welcome" className="grid max-w-reading gap-3">
        <p className="text-ink-soft">{words.born(formatLongDate(birthday))}</p>
        <h2 id="welcome" className="text-2xl sm:text-3xl">
          {isEarly ? age : words.congratulations}
        </h2>
        {!isEarly && <p className="font-semibold font-serif text-lg">{age}</p>}
        {isEarly ? (
          <>
            <EarlyAges birth={birth} today={today} />
            <p>{words.twoAges}</p>
            <p>{words.yourTeam}</p>
          </>
        ) : (
          <p>{words.realDay}</p>
        )}
        {!isStored && <p className="notice">{words.notKept}</p>}
        <CardOfToday birthday={birthday} today={today} />
      </section>
      <div className="print:hidden">
        <CardMaker occasion="born" date={birthday} />
      </div>
      <Papers leave={leave}>
        <NextPaper birthday={birthday} today={today} titles={paperTitles} />
      </Papers>
      <WhereYouLive />
      {regionGuides}
      {!isEarly && <Firsts birthday={birthday} today={today} />}
      <p className="print:hidden">
        <Button look="quiet" onClick={onUndo}>
          {dueDate ? words.undo : words.undoWithoutDate}
        </Button>
      </p>
    </div>
  );
}

/** The next firsts, counted from the birthday. */
function Firsts({ birthday, today }: { birthday: Date; today: Date }) {
  const ahead = listFutureMilestones(birthday)
    .filter(({ date }) => date > today)
    .slice(0, MOST_MILESTONES);
  if (ahead.length === 0) return null;
  return (
    <section aria-labelledby="firsts">
      <h2 id="firsts">{words.firstsTitle}</h2>
      <p className="mt-2 max-w-reading text-ink-soft">{words.firstsIntro}</p>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {ahead.map(({ id, title, timeframe }) => (
          <li key={id} className="rounded-card border border-line bg-card p-5">
            <h3>{title}</h3>
            <p className="text-ink-soft text-sm">{timeframe}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
