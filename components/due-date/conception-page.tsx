import { PageSection } from '@/components/layout/page-section';
import { SiteLink } from '@/components/ui/site-link';
import { SourceList } from '@/components/ui/source-list';
import { StatementList } from '@/components/ui/statement-list';
import { exampleConception } from '@/data/dating-examples';
import { BEST_SCAN_END_DAY, BEST_SCAN_START_DAY } from '@/data/pregnancy-rules';
import type { Statement } from '@/data/statement';
import { formatLongDate } from '@/lib/format/dates';
import { formatDaysInWeeks } from '@/lib/format/durations';
import { getDueDate } from '@/lib/pregnancy/dating';
import { earliestScanDecides } from '@/words/calculator/why-dates-differ';
import * as words from '@/words/due-date/conception';
import { likelyDays } from '@/words/likely-days';
import { ConceptionDay } from './conception-day';
import { WayInPage } from './way-in-page';

const sure: Statement[] = [
  ...words.sure,
  {
    text: earliestScanDecides(formatDaysInWeeks(BEST_SCAN_START_DAY), formatDaysInWeeks(BEST_SCAN_END_DAY)),
    sources: ['bc-early-prenatal', 'sogc-303', 'sogc-388'],
  },
  likelyDays,
];

/** From a conception to the due date, and from a due date back. */
export function ConceptionPage() {
  return (
    <WayInPage
      id="conception"
      path="/due-date/conception"
      title={words.title}
      answer={words.answer}
      question={{
        way: { method: 'conception', isTransfer: false },
        dateLabel: words.dateLabel,
        dateHint: words.dateHint,
      }}
    >
      <PageSection id="back" title={words.backTitle}>
        <ConceptionDay />
        <p className="mt-4">
          {words.example(
            formatLongDate(exampleConception),
            formatLongDate(getDueDate({ method: 'conception', date: exampleConception })),
          )}
        </p>
      </PageSection>
      <PageSection id="how-sure" title={words.sureTitle}>
        <StatementList statements={sure} />
      </PageSection>
      <PageSection id="two-weeks" title={words.weeksTitle}>
        {words.weeks.map(({ text }) => (
          <p key={text}>{text}</p>
        ))}
        <p className="mt-2 print:hidden">
          <SiteLink path="/due-date/ivf" className="inline-flex min-h-11 items-center text-link">
            {words.afterIvf}
          </SiteLink>
        </p>
      </PageSection>
      <SourceList keys={[...new Set([...sure, ...words.weeks].flatMap(({ sources = [] }) => sources))]} />
    </WayInPage>
  );
}
