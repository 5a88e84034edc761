import type { BagCategoryId } from '@/data/hospital-bag';
import { OWN_ITEMS_MAX, OWN_LABEL_MAX_LENGTH } from './constants';
import { toComparable } from './to-comparable';
import type { ChecklistItem } from './types';

/** Why an item cannot be added. */
export type OwnItemProblem = 'empty' | 'too-long' | 'duplicate' | 'too-many';

/**
 * Checks what the visitor wants to add to a category.
 * @returns The label without spaces around it and with single ones within; or why it is refused: empty, longer than 60
 * characters, already in this category whatever its case, or more than 50 items of their own.
 */
export function checkOwnItem(
  text: string,
  category: BagCategoryId,
  items: ChecklistItem[],
): { label: string } | { problem: OwnItemProblem } {
  const label = text.trim().replace(/\s+/g, ' ');
  if (label === '') return { problem: 'empty' };
  if ([...label].length > OWN_LABEL_MAX_LENGTH) return { problem: 'too-long' };
  const isTaken = items.some((item) => item.category === category && toComparable(item.label) === toComparable(label));
  if (isTaken) return { problem: 'duplicate' };
  return items.filter(({ isOwn }) => isOwn).length < OWN_ITEMS_MAX ? { label } : { problem: 'too-many' };
}
