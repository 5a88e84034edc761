import type { StoredKey } from '@/data/stored-values';

/** The steps of erasing what the site stores. */
export type ErasureState =
  | { status: 'idle' }
  /** Asked first, as erased values cannot be restored. */
  | { status: 'asking' }
  | {
      status: 'over';
      erased: StoredKey[];
      /** False where the browser refused. */
      isAllowed: boolean;
    };

/** What can happen while the visitor erases. */
export type ErasureAction =
  | { type: 'asked' }
  | { type: 'kept' }
  | { type: 'erased'; erased: StoredKey[]; isAllowed: boolean };

/** Nothing was asked yet. */
export const initialErasureState: ErasureState = { status: 'idle' };

/** 'erased' counts only after the question. */
export function reduceErasure(state: ErasureState, action: ErasureAction): ErasureState {
  switch (action.type) {
    case 'asked':
      return { status: 'asking' };
    case 'kept':
      return initialErasureState;
    case 'erased':
      if (state.status !== 'asking') return state;
      return { status: 'over', erased: action.erased, isAllowed: action.isAllowed };
  }
}
