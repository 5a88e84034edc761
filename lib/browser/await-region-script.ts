/**
 * Runs while the resources page is being read, long before it mounts. Where a region is likely to show, it marks the
 * element before itself, which then keeps a screen's height free: what stands below does not jump before one's eyes.
 */
export const awaitRegionScript = `try {
  if (location.hash.length > 1 || localStorage.getItem('region'))
    document.currentScript.previousElementSibling.dataset.region = 'awaited';
} catch {}`;
