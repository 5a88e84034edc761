import { PictureFile } from '@/components/ui/picture-file';
import { SiteLink } from '@/components/ui/site-link';
import { describeComparison } from '@/lib/weeks/describe-comparison';
import type { WeekOverview } from '@/lib/weeks/week-overviews';
import { getWeekPath } from '@/lib/weeks/weeks';
import * as words from '@/words/timeline/timeline';

/** The chosen week in a few words, with the way to all of it. */
export function WeekDevelopment({ overview }: { overview: WeekOverview | undefined }) {
  if (!overview) return null;
  const { week, title, stage, picture } = overview;
  return (
    <section
      aria-labelledby="week-development"
      className="min-h-72 rounded-card border border-line bg-card p-5 sm:min-h-60 sm:p-7 lg:col-span-2 lg:grid lg:min-h-44 lg:grid-cols-2 lg:gap-x-10"
    >
      <div className="flex items-start gap-4">
        <PictureFile name={picture} text="" size={64} className="shrink-0" isLazy />
        <div>
          <p className="font-semibold text-spruce">{words.babyInWeek(week)}</p>
          <h2 id="week-development" className="mt-1 text-xl">
            {title}
          </h2>
        </div>
      </div>
      <div>
        <p className="mt-3 lg:mt-0">{stage}</p>
        <p className="mt-1 text-ink-soft text-sm">{describeComparison(overview)}</p>
        <SiteLink path={getWeekPath(week)} className="mt-2 inline-flex min-h-11 items-center text-link">
          {words.allAboutWeek(week)}
        </SiteLink>
      </div>
    </section>
  );
}
