import type { BagCategoryId } from '@/data/hospital-bag';
import type { ChecklistItem } from './checklist';
import { checkOwnItem, createOwnId } from './own-items';

/** What Undo brings back. */
export type ChecklistUndo =
  | { type: 'reset'; checkedIds: string[] }
  | { type: 'removal'; item: ChecklistItem; index: number };

/** The packing list, and its last step that can be taken back. Only the items are stored. */
export interface ChecklistState {
  items: ChecklistItem[];
  undo?: ChecklistUndo | undefined;
}

/** What can happen to the list. */
export type ChecklistAction =
  /** `isChecked` is the new state of the box, not a toggle: two open tabs then never undo each other's ticks. */
  | { type: 'toggled'; id: string; isChecked: boolean }
  | { type: 'reset' }
  | { type: 'own-item-added'; label: string; category: BagCategoryId }
  | { type: 'own-item-removed'; id: string }
  | { type: 'undone' };

/**
 * What the list becomes after an action. Undo changes only what it brings back: ticks made since stay. A label that
 * `checkOwnItem` refuses, and an id that the list does not have, change nothing.
 */
export function reduceChecklist(state: ChecklistState, action: ChecklistAction): ChecklistState {
  const { items } = state;
  switch (action.type) {
    case 'toggled':
      return {
        ...state,
        items: items.map((item) => (item.id === action.id ? { ...item, isChecked: action.isChecked } : item)),
      };
    case 'reset': {
      const checkedIds = items.filter(({ isChecked }) => isChecked).map(({ id }) => id);
      if (checkedIds.length === 0) return state;
      return {
        items: items.map((item) => ({ ...item, isChecked: false })),
        undo: { type: 'reset', checkedIds },
      };
    }
    case 'own-item-added': {
      const checked = checkOwnItem(action.label, action.category, items);
      if ('problem' in checked) return state;
      const own = { id: createOwnId(items), category: action.category, label: checked.label };
      return { ...state, items: [...items, { ...own, isEssential: false, isChecked: false, isOwn: true }] };
    }
    case 'own-item-removed': {
      const index = items.findIndex(({ id, isOwn }) => isOwn && id === action.id);
      const item = items[index];
      if (!item) return state;
      return { items: items.filter((other) => other !== item), undo: { type: 'removal', item, index } };
    }
    case 'undone':
      return { items: undo(state) };
  }
}

function undo({ items, undo }: ChecklistState): ChecklistItem[] {
  if (!undo) return items;
  if (undo.type === 'reset') {
    return items.map((item) => (undo.checkedIds.includes(item.id) ? { ...item, isChecked: true } : item));
  }
  // Meanwhile another item may have got the id or the same label.
  if ('problem' in checkOwnItem(undo.item.label, undo.item.category, items)) return items;
  const isTaken = items.some(({ id }) => id === undo.item.id);
  const item = isTaken ? { ...undo.item, id: createOwnId(items) } : undo.item;
  return [...items.slice(0, undo.index), item, ...items.slice(undo.index)];
}
