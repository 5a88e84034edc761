import { useEffect, useReducer } from 'react';
import { type ProvinceCode, provinceSlugs } from '@/data/provinces';
import { replaceLocationHash, setLocationHash, useLocationHash } from '@/lib/browser/location';
import { storeLookedUpRegion } from '@/lib/browser/look-up-region';
import { useRegion } from '@/lib/browser/use-region';
import { initialFinderState, reduceFinder } from '@/lib/resources/finder-state';
import { findRegionByPostalCode, isPostalCode, isSantasPostalCode } from '@/lib/resources/postal-code';

/** The finder's state, kept in step with the page's address, and its choice remembered where none was known. */
export function useFinder() {
  const [state, dispatch] = useReducer(reduceFinder, initialFinderState);
  const hash = useLocationHash();
  const stored = useRegion();
  const isKnown = stored.status === 'known';
  const remembered = isKnown ? stored.value : undefined;

  const { hasArrived } = state;
  useEffect(() => {
    if (!isKnown) return;
    dispatch({ type: 'address-read', hash, remembered });
    // A remembered region gets its hash, so that Back returns to it and the address can be shared.
    if (!hasArrived && hash === '' && remembered) replaceLocationHash(provinceSlugs[remembered]);
  }, [isKnown, hash, remembered, hasArrived]);

  return {
    state,
    dispatch,
    choose(code: ProvinceCode) {
      dispatch({ type: 'region-chosen', region: code });
      storeLookedUpRegion(code);
      setLocationHash(provinceSlugs[code]);
    },
    search() {
      dispatch({ type: 'postal-code-searched' });
      const code = findRegionByPostalCode(state.postalCode);
      if (!code) return;
      // What is no postal code, such as the name of a town, is shown by its first letter alone: too little to remember.
      const isHome = isPostalCode(state.postalCode) && !isSantasPostalCode(state.postalCode);
      if (isHome) storeLookedUpRegion(code);
      setLocationHash(provinceSlugs[code]);
    },
  };
}
