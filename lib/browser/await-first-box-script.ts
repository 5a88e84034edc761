import { PREGNANCY_DAYS, USUAL_BIRTH_END_DAY } from '@/data/pregnancy-rules';
import type { StoredKey } from '@/data/stored-values';

/** A due date is counted until so many days after it. */
const COUNTED_DAYS = USUAL_BIRTH_END_DAY - PREGNANCY_DAYS;

/**
 * Runs while the browser parses the timeline, long before it mounts. Where forty weeks that are kept seem to be over, the
 * script marks the element around itself, and a style hides what is in it until the box that then stands first is there,
 * so that nothing visible moves.
 */
export const awaitFirstBoxScript = `try {
  const read = (key) => JSON.parse(localStorage.getItem(key)) ?? {};
  if (read('${'birth' satisfies StoredKey}').birthday || Date.now() - new Date(read('${'pregnancy' satisfies StoredKey}').dueDate + 'T00:00') >= ${COUNTED_DAYS + 1} * 864e5)
    document.currentScript.parentElement.dataset.first = 'awaited';
} catch {}`;
