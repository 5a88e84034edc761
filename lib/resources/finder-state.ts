import type { ProvinceCode } from '@/data/provinces';
import { findRegionByPostalCode, normalizePostalCode } from './postal-code';
import { findProvinceBySlug } from './provinces';

/** How a region is looked for: in the list, or by postal code. */
export type FinderMode = 'province' | 'postal';

/** The result of a search or choice, for the message to the visitor. */
export type FinderOutcome =
  | { type: 'chosen'; region: ProvinceCode }
  | { type: 'found'; postalCode: string; region: ProvinceCode }
  | { type: 'unmatched'; postalCode: string; isPartOfX: boolean };

/** The resource finder. */
export interface FinderState {
  mode: FinderMode;
  /** Normalized, without its space. */
  postalCode: string;
  /** The region whose resources show; undefined for none yet. */
  region: ProvinceCode | undefined;
  /** The result of the visitor's last search or choice; undefined after the next edit. */
  outcome?: FinderOutcome;
  /** Whether the page's address was read once. The remembered region counts only the first time. */
  hasArrived: boolean;
}

/** What can happen to the finder. */
export type FinderAction =
  /** The page has mounted, or its hash has changed. */
  | { type: 'address-read'; hash: string; remembered: ProvinceCode | undefined }
  | { type: 'mode-changed'; mode: FinderMode }
  | { type: 'region-chosen'; region: ProvinceCode }
  | { type: 'postal-code-changed'; text: string }
  | { type: 'postal-code-searched' };

/** The finder before the page has mounted. */
export const initialFinderState: FinderState = {
  mode: 'province',
  postalCode: '',
  region: undefined,
  hasArrived: false,
};

/**
 * The finder after an action. The address wins over the remembered region. A hash that names no region changes nothing,
 * except an empty one, to which Back leads from the first region.
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
      // If only spaces or case changed, the answer stays.
      return postalCode === state.postalCode ? state : { ...withoutOutcome, postalCode };
    }
    case 'postal-code-searched': {
      const { postalCode } = state;
      if (postalCode === '') return state;
      const region = findRegionByPostalCode(postalCode);
      if (region) return { ...state, region, outcome: { type: 'found', postalCode, region } };
      const isPartOfX = /^X[01]?$/.test(postalCode);
      return { ...state, outcome: { type: 'unmatched', postalCode, isPartOfX } };
    }
  }
}
