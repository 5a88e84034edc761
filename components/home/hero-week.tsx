import { FileScaleDrawing } from '@/components/development/file-scale-drawing';
import { SiteLink } from '@/components/ui/site-link';
import { formatWeeks } from '@/lib/format/durations';
import { listComparisons } from '@/lib/weeks/comparisons';
import { getWeekPath } from '@/lib/weeks/weeks';
import * as words from '@/words/home/hero-drawing';

/** The baby of a week beside a thing of its length, and the way to that week. The week has a length. */
export function HeroWeek({ week }: { week: number }) {
  const [main] = listComparisons(week);
  return (
    <div>
      <FileScaleDrawing week={week} comparison={main} hasCaption={false} />
      {/* Beside the choice of weeks. */}
      <p className="mt-3 flex min-h-[52px] items-center pr-52 @max-[19rem]:pr-0 @max-[19rem]:pb-14">
        <SiteLink path={getWeekPath(week)} className="text-link leading-tight">
          {words.weekAndThing({ weeks: formatWeeks(week), thing: main.name })}
        </SiteLink>
      </p>
    </div>
  );
}
