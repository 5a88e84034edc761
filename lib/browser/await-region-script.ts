import type { StoredKey } from '@/data/stored-values';

/**
 * Runs while the browser parses the resources page, long before the page mounts. Where a region is likely to be shown,
 * it marks the element before itself, which then keeps a screen's height, so that nothing visible moves.
 */
export const awaitRegionScript = `try {
  if (location.hash.length > 1 || localStorage.getItem('${'region' satisfies StoredKey}'))
    document.currentScript.previousElementSibling.dataset.region = 'awaited';
} catch {}`;
