import { ArrowLeftIcon, ArrowRightIcon } from '@heroicons/react/24/outline';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { PictureFile } from '@/components/ui/picture-file';
import { SiteLink } from '@/components/ui/site-link';
import { SourceList } from '@/components/ui/source-list';
import { StatementList } from '@/components/ui/statement-list';
import { FIRST_WEEK, LAST_WEEK } from '@/data/pregnancy-rules';
import { formatWeeksAndDays } from '@/lib/format/durations';
import { keepTogether } from '@/lib/format/text';
import { listWeekSources } from '@/lib/sources/page-sources';
import { listAppointments } from '@/lib/weeks/appointments';
import { type CanadianSizeComparison, getComparisonHeading } from '@/lib/weeks/comparisons';
import { hasLength } from '@/lib/weeks/fetal-size';
import type { WeeklyRecord } from '@/lib/weeks/week-record';
import { getWeekPath } from '@/lib/weeks/weeks';
import * as words from '@/words/development/week-page';
import { AppointmentList } from './appointment-list';
import { ComparisonCard } from './comparison-card';
import { InlineScaleDrawing } from './inline-scale-drawing';
import { HowWeEstimate, SizeFigures, SizeNotes } from './size-figures';
import { WhenToCall } from './when-to-call';

/** Everything about one week of pregnancy. */
export function WeekPage({ record }: { record: WeeklyRecord }) {
  const { week, title, canadianSizeComparisons } = record;
  const [main] = canadianSizeComparisons;
  // The list of sources goes below the shorter of two columns.
  const isRightShorter = listAppointments(week).length === 0;
  return (
    <article className="page-width">
      <header className="grid items-center gap-x-12 gap-y-6 pt-8 md:pt-14 lg:grid-cols-2">
        <div>
          <p className="font-semibold text-spruce">{words.weekOf(week)}</p>
          <h1 className="mt-1">{title}</h1>
          {/* site.js shows this line to the visitor whose week it is. */}
          <p data-week={week} hidden suppressHydrationWarning className="mt-3 font-semibold text-spruce">
            {words.isYourWeek}
          </p>
          <p className="mt-3 max-w-reading text-ink-soft">
            {keepTogether(
              words.span(
                week,
                formatWeeksAndDays({ weeks: week, days: 0 }),
                formatWeeksAndDays({ weeks: week, days: 6 }),
              ),
            )}{' '}
            <SiteLink path="/calculator" className="text-link">
              {words.findYourWeek}
            </SiteLink>
          </p>
          <dl className="mt-6 grid max-w-md grid-cols-2 gap-3">
            <SizeFigures week={week} />
          </dl>
          <div className="mt-3 max-w-md">
            <SizeNotes week={week} />
          </div>
        </div>
        {hasLength(week) ? <InlineScaleDrawing week={week} comparison={main} /> : <HeroPicture {...main} />}
      </header>
      <div className="mt-10 grid items-start gap-x-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <div className={isRightShorter ? 'lg:row-span-2' : undefined}>
          <Part title={words.yourBaby}>
            <StatementList statements={record.developmentMilestones} />
          </Part>
          <Part title={words.you}>
            <StatementList statements={record.motherChanges} />
          </Part>
          <Part title={words.inCanada}>
            <StatementList statements={record.tips} />
          </Part>
        </div>
        <div className={isRightShorter ? undefined : 'lg:row-span-2'}>
          <Part title={words.whenToCall} id="when-to-call">
            <WhenToCall week={week} heading="h3" />
          </Part>
          <Part title={getComparisonHeading(week, canadianSizeComparisons.length)}>
            {canadianSizeComparisons.map((comparison) => (
              <ComparisonCard key={comparison.picture} comparison={comparison} heading="h3" />
            ))}
            <HowWeEstimate week={week} />
          </Part>
          <Part title={words.appointments}>
            <AppointmentList week={week} />
          </Part>
        </div>
        <div className={isRightShorter ? 'lg:col-start-2' : undefined}>
          <SourceList keys={listWeekSources(record)} />
        </div>
      </div>
      <nav aria-label={words.weeks} className="print:hidden mt-12 grid grid-cols-2 gap-3 sm:grid-cols-3">
        {week > FIRST_WEEK && (
          <WeekLink week={week - 1} className="justify-self-start">
            <ArrowLeftIcon aria-hidden className="size-5" />
            {words.weekNumber(week - 1)}
          </WeekLink>
        )}
        <WeekLink className="max-sm:row-start-2 max-sm:col-span-2 sm:col-start-2 sm:justify-self-center">
          {words.allWeeks}
        </WeekLink>
        {week < LAST_WEEK && (
          <WeekLink week={week + 1} className="col-start-2 justify-self-end sm:col-start-3">
            {words.weekNumber(week + 1)}
            <ArrowRightIcon aria-hidden className="size-5" />
          </WeekLink>
        )}
      </nav>
    </article>
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
function HeroPicture({ title, picture }: CanadianSizeComparison) {
  return (
    <figure className="hidden lg:block">
      <div className="grid place-items-center rounded-card bg-mist py-10">
        <PictureFile name={picture} text="" size={200} />
      </div>
      <figcaption className="mt-2 text-ink-soft text-sm">{title}</figcaption>
    </figure>
  );
}

function WeekLink({ week, className, children }: { week?: number; className: string; children: ReactNode }) {
  return (
    <ButtonLink look="secondary" className={className} path={week ? getWeekPath(week) : '/development'}>
      {children}
    </ButtonLink>
  );
}
