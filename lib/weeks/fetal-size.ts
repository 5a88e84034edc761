import { type FetalSize, fetalSizes, measureNames, sizeMethods, sizeNotes, type WeekNote } from '@/data/fetal-size';
import { type HeartRateText, heartRateTexts } from '@/data/heart';
import { FIRST_WEEK_WITH_WEIGHT, LAST_WEEK, WEEK_WITHOUT_LENGTH } from '@/data/pregnancy-rules';
import { formatLength, formatWeight } from '@/lib/format/amounts';

/**
 * The reference size for a completed gestational week. After week 40 it is week 40's: say so where it is shown.
 * @returns undefined before week 4, when there is no embryo to measure.
 */
export function findFetalSize(week: number): FetalSize | undefined {
  return fetalSizes.find((size) => size.week === Math.min(week, LAST_WEEK));
}

/**
 * Whether the baby's length is known in a completed gestational week: only then is anything called 'as long as' the
 * baby, or its size. False for weeks 0 to 4 and 19.
 */
export function hasLength(week: number): boolean {
  return findFetalSize(week)?.length !== undefined;
}

/** A figure, and what to know of it. */
export interface FigureText {
  value: string;
  detail?: string;
}

/**
 * A baby's length with its unit, metric and imperial, with 'up to' where it is a maximum.
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

const textsOf = (notes: WeekNote[], week: number) =>
  notes.filter(({ fromWeek, toWeek }) => week >= fromWeek && week <= toWeek).map(({ text }) => text);

/** What has to be known beside the figures of a completed gestational week, 0 to 42. */
export function listSizeNotes(week: number): string[] {
  return textsOf(sizeNotes, week);
}

/** Where the figures of a completed gestational week come from; empty where there are none. */
export function listSizeMethods(week: number): string[] {
  return textsOf(sizeMethods, week);
}

/** What is said of the heart rate in a completed gestational week. There is something to say of each. */
export function findHeartRateText(week: number): HeartRateText | undefined {
  return heartRateTexts.findLast(({ fromWeek }) => week >= fromWeek);
}
