import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ExternalLink } from '@/components/ui/external-link';
import { HealthLineNumbers } from '@/components/ui/health-line-numbers';
import { SiteLink } from '@/components/ui/site-link';
import { sources } from '@/data/sources';
import { parseCalendarDate } from '@/lib/calendar/parse-calendar-date';
import { formatDate } from '@/lib/format/format-date';
import { FIRST_WEEK, LAST_WEEK } from '@/lib/weeks/constants';
import type { WeeklyRecord } from '@/lib/weeks/find-weekly-record';
import { listWeekSources } from '@/lib/weeks/list-week-sources';
import { AppointmentList } from './appointment-list';
import { ComparisonCard } from './comparison-card';
import { InlineScaleDrawing } from './inline-scale-drawing';
import { HowWeEstimate, SizeFigures } from './size-figures';
import { StatementList } from './statement-list';

/** Everything about one week of pregnancy. */
export function WeekPage({ record }: { record: WeeklyRecord }) {
  const { week, title, canadianSizeComparisons } = record;
  const [main] = canadianSizeComparisons;
  return (
    <article className="page-width">
      <header className="grid items-center gap-x-12 gap-y-6 pt-8 md:pt-14 lg:grid-cols-2">
        <div>
          <p className="font-semibold text-spruce">Week {week} of 40</p>
          <h1 className="mt-1">{title}</h1>
          {/* site.js shows this line to the visitor whose week it is. */}
          <p data-week={week} hidden suppressHydrationWarning className="mt-3 font-semibold text-spruce">
            This is your week.
          </p>
          <p className="mt-3 max-w-reading text-ink-soft">
            Week {week} is the time from {week} weeks 0 days to {week} weeks 6 days, counted from the first day of the
            last period.{' '}
            <SiteLink path="/calculator" className="text-link">
              Find your own week
            </SiteLink>
          </p>
          <dl className="mt-6 grid max-w-md grid-cols-2 gap-3">
            <SizeFigures week={week} />
          </dl>
        </div>
        {main && <InlineScaleDrawing week={week} comparison={main} />}
      </header>
      <div className="mt-10 gap-6 lg:columns-2">
        <Part title="Your baby">
          <StatementList statements={record.developmentMilestones} />
        </Part>
        <Part title="You">
          <StatementList statements={record.motherChanges} />
        </Part>
        <Part title="This week in Canada">
          <StatementList statements={record.tips} />
        </Part>
        <Part title="Appointments in this window">
          <AppointmentList week={week} />
        </Part>
        <Part title={main?.sizeCm ? 'Your baby is the size of...' : 'A picture for this week'}>
          {canadianSizeComparisons.map((comparison) => (
            <ComparisonCard key={comparison.name} comparison={comparison} heading="h3" />
          ))}
          <HowWeEstimate week={week} />
        </Part>
        <Part title="When to call">
          <p>
            Call your provider about any bleeding, fluid, fever, a bad headache, changes in your vision, or pain that
            worries you. If your baby moves less, go to your provider or the hospital at once. In an emergency call 911.
          </p>
          <p>
            <HealthLineNumbers />
          </p>
        </Part>
      </div>
      <WeekSources record={record} />
      <nav aria-label="Weeks" className="mt-12 flex flex-wrap justify-between gap-4">
        {week > FIRST_WEEK ? <WeekLink week={week - 1}>Week {week - 1}</WeekLink> : <span />}
        <WeekLink>All 40 weeks</WeekLink>
        {week < LAST_WEEK ? <WeekLink week={week + 1}>Week {week + 1}</WeekLink> : <span />}
      </nav>
    </article>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="mb-6 grid break-inside-avoid gap-4">
      <h2 className="text-xl">{title}</h2>
      {children}
    </Card>
  );
}

function WeekLink({ week, children }: { week?: number; children: ReactNode }) {
  return (
    <ButtonLink look="secondary" path={week ? `/development/week-${week}` : '/development'}>
      {children}
    </ButtonLink>
  );
}

function WeekSources({ record }: { record: WeeklyRecord }) {
  return (
    <section aria-labelledby="sources" className="mt-12 max-w-reading">
      <h2 id="sources" className="text-xl">
        Sources
      </h2>
      <ul className="mt-3 list-disc space-y-1 pl-6 text-sm">
        {listWeekSources(record).map((key) => {
          const { title, publisher, url, checked } = sources[key];
          const checkedOn = parseCalendarDate(checked);
          return (
            <li key={key}>
              <ExternalLink url={url}>{title}</ExternalLink>, {publisher}
              {checkedOn && <span className="text-ink-soft">. Checked {formatDate(checkedOn)}</span>}
            </li>
          );
        })}
      </ul>
      <p className="mt-4 text-ink-soft text-sm">
        What carries no source is general knowledge that textbooks share. This page is a guide, not medical advice.
      </p>
    </section>
  );
}
