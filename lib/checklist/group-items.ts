import { bagCategories } from '@/data/hospital-bag';
import type { ChecklistItem } from './types';

/** The items by category, in the order of the categories; within one the visitor's own items come last. */
export function groupItems(items: ChecklistItem[]) {
  return bagCategories.map((category) => ({
    ...category,
    items: items.filter((item) => item.category === category.id),
  }));
}
