import type { ChecklistItem } from './types';

/** How much is packed. */
export interface Progress {
  checked: number;
  total: number;
  /** Rounded; 0 of nothing. */
  percent: number;
}

/**
 * Both figures above the list (specification, section 2): of all items, and of the essentials. The visitor's own items
 * count among all, never among the essentials.
 */
export function getProgress(items: ChecklistItem[]): { overall: Progress; essentials: Progress } {
  return { overall: count(items), essentials: count(items.filter(({ isEssential }) => isEssential)) };
}

function count(items: ChecklistItem[]): Progress {
  const total = items.length;
  const checked = items.filter(({ isChecked }) => isChecked).length;
  return { checked, total, percent: total === 0 ? 0 : Math.round((checked / total) * 100) };
}
