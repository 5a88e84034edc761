import { useEffect, useState } from 'react';

/**
 * Whether a part of `onDemand` is needed and there. Where it is shown only then, nothing stands in its place while it
 * loads, which would have another height.
 */
export function useIsLoaded(part: { preload: () => Promise<void> }, isNeeded: boolean): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (isNeeded) part.preload().then(() => setLoaded(true));
  }, [part, isNeeded]);
  return isNeeded && isLoaded;
}
