import { type FetalSize, fetalSizes, sizeMethods, sizeNotes, type WeekNote } from '@/data/fetal-size';
import { heartRateStages } from '@/data/heart';
import { LAST_WEEK } from '@/data/pregnancy-rules';
import type { SourceKey } from '@/data/sources';
import { formatLength, formatWeight } from '@/lib/format/amounts';
import * as words from '@/words/development/figures';
import { rates } from '@/words/development/heart';

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
  return isAtMost ? { ...length, cm: words.upTo(length.cm) } : length;
}

/** Length and weight of a completed gestational week as every page shows them; absent where no chart has one. */
export function describeSize(week: number): { length: FigureText | undefined; weight: FigureText | undefined } {
  const { length, weight } = findFetalSize(week) ?? {};
  return { length: length && describeLength(length), weight: weight && describeWeight(weight) };
}

function describeLength(length: NonNullable<FetalSize['length']>): FigureText {
  const { cm, inch } = describeFetalLength(length);
  return { value: cm, detail: words.lengthDetail(inch, length.measure) };
}

function describeWeight(weight: NonNullable<FetalSize['weight']>): FigureText {
  const { g, kg, imperial } = formatWeight(weight.g);
  return weight.isRough ? { value: words.about(kg), detail: words.about(imperial) } : { value: g, detail: imperial };
}

const idsOf = <Id extends string>(notes: WeekNote<Id>[], week: number) =>
  notes.filter(({ fromWeek, toWeek }) => week >= fromWeek && week <= toWeek).map(({ id }) => id);

/** What has to be known beside the figures of a completed gestational week, 0 to 42. */
export function listSizeNotes(week: number): string[] {
  return idsOf(sizeNotes, week).map((id) => words.notes[id]);
}

/** Where the figures of a completed gestational week come from; empty where there are none. */
export function listSizeMethods(week: number): string[] {
  return idsOf(sizeMethods, week).map((id) => words.methods[id]);
}

/** What is said of the heart rate in a completed gestational week. There is something to say of each. */
export function findHeartRateText(week: number): (FigureText & { sources: SourceKey[] }) | undefined {
  const stage = heartRateStages.findLast(({ fromWeek }) => week >= fromWeek);
  return stage && rates[stage.id];
}
