import { bindNumbers } from '@/lib/format/text';
import type { CanadianSizeComparison } from '@/lib/weeks/comparisons';
import { describeSize, hasLength, listSizeNotes } from '@/lib/weeks/fetal-size';
import { asLongAsWith, pictureForWeek, weighs } from '@/words/development/drawing-caption';
import { ThingName } from './thing-name';

interface SizeLineProps {
  week: number;
  comparison: CanadianSizeComparison;
}

/** Below the picture of a week: its thing and its figures in one line, then how they are measured. */
export function SizeLine({ week, comparison }: SizeLineProps) {
  const { length, weight } = describeSize(week);
  const figures = [length, weight].flatMap((figure) => (figure ? [bindNumbers(figure.value)] : []));
  const details = [length, weight].flatMap((figure) => (figure?.detail ? [figure.detail] : []));
  return (
    <div>
      <p className="text-lg leading-snug">
        {hasLength(week) ? (
          asLongAsWith(comparison, (thing) => <ThingName>{thing}</ThingName>, figures.join(', '))
        ) : (
          <>
            {pictureForWeek(<ThingName>{comparison.name}</ThingName>)}
            {weight && bindNumbers(` ${weighs(weight.value)}`)}
          </>
        )}
      </p>
      <p className="mt-1 text-ink-soft text-sm">
        {bindNumbers(
          [details.length > 0 && `${details.join('; ')}.`, ...listSizeNotes(week)].filter(Boolean).join(' '),
        )}
      </p>
    </div>
  );
}
