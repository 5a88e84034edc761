import type { StoredKey } from '@/data/stored-values';
import { isSharedLink } from './is-shared-link-script';

/** What a greeting is made of, beside the due date of a link. */
export const greetingKeys: StoredKey[] = ['pregnancy', 'birth', 'followed'];

/**
 * Runs while the browser parses the home page, long before the page mounts. Where a greeting is likely, it marks the
 * element before itself, and a style hides what follows until the greeting is there, so that nothing visible moves.
 */
export const awaitGreetingScript = `try {
  if (${isSharedLink} || ${greetingKeys.map((key) => `localStorage.getItem('${key}')`).join(' || ')})
    document.currentScript.previousElementSibling.dataset.greeting = 'awaited';
} catch {}`;
