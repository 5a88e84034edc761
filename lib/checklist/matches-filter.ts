import type { BagItem } from '@/data/hospital-bag';
import type { ChecklistFilter } from './types';

/** Whether the list shows an item. The visitor's own items are additional. */
export function matchesFilter({ isEssential }: Pick<BagItem, 'isEssential'>, filter: ChecklistFilter): boolean {
  return filter === 'all' || isEssential === (filter === 'essentials');
}
