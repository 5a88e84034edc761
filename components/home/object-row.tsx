import { PictureFile } from '@/components/ui/picture-file';
import { SiteLink } from '@/components/ui/site-link';
import { rowWeeks } from '@/data/hero-weeks';
import { listComparisons } from '@/lib/weeks/comparisons';
import { getWeekPath } from '@/lib/weeks/weeks';
import * as words from '@/words/home/doors';

/** How large the first and the last picture are, in CSS pixels. */
const SMALLEST = 30;
const LARGEST = 64;

/** Ten things on one ground, from a seed to a hockey sweater, each the way to its week. They grow, but not to scale. */
export function ObjectRow() {
  return (
    <nav aria-label={words.objects} className="print:hidden">
      <ul className="grid grid-cols-5 gap-y-3 sm:grid-cols-10">
        {rowWeeks.map((week, index) => {
          const [{ picture, name }] = listComparisons(week);
          const size = SMALLEST + ((LARGEST - SMALLEST) * index) / (rowWeeks.length - 1);
          return (
            <li key={week}>
              <SiteLink
                path={getWeekPath(week)}
                aria-label={words.weekAndThing(week, name)}
                className="flex h-full flex-col items-center justify-end gap-1 rounded-control text-ink-soft text-sm tabular-nums hover:text-spruce"
              >
                <PictureFile name={picture} text="" size={Math.round(size)} isLazy />
                <span className="self-stretch border-line border-t py-1 text-center">{week}</span>
              </SiteLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
