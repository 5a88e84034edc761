import { PictureFile } from '@/components/ui/picture-file';
import { formatDateRange, formatShortDate } from '@/lib/format/dates';
import { listPlanWeeks } from '@/lib/timeline/plan-weeks';
import type { WeekOverview } from '@/lib/weeks/week-overviews';
import * as words from '@/words/timeline/printed-timeline';

interface PrintedPosterProps {
  dueDate: Date | undefined;
  overviews: WeekOverview[];
}

/** The things of all forty weeks with their names, a box to tick for each, on one page of US Letter for the fridge. */
export function PrintedPoster({ dueDate, overviews }: PrintedPosterProps) {
  return (
    <ol className="poster">
      {listPlanWeeks(dueDate, []).map(({ week, days, trimester }) => {
        const overview = overviews[week - 1];
        return (
          <li key={week} data-trimester={trimester}>
            <p className="flex items-center gap-[3pt]">
              <strong className="font-serif text-[12pt]">{week}</strong>
              {days && <span className="whitespace-nowrap">{formatDateRange(days, formatShortDate)}</span>}
              <span className="tick ml-auto" />
            </p>
            {overview && (
              <>
                <PictureFile name={overview.picture} text="" size={50} className="mx-auto size-[33pt]" />
                <p className="mt-auto text-center text-[7.5pt] leading-tight">{overview.comparison.name}</p>
              </>
            )}
            <span className="sr-only">{words.trimesters[trimester]}</span>
          </li>
        );
      })}
    </ol>
  );
}
