import { Disclosure } from '@/components/ui/disclosure';
import { listActsByWeek } from '@/lib/partner/partner-acts';
import { groupByTrimester } from '@/lib/weeks/group-by-trimester';
import * as words from '@/words/partner/page';
import { titles } from '@/words/timeline/trimesters';
import { Acts } from './acts';

/** What can be done in each of the forty weeks, folded by trimester: for whoever has no copy, and without a script. */
export function EveryWeek() {
  return (
    <section aria-labelledby="every-week" className="mt-12 max-w-reading print:hidden">
      <h2 id="every-week" className="mb-3 scroll-mt-4 text-xl">
        {words.everyWeek}
      </h2>
      <div className="divide-y divide-line border-line border-y">
        {groupByTrimester(listActsByWeek()).map(({ trimester, weeks }) => (
          <Disclosure key={trimester} summary={<h3 className="font-sans text-base">{titles[trimester]}</h3>}>
            <div className="grid gap-6">
              {weeks.map(({ week, acts }) => (
                <section key={week} aria-label={words.week(week)}>
                  <h4 className="mb-2 font-semibold text-spruce">{words.week(week)}</h4>
                  <Acts acts={acts} />
                </section>
              ))}
            </div>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
