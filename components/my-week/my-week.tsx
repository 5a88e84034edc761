import { PencilSquareIcon, ShareIcon } from '@heroicons/react/24/outline';
import { startOfDay } from 'date-fns';
import { ArrivalQuestion } from '@/components/birth/arrival-question';
import { BirthButton, EarlyBirthLink } from '@/components/birth/birth-links';
import { WeekDrawing } from '@/components/development/week-drawing';
import { SomethingWrong } from '@/components/emergency/something-wrong';
import { SHARE_BLOCK_ID } from '@/components/share/share-block-id';
import { SupportLink } from '@/components/support/support-link';
import { ButtonLink } from '@/components/ui/button';
import { Doors, inPairs } from '@/components/ui/doors';
import { PlainFigure } from '@/components/ui/plain-figure';
import { SiteLink } from '@/components/ui/site-link';
import { FIRST_WEEK, LAST_WEEK } from '@/data/pregnancy-rules';
import { useRegionCode } from '@/lib/browser/use-region';
import { formatCountdown } from '@/lib/format/countdown';
import { formatLongDate } from '@/lib/format/dates';
import { formatWeeks, formatWeeksAndDays } from '@/lib/format/durations';
import { getGestationalAge } from '@/lib/pregnancy/gestational-age';
import { isPastTerm } from '@/lib/pregnancy/term';
import { getProvincePath } from '@/lib/resources/provinces';
import { getShownWeek, getWeekPath } from '@/lib/weeks/weeks';
import { asLongAs } from '@/words/development/week-drawing';
import * as words from '@/words/my-week/my-week';
import { toolLinks as toolLabels } from '@/words/navigation';
import { AboutThisSite } from './about-this-site';
import { HomeScreenHint } from './home-screen-hint';
import { isNearBirth, NextSteps } from './next-steps';

/**
 * What a visitor with a due date comes back for: the week, the baby to scale, what comes next and the tools. Stands in
 * the place of the home page's first visit. The due date is a current one, or one after which we ask for the birth.
 */
export function MyWeek({ dueDate, today }: { dueDate: Date; today: Date }) {
  const age = getGestationalAge(dueDate, today);
  if (isPastTerm(age)) return <ArrivalQuestion />;
  const week = getShownWeek(age.weeks);
  return (
    <section aria-labelledby="my-week" className="grid gap-8">
      <div className="grid content-center gap-4 lg:grid-cols-[minmax(20rem,1fr)_minmax(0,35rem)] lg:grid-rows-[1fr_auto_1fr_auto] lg:gap-x-14">
        <div className="lg:self-end">
          <p className="font-semibold text-spruce">
            {age.weeks > LAST_WEEK ? words.afterLastWeek : words.weekOf(week)}
          </p>
          <h1 id="my-week" className="mt-1 text-[min(max(8vw,1.08rem),var(--text-3xl))]">
            {age.weeks < FIRST_WEEK ? words.hasBegun : words.youAre(formatWeeks(age.weeks))}
          </h1>
          <p className="mt-2 sm:text-lg">
            {(dueDate < startOfDay(today) ? words.wasDue : words.due)(formatLongDate(dueDate))}
          </p>
        </div>
        <dl className="grid grid-cols-[auto_1fr] gap-x-6">
          <PlainFigure className="sm:text-lg" term={words.weeksPregnant} value={formatWeeksAndDays(age)} />
          <PlainFigure className="sm:text-lg" {...formatCountdown(dueDate, today)} />
        </dl>
        <div className="lg:col-start-2 lg:row-span-3 lg:row-start-1">
          <WeekDrawing week={week} asLongAs={asLongAs} isComing />
        </div>
        <div className="lg:col-span-full lg:row-start-4">
          <SomethingWrong stage={age.weeks} />
        </div>
        <div className="flex flex-wrap gap-3 lg:col-start-1 lg:row-start-3 lg:self-start">
          <ButtonLink path={getWeekPath(week)} className="flex-[999_1_8rem]">
            {words.allAbout(week)}
          </ButtonLink>
          <ButtonLink look="secondary" path={`/calculator#${SHARE_BLOCK_ID}`} className="grow">
            <ShareIcon aria-hidden className="size-5 shrink-0" />
            {words.share}
          </ButtonLink>
          <BirthButton week={age.weeks} className="basis-full" />
        </div>
      </div>
      <NextSteps dueDate={dueDate} today={today} week={week} />
      <Tools week={week} />
      <HomeScreenHint today={today} />
      <p className="flex flex-wrap justify-between gap-x-6">
        <SiteLink path="/calculator#change-date" className="inline-flex min-h-11 items-center gap-2 text-link">
          <PencilSquareIcon aria-hidden className="size-5" />
          {words.changeDate}
        </SiteLink>
        <span className="flex flex-wrap gap-x-6">
          <EarlyBirthLink week={age.weeks} />
          <SupportLink />
        </span>
      </p>
      <AboutThisSite />
    </section>
  );
}

/** Tips stand elsewhere. */
const tools = [
  { id: 'contraction-timer', picture: 'stopwatch' },
  { id: 'hospital-bag', picture: 'luggage' },
  { id: 'benefits', picture: 'toonie' },
] as const;

/** The tools, and the page of one's own region. Near the birth the timer stands above, among what comes next. */
function Tools({ week }: { week: number }) {
  const region = useRegionCode();
  return (
    <Doors
      label={words.tools}
      className={`${inPairs} lg:grid-cols-4`}
      doors={[
        ...tools
          .filter(({ id }) => id !== 'contraction-timer' || !isNearBirth(week))
          .map(({ id, picture }) => ({ path: `/${id}`, picture, label: toolLabels[id].label })),
        {
          path: region ? getProvincePath(region) : '/resources',
          picture: 'house-with-garden',
          label: words.myRegion,
        },
      ]}
    />
  );
}
