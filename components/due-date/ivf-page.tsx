import { addDays } from 'date-fns';
import { PageSection } from '@/components/layout/page-section';
import { SiteLink } from '@/components/ui/site-link';
import { SourceList } from '@/components/ui/source-list';
import { exampleTransfer } from '@/data/dating-examples';
import { CONCEPTION_DAY, TRANSFER_EMBRYO_DAYS } from '@/data/pregnancy-rules';
import { formatDate, formatLongDate } from '@/lib/format/dates';
import { formatDaysInWeeks } from '@/lib/format/durations';
import { bindNumbers } from '@/lib/format/text';
import { getDaysToDueDate } from '@/lib/pregnancy/conception-days';
import { getDueDate } from '@/lib/pregnancy/dating';
import { embryoDay } from '@/words/calculator/embryo-age';
import { afterTransfer } from '@/words/calculator/why-dates-differ';
import * as words from '@/words/due-date/ivf';
import { WayInPage } from './way-in-page';

const [three, five, six] = TRANSFER_EMBRYO_DAYS;
const { date, embryoAgeDays } = exampleTransfer;
/** Days from the last period that a transfer stands for to the transfer. */
const getDaysSincePeriod = (ageDays: number) => CONCEPTION_DAY + ageDays;

/** The due date after the transfer of an embryo. */
export function IvfPage() {
  return (
    <WayInPage
      id="ivf"
      path="/due-date/ivf"
      title={words.title}
      answer={words.answer({
        three: getDaysToDueDate(three),
        five: getDaysToDueDate(five),
        six: getDaysToDueDate(six),
      })}
      question={{
        way: { method: 'conception', isTransfer: true },
        dateLabel: words.dateLabel,
        dateHint: words.dateHint,
      }}
    >
      <PageSection id="by-age" title={words.tableTitle}>
        <table className="wrap-anywhere w-full tabular-nums">
          <caption className="sr-only">{words.tableTitle}</caption>
          <thead className="border-line border-b text-ink-soft text-sm">
            <tr>
              {[words.heads.embryo, words.heads.add, words.heads.example(bindNumbers(formatDate(date)))].map((head) => (
                <th key={head} scope="col" className="py-2 pr-3 text-left align-bottom font-semibold last:pr-0">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {TRANSFER_EMBRYO_DAYS.map((age) => (
              <tr key={age} className="border-line border-b">
                <th scope="row" className="min-w-20 py-2 pr-3 text-left font-semibold">
                  {embryoDay(String(age))}
                </th>
                <td className="py-2 pr-3">{words.plusDays(getDaysToDueDate(age))}</td>
                <td className="py-2">
                  {bindNumbers(formatDate(getDueDate({ method: 'conception', date, embryoAgeDays: age })))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-4">
          {bindNumbers(
            words.example({
              transfer: formatLongDate(date),
              dueDate: formatLongDate(getDueDate({ method: 'conception', date, embryoAgeDays })),
              days: getDaysToDueDate(embryoAgeDays),
              age: formatDaysInWeeks(getDaysSincePeriod(embryoAgeDays)),
            }),
          )}
        </p>
      </PageSection>
      <PageSection id="same" title={words.sameTitle}>
        <List texts={words.same} />
        <p className="mt-2 print:hidden">
          <SiteLink path="/calculator#conception" className="inline-flex min-h-11 items-center text-link">
            {words.otherAge}
          </SiteLink>
        </p>
      </PageSection>
      <PageSection id="apps" title={words.appTitle}>
        <p className="mb-3">{words.appLead}</p>
        <List
          texts={words.apps({
            three: getDaysSincePeriod(three),
            five: getDaysSincePeriod(five),
            six: getDaysSincePeriod(six),
            period: formatDate(addDays(date, -getDaysSincePeriod(embryoAgeDays))),
          })}
        />
        <p className="mt-3">{afterTransfer}</p>
      </PageSection>
      <SourceList keys={['msd-dating']} />
    </WayInPage>
  );
}

function List({ texts }: { texts: readonly string[] }) {
  return (
    <ul className="list-disc space-y-2 pl-6 marker:text-spruce">
      {texts.map((text) => (
        <li key={text}>{bindNumbers(text)}</li>
      ))}
    </ul>
  );
}
