import type { StoredKey } from '@/data/stored-values';

/**
 * Runs while the browser parses the home page, long before the page mounts. Where a greeting is likely, it marks the
 * element before itself, and a style hides what follows until the greeting is there, so that nothing visible moves.
 */
export const awaitGreetingScript = `try {
  if (location.search.includes('date=') || localStorage.getItem('${'pregnancy' satisfies StoredKey}'))
    document.currentScript.previousElementSibling.dataset.greeting = 'awaited';
} catch {}`;
