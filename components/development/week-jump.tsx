import { Disclosure } from '@/components/ui/disclosure';
import { SiteLink } from '@/components/ui/site-link';
import { groupByTrimester } from '@/lib/weeks/group-by-trimester';
import { getWeekPath } from '@/lib/weeks/weeks';
import * as words from '@/words/development/weeks';

interface WeekJumpProps {
  weeks: { week: number }[];
}

/** Links to the trimesters of the list, and, folded, to the page of each week. They work without script. */
export function WeekJump({ weeks }: WeekJumpProps) {
  return (
    <nav aria-label={words.parts} className="print:hidden">
      <ul className="flex flex-wrap gap-x-6">
        {groupByTrimester(weeks).map(({ trimester }) => (
          <li key={trimester}>
            <a href={`#trimester-${trimester}`} className="inline-flex min-h-11 items-center text-link">
              {words.trimesters[trimester]}
            </a>
          </li>
        ))}
      </ul>
      <div className="max-w-reading">
        <Disclosure summary={words.pickWeek}>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1">
            {weeks.map(({ week }) => (
              <li key={week}>
                <SiteLink
                  path={getWeekPath(week)}
                  aria-label={words.weekNumber(week)}
                  className="grid min-h-11 place-items-center rounded-control border border-line bg-card font-semibold tabular-nums hover:border-spruce hover:text-spruce"
                >
                  {week}
                </SiteLink>
              </li>
            ))}
          </ul>
        </Disclosure>
      </div>
    </nav>
  );
}
