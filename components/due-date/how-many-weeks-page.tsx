import { PageSection } from '@/components/layout/page-section';
import { SiteLink } from '@/components/ui/site-link';
import { FIRST_WEEK, LAST_WEEK } from '@/data/pregnancy-rules';
import { bindNumbers } from '@/lib/format/text';
import { getMonthOfWeek, MONTHS } from '@/lib/pregnancy/months';
import { getTrimester, type Trimester } from '@/lib/pregnancy/trimesters';
import { getWeekPath } from '@/lib/weeks/weeks';
import { trimesterNote } from '@/words/calculator/calculator';
import { datingSources } from '@/words/calculator/page';
import * as words from '@/words/how-many-weeks';
import { WayInPage } from './way-in-page';

const weeks = Array.from({ length: LAST_WEEK - FIRST_WEEK + 1 }, (_, index) => FIRST_WEEK + index);
const trimesters: readonly Trimester[] = [1, 2, 3];

/** Weeks, month and trimester of today, and of every week. */
export function HowManyWeeksPage() {
  return (
    <WayInPage id="how-many-weeks" path="/how-many-weeks" title={words.title} answer={words.answer}>
      <section aria-labelledby="table" className="mt-12">
        <h2 id="table" className="mb-2">
          {bindNumbers(words.tableTitle)}
        </h2>
        <p className="max-w-reading text-ink-soft text-sm">{bindNumbers(words.weekRule)}</p>
        <div className="mt-4 grid gap-x-10 gap-y-8 sm:grid-cols-3">
          {trimesters.map((trimester) => (
            <TrimesterTable key={trimester} trimester={trimester} />
          ))}
        </div>
      </section>
      <PageSection id="months" title={words.monthsTitle}>
        <p>{bindNumbers(words.months(MONTHS))}</p>
        <p className="mt-3">{trimesterNote}</p>
        <p className="mt-3">
          <SiteLink path="/about#publications-dating" className="text-link">
            {datingSources}
          </SiteLink>
        </p>
      </PageSection>
    </WayInPage>
  );
}

function TrimesterTable({ trimester }: { trimester: Trimester }) {
  return (
    <table className="w-full self-start tabular-nums">
      <caption className="pb-1 text-left font-semibold font-serif text-lg">{words.trimesters[trimester]}</caption>
      <thead className="border-line border-b text-ink-soft text-sm">
        <tr>
          <th scope="col" className="py-1 text-left font-semibold">
            {words.heads.week}
          </th>
          <th scope="col" className="py-1 text-left font-semibold">
            {words.heads.month}
          </th>
        </tr>
      </thead>
      <tbody>
        {weeks
          .filter((week) => getTrimester(week * 7) === trimester)
          .map((week) => (
            <tr key={week} className="border-line border-b">
              <th scope="row" className="text-left font-normal">
                <SiteLink path={getWeekPath(week)} className="flex min-h-11 items-center text-link">
                  {words.week(week)}
                </SiteLink>
              </th>
              <td>{getMonthOfWeek(week)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
