// Stands in every page with a widget, or with a script of its own, above the first part that can be operated. The timer has
// a script that also notes the times of its taps: early-timer.ts.

import { queueEarlyUse } from './early/queue-early-use';

queueEarlyUse((element) => element !== null && (isTakenOver(element) || element.closest('[data-started]') !== null));

/** Whether React answers for an element: it marks each that it has taken over. */
function isTakenOver(element: Element): boolean {
  return Object.keys(element).some((key) => key.indexOf('__reactProps') === 0);
}
