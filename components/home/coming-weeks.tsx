import { PictureFile } from '@/components/ui/picture-file';
import { SiteLink } from '@/components/ui/site-link';
import { LAST_WEEK } from '@/data/pregnancy-rules';
import { listComparisons } from '@/lib/weeks/comparisons';
import { hasLength } from '@/lib/weeks/fetal-size';
import { getWeekPath } from '@/lib/weeks/weeks';
import * as words from '@/words/home/greeting';

const STEP_WEEKS = 4;
const MOST = 4;

/** The things that the baby is going to be as long as, every four weeks. Nothing at the end. */
export function ComingWeeks({ week }: { week: number }) {
  const weeks = Array.from({ length: LAST_WEEK - week }, (_, index) => week + 1 + index)
    .filter((coming) => coming % STEP_WEEKS === 0 && hasLength(coming))
    .slice(0, MOST);
  if (weeks.length === 0) return null;
  return (
    <section aria-labelledby="coming-weeks">
      <h2 id="coming-weeks" className="text-xl">
        {words.comingWeeks}
      </h2>
      <ul className="mt-4 grid grid-cols-2 gap-4">
        {weeks.map((coming) => {
          const [main] = listComparisons(coming);
          return (
            <li key={coming} className="relative grid justify-items-center gap-1 rounded-card bg-mist p-4 text-center">
              <PictureFile name={main.picture} text="" size={72} />
              <SiteLink path={getWeekPath(coming)} className="text-link font-semibold after:absolute after:inset-0">
                {words.week(coming)}
              </SiteLink>
              <span className="text-sm">{main.name}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
