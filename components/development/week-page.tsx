import '@/components/ui/text-sheet.css';
import type { ReactNode } from 'react';
import { SomethingWrongList } from '@/components/emergency/something-wrong';
import { BodyText } from '@/components/ui/body-text';
import { ButtonLink } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { PictureFile } from '@/components/ui/picture-file';
import { SiteLink } from '@/components/ui/site-link';
import { SourceList } from '@/components/ui/source-list';
import { formatWeeksAndDays } from '@/lib/format/durations';
import { bindNumbers, lowerFirst } from '@/lib/format/text';
import { getMonthOfWeek, MONTHS } from '@/lib/pregnancy/months';
import { getTrimester } from '@/lib/pregnancy/trimesters';
import { listWeekSources } from '@/lib/sources/page-sources';
import { type CanadianSizeComparison, getComparisonHeading } from '@/lib/weeks/comparisons';
import { hasLength } from '@/lib/weeks/fetal-size';
import { findBabyDrawing } from '@/lib/weeks/scale-drawing';
import type { WeeklyRecord } from '@/lib/weeks/week-record';
import { dottedLine, sameScale } from '@/words/development/figures';
import * as words from '@/words/development/week-page';
import { toTable } from '@/words/how-many-weeks';
import { title as toDo } from '@/words/to-dos';
import { ComparisonCard } from './comparison-card';
import { InlineScaleDrawing } from './inline-scale-drawing';
import { HowWeEstimate } from './size-figures';
import { SizeLine } from './size-line';
import { ToDoList } from './to-do-list';
import { LIST_ID, WeekFacts } from './week-facts';
import { WeekStrip } from './week-strip';
import { WhenToCall } from './when-to-call';

/** From this week the list of when to call leads to what is known of movements. Our own choice: most feel them by then. */
const MOVEMENTS_WEEK = 24;

const TIPS_ID = 'tips';

interface WeekPageProps {
  record: WeeklyRecord;
  /** What stands directly after what there is to do: its script. */
  children?: ReactNode;
}

/** Everything about one week of pregnancy: picture, name and figures, whom to call, then what happens and what to do. */
export function WeekPage({ record, children }: WeekPageProps) {
  const { week, title, lead, tips, canadianSizeComparisons } = record;
  const [main] = canadianSizeComparisons;
  return (
    <article className="text-sheet text-sheet-columns page-width">
      <WeekStrip week={week} label={words.weeks} className="pt-2 md:pt-6" />
      <header className="grid items-start gap-x-12 gap-y-4 pt-2 md:pt-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <div>
          <p className="font-semibold text-spruce">
            {bindNumbers(words.monthAndTrimester(getMonthOfWeek(week), MONTHS, getTrimester(week * 7)))}
          </p>
          <h1 className="mt-1">{bindNumbers(words.title(week, lowerFirst(title)))}</h1>
          {/* lib/browser/light/own-week shows this line to the visitor whose week it is. */}
          <p data-week={week} hidden suppressHydrationWarning className="mt-2 font-semibold text-spruce">
            {words.isYourWeek}
          </p>
        </div>
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {hasLength(week) ? (
            <InlineScaleDrawing week={week} comparison={main} hasCaption={false} />
          ) : (
            <HeroPicture {...main} />
          )}
        </div>
        <div className="grid max-w-reading gap-4">
          <SizeLine week={week} comparison={main} />
          <SomethingWrongList stage={week} heading="h2">
            {/* In here, so that a browser opens what an address with this hash leads to, also without script. */}
            <div id={LIST_ID} className="grid scroll-mt-24 gap-4">
              <WhenToCall week={week} heading="h3" />
              {week >= MOVEMENTS_WEEK && (
                <SiteLink path="/movements" className="inline-flex min-h-11 items-center text-link">
                  {words.aboutMovements}
                </SiteLink>
              )}
            </div>
          </SomethingWrongList>
          <p>
            <BodyText text={lead.text} />
          </p>
        </div>
      </header>
      <div className="mt-6 grid items-start gap-x-12 lg:grid-cols-2">
        <div>
          <Part title={words.yourBaby}>
            <WeekFacts about={words.yourBaby} statements={record.developmentMilestones} />
          </Part>
          <Part title={words.you}>
            <WeekFacts about={words.you} statements={record.motherChanges} />
          </Part>
        </div>
        <div>
          <Part title={toDo}>
            <ToDoList week={week} regionalTips={tips.filter(({ regions }) => regions)} tipsId={TIPS_ID} />
          </Part>
          <Part title={words.inCanada}>
            <WeekFacts about={words.inCanada} statements={tips.filter(({ regions }) => !regions)} id={TIPS_ID} />
          </Part>
          {children}
        </div>
      </div>
      <Part title={getComparisonHeading(week, canadianSizeComparisons.length)}>
        <div className="grid items-start gap-x-12 gap-y-4 lg:grid-cols-2">
          {canadianSizeComparisons.map((comparison) => (
            <ComparisonCard key={comparison.picture} comparison={comparison} heading="h3" />
          ))}
        </div>
      </Part>
      <div className="mt-4 max-w-reading divide-y divide-line border-line border-t">
        <Disclosure summary={words.howWeCount}>
          <p>
            {bindNumbers(
              words.span(
                week,
                formatWeeksAndDays({ weeks: week, days: 0 }),
                formatWeeksAndDays({ weeks: week, days: 6 }),
              ),
            )}
          </p>
          <p className="mt-3">{bindNumbers(words.monthRule(MONTHS))}</p>
          <p className="print:hidden">
            <SiteLink path="/how-many-weeks" className="inline-flex min-h-11 items-center text-link">
              {toTable}
            </SiteLink>
          </p>
        </Disclosure>
        <HowWeEstimate week={week}>
          {hasLength(week) && (
            <p className="mt-3">
              {sameScale} {findBabyDrawing(week)?.headToHeel && dottedLine}
            </p>
          )}
        </HowWeEstimate>
        <SourceList keys={listWeekSources(record)} className="" />
      </div>
      <WeekStrip week={week} label={words.weeksAtTheEnd} className="mt-6">
        <p className="mt-3 flex flex-wrap gap-3">
          <ButtonLink look="secondary" path="/development">
            {words.allWeeks}
          </ButtonLink>
          <ButtonLink look="secondary" path="/calculator">
            {words.findYourWeek}
          </ButtonLink>
        </p>
      </WeekStrip>
    </article>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mb-6 grid break-inside-avoid content-start gap-2">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** For weeks without a length: nothing is drawn to scale. */
function HeroPicture({ picture }: CanadianSizeComparison) {
  return (
    <div className="grid place-items-center rounded-card bg-mist py-6 lg:py-10 print:border print:border-line">
      <PictureFile name={picture} text="" size={200} className="max-lg:size-32" />
    </div>
  );
}
