import { PictureFile } from '@/components/ui/picture-file';
import { SiteLink } from '@/components/ui/site-link';
import { groupByTrimester } from '@/lib/weeks/group-by-trimester';
import type { WeekOverview } from '@/lib/weeks/week-overviews';
import { getWeekPath } from '@/lib/weeks/weeks';
import * as words from '@/words/development/weeks';

interface WeekJumpProps {
  weeks: Pick<WeekOverview, 'week' | 'picture'>[];
}

/** Links to the page of each week, by its picture, and to the trimesters of the list. They work without script. */
export function WeekJump({ weeks }: WeekJumpProps) {
  return (
    <nav aria-label={words.parts} className="print:hidden">
      <p className="mb-2 font-semibold">{words.pickWeek}</p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(max(15%,2.75rem),1fr))] gap-1.5 sm:grid-cols-10">
        {weeks.map(({ week, picture }) => (
          <li key={week}>
            <SiteLink
              path={getWeekPath(week)}
              aria-label={words.weekNumber(week)}
              className="grid min-h-11 place-items-center rounded-control border border-line bg-card py-1.5 font-semibold text-sm tabular-nums hover:border-spruce hover:text-spruce"
            >
              <PictureFile name={picture} text="" size={40} isLazy />
              {week}
            </SiteLink>
          </li>
        ))}
      </ul>
      <ul className="mt-2 flex flex-wrap gap-x-6">
        {groupByTrimester(weeks).map(({ trimester }) => (
          <li key={trimester}>
            <a href={`#trimester-${trimester}`} className="inline-flex min-h-11 items-center text-link">
              {words.trimesters[trimester]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
