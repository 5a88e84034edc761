import type { ProvinceCode } from '@/data/provinces';
import { findRegionByPostalCode, normalizePostalCode } from './postal-code';
import { findProvinceBySlug } from './provinces';

export type FinderMode = 'province' | 'postal';

/** What a search or a choice came to, for the visitor to read or hear. */
export type FinderOutcome =
  | { type: 'chosen'; region: ProvinceCode }
  | { type: 'found'; postalCode: string; region: ProvinceCode }
  | { type: 'unmatched'; postalCode: string; isPartOfX: boolean };

/** The resource finder. */
export interface FinderState {
  mode: FinderMode;
  /** Normalized, without its space. */
  postalCode: string;
  /** Whose resources show; undefined for none yet. */
  region: ProvinceCode | undefined;
  /** What came of the last act of the visitor; undefined once they go on. */
  outcome?: FinderOutcome;
  /** Whether the page's address was read once. Only an arrival looks at what the browser remembers. */
  hasArrived: boolean;
}

export type FinderAction =
  /** The page has mounted, or what stands behind the # of its address changed. */
  | { type: 'address-read'; hash: string; remembered: ProvinceCode | undefined }
  | { type: 'mode-changed'; mode: FinderMode }
  | { type: 'region-chosen'; region: ProvinceCode }
  | { type: 'postal-code-changed'; text: string }
  | { type: 'postal-code-searched' };

export const initialFinderState: FinderState = {
  mode: 'province',
  postalCode: '',
  region: undefined,
  hasArrived: false,
};

/**
 * The finder after an action. The address decides over what is remembered. An address that names no region changes
 * nothing, but for an empty one: that is where Back leads from the first region.
 */
export function reduceFinder(state: FinderState, action: FinderAction): FinderState {
  const { outcome: _outcome, ...withoutOutcome } = state;
  switch (action.type) {
    case 'address-read': {
      const named = findProvinceBySlug(action.hash.toLowerCase());
      if (!state.hasArrived) return { ...state, hasArrived: true, region: named ?? action.remembered };
      if (named === state.region || (!named && action.hash !== '')) return state;
      return { ...withoutOutcome, region: named };
    }
    case 'mode-changed':
      return action.mode === state.mode ? state : { ...withoutOutcome, mode: action.mode };
    case 'region-chosen':
      return { ...state, region: action.region, outcome: { type: 'chosen', region: action.region } };
    case 'postal-code-changed': {
      const postalCode = normalizePostalCode(action.text);
      // What only tidied itself up, such as a space, leaves the answer standing.
      return postalCode === state.postalCode ? state : { ...withoutOutcome, postalCode };
    }
    case 'postal-code-searched': {
      const { postalCode } = state;
      if (postalCode === '') return state;
      const region = findRegionByPostalCode(postalCode);
      if (region) return { ...state, region, outcome: { type: 'found', postalCode, region } };
      const isPartOfX = ['X', 'X0', 'X1'].includes(postalCode);
      return { ...state, outcome: { type: 'unmatched', postalCode, isPartOfX } };
    }
  }
}
