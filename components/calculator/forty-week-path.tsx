import { PictureFile } from '@/components/ui/picture-file';
import { PREGNANCY_DAYS, SECOND_TRIMESTER_DAY, THIRD_TRIMESTER_DAY } from '@/data/pregnancy-rules';
import { formatWeeksAndDays } from '@/lib/format/durations';
import type { PregnancyCalculation } from '@/lib/pregnancy/pregnancy';
import * as words from '@/words/forty-week-path';

/** The path's `pathLength` is 100, so that lengths on it are percent. */
const PATH = 'M6 34 C 50 58, 80 8, 130 26 S 210 46, 250 22 S 298 30, 314 30';

const secondTrimesterAt = (SECOND_TRIMESTER_DAY / PREGNANCY_DAYS) * 100;
const thirdTrimesterAt = (THIRD_TRIMESTER_DAY / PREGNANCY_DAYS) * 100;

const trimesters = [
  { ordinal: 1, share: secondTrimesterAt },
  { ordinal: 2, share: thirdTrimesterAt - secondTrimesterAt },
  { ordinal: 3, share: 100 - thirdTrimesterAt },
] as const;

type Progress = Pick<PregnancyCalculation, 'pregnancyProgress' | 'gestationalAge' | 'trimester'>;

/** Progress through the forty weeks as a drawing, and as a progress bar for screen readers. */
export function FortyWeekPath({ pregnancy }: { pregnancy: Progress }) {
  const { pregnancyProgress, gestationalAge, trimester } = pregnancy;
  return (
    <div>
      <div className="flex items-center gap-1">
        <PictureFile name="snowflake" text="" size={24} className="shrink-0" isLazy />
        <div
          role="progressbar"
          aria-label={words.name}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(pregnancyProgress)}
          aria-valuetext={words.progress(Math.round(pregnancyProgress), formatWeeksAndDays(gestationalAge))}
          className="min-w-0 grow"
        >
          <svg viewBox="0 0 320 60" aria-hidden="true" className="block w-full overflow-visible fill-none">
            <Stroke className="stroke-line" width={6} />
            <Stroke className="stroke-spruce" width={6} dashes={`${pregnancyProgress} 200`} />
            <Dot at={secondTrimesterAt} className="stroke-control" width={10} />
            <Dot at={thirdTrimesterAt} className="stroke-control" width={10} />
            <Dot at={pregnancyProgress} className="stroke-spruce" width={20} />
            <Dot at={pregnancyProgress} className="stroke-card" width={10} />
          </svg>
        </div>
        <PictureFile name="maple-leaf" text="" size={28} className="shrink-0" isLazy />
      </div>
      <div aria-hidden="true" className="flex px-7 text-sm">
        {trimesters.map(({ ordinal, share }) => (
          <span
            key={ordinal}
            style={{ width: `${share}%` }}
            className={ordinal === trimester ? 'font-semibold text-spruce' : 'text-ink-soft'}
          >
            <span className="sm:hidden">{words.shortTrimesters[ordinal]}</span>
            <span className="hidden sm:inline">{words.trimesters[ordinal]}</span>
          </span>
        ))}
      </div>
    </div>
  );
}

function Stroke({
  className,
  width,
  dashes,
  offset,
}: {
  className: string;
  width: number;
  dashes?: string;
  offset?: number;
}) {
  return (
    <path
      d={PATH}
      pathLength={100}
      strokeWidth={width}
      strokeLinecap="round"
      strokeDasharray={dashes}
      strokeDashoffset={offset}
      className={className}
    />
  );
}

/**
 * A dot at that percentage of the path: a dash of length 0 with round caps. At most 99.9, as browsers draw no dash at
 * the very end.
 */
function Dot({ at, className, width }: { at: number; className: string; width: number }) {
  return <Stroke className={className} width={width} dashes="0 200" offset={-Math.min(at, 99.9)} />;
}
