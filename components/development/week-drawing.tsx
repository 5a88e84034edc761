import type { ReactNode } from 'react';
import { PictureFile } from '@/components/ui/picture-file';
import { FIRST_WEEK } from '@/data/pregnancy-rules';
import { listComparisons } from '@/lib/weeks/comparisons';
import { hasLength } from '@/lib/weeks/fetal-size';
import { pictureForWeek } from '@/words/comparisons/lines';
import type { ComparisonNames } from '@/words/comparisons/types';
import { FileScaleDrawing } from './file-scale-drawing';

interface WeekDrawingProps {
  /** 1 to 40. */
  week: number;
  /** Says whose baby is as long as a thing, which it sets apart by `mark`. */
  asLongAs: (thing: ComparisonNames, mark: (text: string) => ReactNode) => ReactNode;
  /** Whether its thing comes in the place of last week's, once. */
  isComing?: boolean;
}

/**
 * The baby of a week beside a thing of its length, to scale, and that length in a sentence; in a week without a length
 * the picture of the week.
 */
export function WeekDrawing({ week, asLongAs, isComing = false }: WeekDrawingProps) {
  const [main] = listComparisons(week);
  const former = isComing && week > FIRST_WEEK ? listComparisons(week - 1)[0].picture : undefined;
  if (!hasLength(week)) {
    return (
      <div className="grid gap-3">
        <div className="grid aspect-[320/224] place-content-center overflow-hidden rounded-card bg-mist *:col-start-1 *:row-start-1">
          {former && <PictureFile name={former} text="" size={120} className="object-leaving" />}
          <PictureFile name={main.picture} text="" size={120} className={former && 'object-coming'} />
        </div>
        <p className="min-h-14 text-lg leading-snug">{pictureForWeek(main)}</p>
      </div>
    );
  }
  return (
    <div className="grid gap-3">
      <FileScaleDrawing week={week} comparison={main} hasCaption={false} former={former} />
      <p className="min-h-14 text-lg leading-snug">
        {asLongAs(main, (thing) => (
          <strong className="font-serif">{thing}</strong>
        ))}
      </p>
    </div>
  );
}
