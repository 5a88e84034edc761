import { type FetalSize, measureNames } from '@/data/fetal-size';
import { formatLength } from '@/lib/format/format-length';
import { formatWeight } from '@/lib/format/format-weight';
import { FIRST_WEEK_WITH_WEIGHT, WEEK_WITHOUT_LENGTH } from './constants';
import { findFetalSize } from './find-fetal-size';

/** A figure, and what to know of it. */
export interface FigureText {
  value: string;
  detail?: string;
}

/**
 * A baby's length with its unit, metric and imperial, and 'up to' where it is that.
 * @example describeFetalLength({ cm: 0.3, isAtMost: true, ... }) // { cm: 'up to 0.3 cm', inch: '0.1 in' }
 */
export function describeFetalLength({ cm, isAtMost }: NonNullable<FetalSize['length']>): { cm: string; inch: string } {
  const length = formatLength(cm);
  return isAtMost ? { ...length, cm: `up to ${length.cm}` } : length;
}

/** Length and weight of a completed gestational week as every page shows them: in words where there is no figure. */
export function describeSize(week: number): { length: FigureText; weight: FigureText } {
  const { length, weight } = findFetalSize(week) ?? {};
  return { length: describeLength(week, length), weight: describeWeight(weight) };
}

function describeLength(week: number, length: FetalSize['length']): FigureText {
  if (length) {
    const { cm, inch } = describeFetalLength(length);
    return { value: cm, detail: `${inch}, ${measureNames[length.measure]}` };
  }
  return week === WEEK_WITHOUT_LENGTH
    ? { value: 'No figure', detail: 'between two ways of measuring' }
    : { value: 'Too small', detail: 'to measure' };
}

function describeWeight(weight: FetalSize['weight']): FigureText {
  if (!weight) return { value: 'No figure', detail: `before week ${FIRST_WEEK_WITH_WEIGHT}` };
  const { g, kg, imperial } = formatWeight(weight.g);
  return weight.isRough ? { value: `about ${kg}`, detail: `about ${imperial}` } : { value: g, detail: imperial };
}
