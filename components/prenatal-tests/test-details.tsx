import { PayersByRegion } from '@/components/timeline/visit-details';
import { SiteLink } from '@/components/ui/site-link';
import type { ProvinceCode } from '@/data/provinces';
import { bindNumbers } from '@/lib/format/text';
import { describeAppointmentWindow } from '@/lib/timeline/appointment-windows';
import { findTest, type PrenatalTest } from '@/lib/visits/prenatal-tests';
import { listPayers } from '@/lib/visits/visits';
import * as words from '@/words/prenatal-tests';
import { paysTitle } from '@/words/visits';

interface TestDetailsProps {
  test: PrenatalTest;
  /** Where the test is done; without it, everywhere. */
  region?: ProvinceCode;
  heading: 'h3' | 'h4';
}

/** What the page says once of all screening. */
const saidOfAll = new Set(findTest('ask-about-screening').visit.happens.map(({ text }) => text));

/** A test: in which weeks, who pays, what it is for and what happens. */
export function TestDetails({ test: { appointment, visit }, region, heading: Heading }: TestDetailsProps) {
  const { title, purpose, note, startDay } = appointment;
  const week = Math.floor(startDay / 7);
  const happens = visit.happens.filter(({ text }) => !saidOfAll.has(text));
  return (
    <div className="grid gap-2">
      <Heading className="font-sans font-semibold text-base">{title}</Heading>
      <dl className="grid gap-x-3 gap-y-1 rounded-control bg-mist p-3 sm:grid-cols-[auto_1fr]">
        <dt className="font-semibold">{words.when}</dt>
        <dd>{bindNumbers(describeAppointmentWindow(appointment))}</dd>
        <dt className="font-semibold">{paysTitle}</dt>
        <dd>
          {region ? (
            listPayers(visit.pays, region).map(({ text }) => <p key={text}>{bindNumbers(text)}</p>)
          ) : (
            <PayersByRegion pays={visit.pays} marksRegions />
          )}
        </dd>
      </dl>
      <p>{bindNumbers(purpose)}</p>
      {happens.map(({ text }) => (
        <p key={text}>{bindNumbers(text)}</p>
      ))}
      {note && <p className="text-ink-soft">{bindNumbers(note)}</p>}
      <p className="print:hidden">
        <SiteLink path={`/development/week-${week}`} className="inline-flex min-h-11 items-center text-link">
          {words.aboutWeek(week)}
        </SiteLink>
      </p>
    </div>
  );
}
