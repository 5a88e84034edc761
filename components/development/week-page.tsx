import type { ReactNode } from 'react';
import { BodyText } from '@/components/ui/body-text';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Disclosure } from '@/components/ui/disclosure';
import { PictureFile } from '@/components/ui/picture-file';
import { SourceList } from '@/components/ui/source-list';
import { StatementList } from '@/components/ui/statement-list';
import type { Statement } from '@/data/statement';
import { formatWeeksAndDays } from '@/lib/format/durations';
import { bindNumbers } from '@/lib/format/text';
import { listWeekSources } from '@/lib/sources/page-sources';
import { type CanadianSizeComparison, getComparisonHeading } from '@/lib/weeks/comparisons';
import { hasLength } from '@/lib/weeks/fetal-size';
import type { WeeklyRecord } from '@/lib/weeks/week-record';
import { pictureForWeek } from '@/words/development/drawing-caption';
import * as words from '@/words/development/week-page';
import { listName } from '@/words/warning-signs';
import { AppointmentList } from './appointment-list';
import { ComparisonCard } from './comparison-card';
import { InlineScaleDrawing } from './inline-scale-drawing';
import { HowWeEstimate, SizeFigures, SizeNotes } from './size-figures';
import { ThingName } from './thing-name';
import { WeekStrip } from './week-strip';
import { WhenToCall } from './when-to-call';

/** Pages of the site link to it. */
const LIST_ID = 'when-to-call';

/** Everything about one week of pregnancy. */
export function WeekPage({ record }: { record: WeeklyRecord }) {
  const { week, title, lead, canadianSizeComparisons } = record;
  const [main] = canadianSizeComparisons;
  return (
    <article className="page-width">
      <WeekStrip week={week} label={words.weeks} className="pt-2 md:pt-6" />
      <header className="grid items-start gap-x-12 gap-y-5 pt-3 md:pt-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <div>
          <p className="font-semibold text-spruce">{words.weekOf(week)}</p>
          <h1 className="mt-1">{title}</h1>
          {/* lib/browser/light/own-week shows this line to the visitor whose week it is. */}
          <p data-week={week} hidden suppressHydrationWarning className="mt-3 font-semibold text-spruce">
            {words.isYourWeek}
          </p>
          <p className="mt-3 max-w-reading text-lg">
            <BodyText text={lead.text} />
          </p>
        </div>
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {hasLength(week) ? <InlineScaleDrawing week={week} comparison={main} /> : <HeroPicture {...main} />}
        </div>
        <div className="grid max-w-md gap-3">
          <dl className="grid grid-cols-2 gap-3 *:only:col-span-2 empty:hidden">
            <SizeFigures week={week} />
          </dl>
          <SizeNotes week={week} />
        </div>
      </header>
      <div className="mt-8 grid items-start gap-x-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <div>
          <Part title={words.yourBaby}>
            <WeekStatements statements={record.developmentMilestones} />
          </Part>
          <Part title={words.you}>
            <WeekStatements statements={record.motherChanges} />
          </Part>
          <Part title={words.inCanada}>
            <WeekStatements statements={record.tips} />
          </Part>
        </div>
        <div className="lg:row-span-2">
          <Part title={words.whenToCall} id={LIST_ID}>
            <WhenToCall week={week} heading="h3" />
          </Part>
          <Part title={words.appointments}>
            <AppointmentList week={week} />
          </Part>
        </div>
        <Part title={getComparisonHeading(week, canadianSizeComparisons.length)}>
          {canadianSizeComparisons.map((comparison) => (
            <ComparisonCard key={comparison.picture} comparison={comparison} heading="h3" />
          ))}
        </Part>
      </div>
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
        </Disclosure>
        <HowWeEstimate week={week} />
        <SourceList keys={listWeekSources(record)} className="" />
      </div>
      <WeekStrip week={week} label={words.weeksAtTheEnd} className="mt-10">
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

/** Statements of a week, in which the name of the list of when to call leads there. */
function WeekStatements({ statements }: { statements: Statement[] }) {
  return (
    <StatementList
      statements={statements}
      renderText={(text) => {
        const [before = '', after] = text.split(listName);
        if (after === undefined) return <BodyText text={text} />;
        return (
          <>
            <BodyText text={before} />
            <a href={`#${LIST_ID}`} className="text-link">
              {listName}
            </a>
            <BodyText text={after} />
          </>
        );
      }}
    />
  );
}

function Part({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <Card className="mb-6 grid break-inside-avoid gap-4">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children}
    </Card>
  );
}

/** For weeks without a length: nothing is drawn to scale. */
function HeroPicture({ name, picture }: CanadianSizeComparison) {
  return (
    <figure>
      <div className="grid place-items-center rounded-card bg-mist py-6 lg:py-10 print:border print:border-line">
        <PictureFile name={picture} text="" size={200} className="max-lg:size-32" />
      </div>
      <figcaption className="mt-3 text-lg leading-snug">{pictureForWeek(<ThingName>{name}</ThingName>)}</figcaption>
    </figure>
  );
}
