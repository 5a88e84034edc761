import { PREGNANCY_DAYS, USUAL_BIRTH_END_DAY } from '@/data/pregnancy-rules';
import type { StoredKey } from '@/data/stored-values';
import { isSharedLink } from './is-shared-link-script';

/** A due date is counted until so many days after it. */
const COUNTED_DAYS = USUAL_BIRTH_END_DAY - PREGNANCY_DAYS;

/**
 * Runs while the browser parses the calculator, long before it mounts. Where it is going to show the result of a due date
 * that is kept or came with a link, or what takes its place after the forty weeks, the script marks the element around
 * itself, which then has no form and keeps a screen's height, so that nothing visible moves. A link's date comes first: it
 * needs no storage, which may be blocked.
 */
export const awaitOwnDateScript = `try {
  const { dataset } = document.currentScript.parentElement;
  const isLink = ${isSharedLink};
  if (isLink) dataset.date = 'awaited-end';
  const read = (key) => JSON.parse(localStorage.getItem(key)) ?? {};
  const { dueDate } = read('${'pregnancy' satisfies StoredKey}');
  const isCounted = Date.now() - new Date(dueDate + 'T00:00') < ${COUNTED_DAYS + 1} * 864e5;
  if (!isLink && (dueDate || read('${'birth' satisfies StoredKey}').birthday))
    dataset.date = isCounted ? 'awaited' : 'awaited-end';
} catch {}`;
