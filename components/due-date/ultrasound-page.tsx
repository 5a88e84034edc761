import { PageSection } from '@/components/layout/page-section';
import { SourceList } from '@/components/ui/source-list';
import { StatementList } from '@/components/ui/statement-list';
import { exampleScan } from '@/data/dating-examples';
import {
  BEST_SCAN_END_DAY,
  BEST_SCAN_START_DAY,
  PREGNANCY_DAYS,
  SOGC_214_THRESHOLD_DAYS,
} from '@/data/pregnancy-rules';
import type { SourceKey } from '@/data/sources';
import type { Statement } from '@/data/statement';
import { formatLongDate } from '@/lib/format/dates';
import { formatDays, formatDaysInWeeks, formatWeeksAndDays } from '@/lib/format/durations';
import { bindNumbers } from '@/lib/format/text';
import { getDueDate } from '@/lib/pregnancy/dating';
import * as differ from '@/words/calculator/why-dates-differ';
import * as words from '@/words/due-date/ultrasound';
import { WayInPage } from './way-in-page';

const earliest = formatDaysInWeeks(BEST_SCAN_START_DAY);
const latest = formatDaysInWeeks(BEST_SCAN_END_DAY);
const scanSources: SourceKey[] = ['bc-early-prenatal', 'sogc-303', 'sogc-388'];

const which: Statement[] = [
  { text: differ.earliestScanDecides(earliest, latest), sources: scanSources },
  {
    text: differ.olderRule(
      formatDays(SOGC_214_THRESHOLD_DAYS.firstTrimester),
      formatDays(SOGC_214_THRESHOLD_DAYS.secondTrimester),
    ),
    sources: ['sogc-214'],
  },
  { text: differ.askIfFarApart },
];
const stays: Statement[] = [
  { text: differ.scanTooEarly(earliest), sources: scanSources },
  { text: differ.scanTooLate(earliest, latest), sources: scanSources },
  { text: differ.afterTransfer },
];

/** The due date by a scan, and whether it or the last period counts. */
export function UltrasoundPage() {
  const { date, weeks, days } = exampleScan;
  const ageDays = weeks * 7 + days;
  return (
    <WayInPage
      id="ultrasound"
      path="/due-date/ultrasound"
      title={words.title}
      answer={words.answer(earliest, latest)}
      question={{
        way: { method: 'ultrasound', isTransfer: false },
        dateLabel: words.dateLabel,
        dateHint: words.dateHint,
      }}
    >
      <PageSection id="which" title={words.whichTitle}>
        <StatementList statements={which} renderText={bindNumbers} />
        <p className="mt-3 print:hidden">{words.compareHint}</p>
      </PageSection>
      <PageSection id="stays" title={words.staysTitle}>
        <StatementList statements={stays} renderText={bindNumbers} />
      </PageSection>
      <PageSection id="how" title={words.howTitle}>
        <p>{bindNumbers(words.how)}</p>
        <p className="mt-3">
          {bindNumbers(
            words.example({
              scan: formatLongDate(date),
              age: formatWeeksAndDays(exampleScan),
              ageDays,
              days: PREGNANCY_DAYS - ageDays,
              dueDate: formatLongDate(getDueDate({ method: 'ultrasound', date, weeks, days })),
            }),
          )}
        </p>
      </PageSection>
      <SourceList keys={['msd-dating', ...scanSources, 'sogc-214']} />
    </WayInPage>
  );
}
