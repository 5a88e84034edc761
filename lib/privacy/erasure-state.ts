import type { StoredKey } from '@/data/stored-values';

/** Where the visitor is with erasing what the site keeps of them. */
export type ErasureState =
  | { status: 'idle' }
  /** The question before it, as nothing brings the values back. */
  | { status: 'asking' }
  | {
      status: 'over';
      erased: StoredKey[];
      /** False where the browser refused. */
      isAllowed: boolean;
    };

export type ErasureAction =
  | { type: 'asked' }
  | { type: 'kept' }
  | { type: 'erased'; erased: StoredKey[]; isAllowed: boolean };

export const initialErasureState: ErasureState = { status: 'idle' };

/** Nothing counts as erased that was not asked about first. */
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
