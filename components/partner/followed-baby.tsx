import { WeekDrawing } from '@/components/development/week-drawing';
import { SomethingWrong } from '@/components/emergency/something-wrong';
import { Doors } from '@/components/ui/doors';
import { PREGNANCY_DAYS } from '@/data/pregnancy-rules';
import { formatDate } from '@/lib/format/dates';
import type { CopyStage } from '@/lib/partner/copy-link';
import type { FollowedCopy } from '@/lib/partner/followed-copy';
import { getLateAct, listActs } from '@/lib/partner/partner-acts';
import type { ShownCopy } from '@/lib/partner/shown-copy';
import { type GestationalAge, getGestationalAge } from '@/lib/pregnancy/gestational-age';
import { listComparisons } from '@/lib/weeks/comparisons';
import { getShownWeek, getWeekPath } from '@/lib/weeks/weeks';
import { theirsAsLongAs } from '@/words/development/week-drawing';
import { askThem, stopFollowing } from '@/words/home/greeting';
import { toolLinks } from '@/words/navigation';
import * as words from '@/words/partner/followed';
import { afterBirth } from '@/words/partner/lines';
import { Acts } from './acts';
import { AndYou } from './and-you';
import { CopyNote } from './copy-note';
import { FollowedBag } from './followed-bag';
import { FollowedDates } from './followed-dates';

export interface FollowedBabyProps {
  shown: ShownCopy;
  today: Date;
  /** Whether the due date is also the visitor's own. */
  isOwn: boolean;
  /** False where the browser stores nothing. */
  isStored: boolean;
  /** What has just become of the link: its copy is followed now, or was so before. */
  news: 'followed' | 'known' | undefined;
  onFollow: (copy: FollowedCopy) => void;
  /** Leaves what is followed as it is. */
  onKeep: () => void;
  onStop: () => void;
}

/** Somebody else's week: what whoever follows it can do, what comes next, the bag as it was, and whom to call. */
export function FollowedBaby({ shown, today, onStop, ...note }: FollowedBabyProps) {
  const { copy, stage, from } = shown;
  const age = stage.stage === 'expected' ? getGestationalAge(stage.dueDate, today) : undefined;
  const isCounted = age !== undefined && !isDue(age);
  const week = age && getShownWeek(age.weeks);
  const acts = stage.stage === 'born' ? afterBirth : isCounted && week !== undefined ? listActs(week) : [];
  return (
    <div className="grid gap-8 pt-6 md:pt-12 print:gap-5 print:pt-0">
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)] lg:items-start lg:gap-x-14 print:block">
        <div className="grid gap-5">
          <div>
            <p className="font-semibold text-spruce">{describeDay(stage, from, today)}</p>
            <h1 tabIndex={-1} className="mt-1 text-[min(max(8vw,1.08rem),var(--text-3xl))] outline-none">
              {getTitle(stage, isCounted ? week : undefined)}
            </h1>
          </div>
          <CopyNote shown={shown} {...note} />
          {(stage.stage === 'over' || (stage.stage === 'expected' && !isCounted)) && (
            <p className="text-lg">{askThem}</p>
          )}
        </div>
        {isCounted && week !== undefined && (
          <div className="lg:row-span-2 print:hidden">
            <WeekDrawing week={week} asLongAs={theirsAsLongAs} />
          </div>
        )}
        {age && !isCounted && (
          <section aria-labelledby="not-here-yet" className="max-w-reading">
            <h2 id="not-here-yet" className="mb-3 text-xl">
              {words.notHereYet}
            </h2>
            <Acts acts={[getLateAct(age)]} />
          </section>
        )}
        {acts.length > 0 && (
          <section aria-labelledby="acts">
            <h2 id="acts" className="mb-3 text-xl">
              {words.acts(acts.length)}
            </h2>
            <Acts acts={acts} />
          </section>
        )}
      </div>
      {stage.stage !== 'over' && (
        <div className="max-w-reading">
          <SomethingWrong stage={stage.stage === 'born' ? 'after-birth' : age?.weeks} />
        </div>
      )}
      <div className="grid gap-8 lg:grid-cols-2 lg:items-start lg:gap-x-14">
        {isCounted && stage.stage === 'expected' && <FollowedDates copy={copy} dueDate={stage.dueDate} today={today} />}
        <div className="grid max-w-reading gap-8">
          {isCounted && copy?.bag && <FollowedBag bag={copy.bag} madeOn={copy.madeOn} />}
          {stage.stage !== 'over' && (
            <Doors
              label={words.doors}
              className=""
              doors={stage.stage === 'born' ? doorsAfterBirth : listDoors(isCounted ? week : undefined)}
            />
          )}
          <AndYou region={copy?.region} />
        </div>
      </div>
      {from === 'followed' && (
        <p className="print:hidden">
          <button type="button" onClick={onStop} className="min-h-11 text-link">
            {stopFollowing}
          </button>
        </p>
      )}
    </div>
  );
}

/** From the due date on nothing is counted: whoever follows may not have been told how it went. */
const isDue = ({ weeks, days }: GestationalAge) => weeks * 7 + days >= PREGNANCY_DAYS;

function describeDay(stage: CopyStage, from: ShownCopy['from'], today: Date): string {
  const say = from === 'link' ? words.copyFor : words;
  if (stage.stage === 'born') return say.born(formatDate(stage.birthday));
  if (stage.stage === 'over') return formatDate(stage.day);
  return (stage.dueDate < today ? say.wasDue : say.due)(formatDate(stage.dueDate));
}

function getTitle({ stage }: CopyStage, week: number | undefined): string {
  if (stage === 'born') return words.isHere;
  if (stage === 'over') return words.over;
  return week === undefined ? words.nearBirth : words.yourPart(week);
}

const doorsAfterBirth = [
  { path: '/first-six-weeks', picture: 'baby-moccasin', label: words.firstSixWeeks },
  { path: '/after-birth', picture: 'maple-key', label: words.afterBirth },
];

/** @param week the week that is counted; absent from the due date on */
const listDoors = (week: number | undefined) => [
  {
    path: '/contraction-timer',
    picture: 'stopwatch',
    label: toolLinks['contraction-timer'].label,
    note: toolLinks['contraction-timer'].about,
  },
  ...(week === undefined
    ? []
    : [{ path: getWeekPath(week), picture: listComparisons(week)[0].picture, label: words.allAbout(week) }]),
];
