import { type BagCategoryId, bagCategories, bagItems, bags } from '@/data/hospital-bag';
import { bags as bagWords, categories, categoryNotes, items as itemWords } from '@/words/checklist/items';

/** An item of the list with its tick. */
export interface ChecklistItem {
  /** One of `bagItems`, or 'own-1', 'own-2', ... */
  id: string;
  category: BagCategoryId;
  label: string;
  /** What to know before packing it. */
  note?: string;
  isEssential: boolean;
  isChecked: boolean;
  /** The visitor added it. Never essential. */
  isOwn?: boolean;
}

/** Which items the list shows. */
export type ChecklistFilter = 'all' | 'essentials' | 'additional';

/** How many babies the visitor expects; 4 stands for four or more. */
export const babyCounts = [1, 2, 3, 4] as const;

type BabyCount = (typeof babyCounts)[number];

/** What moves the packing day. */
export interface PackingPlan {
  babies: BabyCount;
  mustTravel: boolean;
}

/** The list as a new visitor finds it: every item, nothing ticked. */
export function createChecklist(): ChecklistItem[] {
  return bagItems.map((item) => ({ ...item, ...itemWords[item.id], isChecked: false }));
}

/** How much is packed. */
export interface Progress {
  checked: number;
  total: number;
  /** Rounded; 0 of nothing. */
  percent: number;
}

/**
 * Both figures above the list: of all items, and of the essentials. The visitor's own items count among all, never
 * among the essentials.
 */
export function getProgress(items: ChecklistItem[]): { overall: Progress; essentials: Progress } {
  return { overall: count(items), essentials: count(items.filter(({ isEssential }) => isEssential)) };
}

function count(items: ChecklistItem[]): Progress {
  const total = items.length;
  const checked = items.filter(({ isChecked }) => isChecked).length;
  return { checked, total, percent: total === 0 ? 0 : Math.round((checked / total) * 100) };
}

/** The items by category, in the order of the categories; within one the visitor's own items come last. */
export function groupItems(items: ChecklistItem[]) {
  return bagCategories.map((category) => ({
    ...category,
    label: categories[category.id],
    note: categoryNotes[category.id],
    items: items.filter((item) => item.category === category.id),
  }));
}

/** The parts of `groupItems` by the bag into which they go. */
export function groupByBag(items: ChecklistItem[]) {
  const groups = groupItems(items);
  return bags.map((bag) => ({
    ...bag,
    label: bagWords[bag.id],
    groups: groups.filter((group) => group.bag === bag.id),
  }));
}

/** Whether the list shows an item. The visitor's own items are additional. */
export function matchesFilter({ isEssential }: Pick<ChecklistItem, 'isEssential'>, filter: ChecklistFilter): boolean {
  return filter === 'all' || isEssential === (filter === 'essentials');
}
