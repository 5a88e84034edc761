import type { BagCategoryId } from '@/data/hospital-bag';
import { OWN_ITEMS_MAX, OWN_LABEL_MAX_LENGTH } from '@/data/packing-rules';
import type { ChecklistItem } from './checklist';

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

/** A label for comparing: the same for labels that differ in case, in spaces or in how an accent is encoded. */
function toComparable(label: string): string {
  return label.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
}

/** The id of the visitor's own items. */
const OWN_ID = /^own-(\d{1,9})$/;

/** An id that no item of the list has: 'own-1', 'own-2', ... */
export function createOwnId(items: ChecklistItem[]): string {
  const numbers = items.map(({ id }) => Number(OWN_ID.exec(id)?.[1] ?? 0));
  return `own-${Math.max(0, ...numbers) + 1}`;
}

/** The form that adds an item of the visitor's own. */
interface OwnItemState {
  text: string;
  category: BagCategoryId;
  problem?: OwnItemProblem;
  /** Counts submissions that were refused, so that the view can move focus once for each. */
  refusals: number;
}

/** What can happen to the form. */
type OwnItemAction =
  | { type: 'text-changed'; text: string }
  | { type: 'category-changed'; category: BagCategoryId }
  | { type: 'refused'; problem: OwnItemProblem }
  | { type: 'added' };

/** The empty form. */
export const initialOwnItemState: OwnItemState = { text: '', category: 'mom-stay', refusals: 0 };

/** The form after an action. A refusal keeps the text; the category stays for the next item. */
export function reduceOwnItem(state: OwnItemState, action: OwnItemAction): OwnItemState {
  const { problem: _problem, ...withoutProblem } = state;
  switch (action.type) {
    case 'text-changed':
      return { ...withoutProblem, text: action.text };
    case 'category-changed':
      return { ...withoutProblem, category: action.category };
    case 'refused':
      return { ...state, problem: action.problem, refusals: state.refusals + 1 };
    case 'added':
      return { ...withoutProblem, text: '' };
  }
}
