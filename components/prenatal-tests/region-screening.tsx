import { MixedText } from '@/components/ui/mixed-text';
import { SiteLink } from '@/components/ui/site-link';
import { TelephoneNumbers } from '@/components/ui/telephone-numbers';
import type { ProvinceCode } from '@/data/provinces';
import { bindNumbers } from '@/lib/format/text';
import { getHealthLine } from '@/lib/resources/health-lines';
import { getProvincePath } from '@/lib/resources/provinces';
import { describeAppointmentWindow } from '@/lib/timeline/appointment-windows';
import { findTest, getRegionScreening } from '@/lib/visits/prenatal-tests';
import { listPayers } from '@/lib/visits/visits';
import { lineWithNumbers } from '@/words/health-lines';
import { guideLink } from '@/words/leaving-home';
import * as words from '@/words/prenatal-tests';
import { inRegion, names } from '@/words/regions';
import { paysTitle } from '@/words/visits';
import { TestDetails } from './test-details';

/** The screening of a region, test by test; where little or nothing was found, that, and whom to ask. */
export function RegionScreening({ code }: { code: ProvinceCode }) {
  const { tests, asking, isFound } = getRegionScreening(code);
  const nipt = findTest('nipt');
  return (
    <div className="grid gap-5">
      {!isFound && <p>{words.notFound(inRegion(code))}</p>}
      {tests.length === 0 && (
        <div className="grid gap-1">
          {asking.appointment.note && <p>{bindNumbers(asking.appointment.note)}</p>}
          <Pays texts={listPayers(asking.visit.pays, code).map(({ text }) => text)} />
        </div>
      )}
      {tests.map((test) => (
        <TestDetails key={test.appointment.id} test={test} region={code} heading="h4" />
      ))}
      <div className="grid gap-1">
        <h4 className="font-sans font-semibold text-base">{nipt.appointment.title}</h4>
        <Pays texts={listPayers(nipt.visit.pays, code).map(({ text }) => text)} />
      </div>
      <div>
        <p>
          {words.whomToAsk} <HealthLineOf code={code} />
        </p>
        <p className="print:hidden">
          <SiteLink path={getProvincePath(code)} className="inline-flex min-h-11 items-center text-link">
            {guideLink(names[code])}
          </SiteLink>
        </p>
      </div>
    </div>
  );
}

/** Of the tests that all are offered there: until when, and who pays. Seen while the region is folded. */
export function ScreeningWeeks({ code }: { code: ProvinceCode }) {
  const tests = getRegionScreening(code).tests.filter(({ appointment }) => !appointment.isRoutine);
  const payers = tests.flatMap(({ visit }) => listPayers(visit.pays, code).map(({ text }) => text));
  const lines = [
    ...tests.map(({ appointment }) =>
      words.testWithWeeks(appointment.shortTitle ?? appointment.title, describeAppointmentWindow(appointment)),
    ),
    ...new Set(payers),
  ];
  return lines.map((line) => (
    <span key={line} className="block font-normal text-ink-soft text-sm [[open]>summary_&]:hidden">
      {bindNumbers(line)}
    </span>
  ));
}

function Pays({ texts }: { texts: string[] }) {
  return (
    <p>
      <strong className="block">{paysTitle}</strong> {bindNumbers(texts.join(' '))}
    </p>
  );
}

function HealthLineOf({ code }: { code: ProvinceCode }) {
  const { name, foreignNames, numbers, instead } = getHealthLine(code);
  if (instead) return instead;
  return lineWithNumbers({
    name: <MixedText text={name} foreignNames={foreignNames} />,
    numbers: <TelephoneNumbers numbers={numbers} />,
  });
}
