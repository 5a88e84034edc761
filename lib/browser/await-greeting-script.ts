/**
 * Runs while the home page is being read, long before it mounts. Where a greeting is likely, it marks the element before
 * itself, and what the greeting will push down stays out of sight until it stands: nothing jumps before one's eyes.
 */
export const awaitGreetingScript = `try {
  if (location.search.includes('date=') || localStorage.getItem('pregnancy'))
    document.currentScript.previousElementSibling.dataset.greeting = 'awaited';
} catch {}`;
