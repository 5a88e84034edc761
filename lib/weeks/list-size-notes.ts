import { sizeMethods, sizeNotes, type WeekNote } from '@/data/fetal-size';

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
