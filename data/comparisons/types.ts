import type { ProvinceCode } from '@/data/provinces';

export type ComparisonCategory = 'food' | 'nature' | 'item' | 'sport' | 'landmark';

/** What is measured and drawn of a Canadian thing as long as the baby. */
export interface ComparisonFacts {
  /** Gestational week it stands for, 1 to 40. */
  week: number;
  category: ComparisonCategory;
  /** The object's real length. Absent in weeks 1 to 3, when there is nothing to compare. */
  sizeCm?: number;
  /** Where the picture shows that length: x1, y1, x2, y2 on its grid of 32 x 32. It sets the scale of the picture. */
  measuredLine?: [number, number, number, number];
  /** What of that grid the picture covers: left, top, right, bottom. It stands on the ground with its bottom. */
  bounds?: [number, number, number, number];
  /**
   * How far from a slanted line, on that grid, its mark clears the picture. Positive to the right of the line's
   * direction as it is seen, `y` running downwards.
   */
  markShift?: number;
  /** Where in Canada it belongs, if it belongs somewhere. */
  regions?: ProvinceCode[];
}
