import type { BagCategoryId } from '@/data/hospital-bag';
import type { OwnItemProblem } from './check-own-item';

/** The form that adds an item of the visitor's own. */
export interface OwnItemState {
  text: string;
  category: BagCategoryId;
  problem?: OwnItemProblem;
  /** Counts submissions that were refused, so that the view can move focus once for each. */
  refusals: number;
}

/** What can happen to the form. */
export type OwnItemAction =
  | { type: 'text-changed'; text: string }
  | { type: 'category-changed'; category: BagCategoryId }
  | { type: 'refused'; problem: OwnItemProblem }
  | { type: 'added' };

/** The empty form. */
export const initialOwnItemState: OwnItemState = { text: '', category: 'mom-stay', refusals: 0 };

/** What the form becomes after an action. Nothing typed is lost to a refusal; the category stays for the next item. */
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
