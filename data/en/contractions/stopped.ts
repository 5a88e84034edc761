/** What stands in the place of the timer if it fails while it is used. */
export const timerStopped = 'The timer has stopped working.';
export const reloadTimer =
  'Reload the page to go on: the contractions that were kept are still there. If the timer does not start again, write down when each one starts and ends.';
