import type { BagItem } from '@/data/hospital-bag';

/** An item of the list with its tick. */
export interface ChecklistItem extends BagItem {
  isChecked: boolean;
  /** The visitor added it. Never essential. */
  isOwn?: boolean;
}

/** Which items the list shows. */
export type ChecklistFilter = 'all' | 'essentials' | 'additional';

/** How many babies the visitor expects; 4 stands for four or more. */
export const babyCounts = [1, 2, 3, 4] as const;
export type BabyCount = (typeof babyCounts)[number];

/** What moves the packing day. */
export interface PackingPlan {
  babies: BabyCount;
  mustTravel: boolean;
}
