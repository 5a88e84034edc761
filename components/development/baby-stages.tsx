import { SiteLink } from '@/components/ui/site-link';
import { babyDrawings } from '@/data/babies';
import { href } from '@/lib/site/href';
import { getWeekPath } from '@/lib/weeks/weeks';
import { babies } from '@/words/babies';
import * as words from '@/words/development/baby-stages';

/** The height of a drawing, in CSS pixels. */
const HEIGHT = 100;

/** The baby of every stage in a row, from an embryo to birth, each leading to the page of its week. */
export function BabyStages() {
  return (
    <section aria-labelledby="baby-stages" className="mt-16 scroll-mt-6">
      <h2 id="baby-stages">{words.title}</h2>
      <p className="mt-2 max-w-reading text-ink-soft">{words.intro}</p>
      <ol className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(max(4.2rem,28%),1fr))] gap-x-3 gap-y-6 rounded-card bg-mist p-5 sm:grid-cols-4 lg:grid-cols-6">
        {babyDrawings.map(({ name, aspect }) => {
          const week = Number(name.replace('week-', ''));
          return (
            <li key={name} className="relative grid justify-items-center gap-2 text-center">
              <span className="relative flex items-center justify-center px-1.5 py-4 sm:px-3">
                <span aria-hidden className="absolute inset-0 rounded-[50%] bg-[#fff] opacity-60 dark:opacity-[.07]" />
                <img
                  src={href(`/babies/${name}.svg`)}
                  alt={babies[name]}
                  width={Math.round(HEIGHT * aspect)}
                  height={HEIGHT}
                  loading="lazy"
                  className="relative h-[100px] w-auto max-w-none"
                />
              </span>
              <SiteLink path={getWeekPath(week)} className="text-link font-semibold after:absolute after:inset-0">
                {words.week(week)}
              </SiteLink>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
