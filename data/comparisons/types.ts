import type { ProvinceCode } from '@/data/provinces';

export type ComparisonCategory = 'food' | 'nature' | 'item' | 'sport' | 'landmark';

/** A Canadian thing as long as the baby. */
export interface CanadianSizeComparison {
  /** Gestational week it stands for, 1 to 40. */
  week: number;
  /** With its article, as in 'Your baby is the size of a Timbit'. Unique among all comparisons. */
  name: string;
  description: string;
  category: ComparisonCategory;
  funFact: string;
  /** The object's real length. Absent in weeks 1 to 3, when there is nothing to compare. */
  sizeCm?: number;
  /** Which measure of the object `sizeCm` is, such as 'diameter' or 'length of one bar'. */
  sizeMeasure?: string;
  /** Where the picture shows that measure: x1, y1, x2, y2 on its grid of 32 x 32. It sets the scale of the picture. */
  measuredLine?: [number, number, number, number];
  /** Where the object ends at the bottom on that grid: the ground of the drawing to scale. */
  groundY?: number;
  /** A drawing in data/pictures, or an icon of the illustration set. */
  picture: string;
  /** What the picture shows, for somebody who cannot see it. */
  pictureText: string;
  /** Where in Canada it belongs, if it belongs somewhere. */
  regions?: ProvinceCode[];
}
