/**
 * The tag of a test that `npm run test:full` runs and `npm test` leaves out. Daily are the journeys, one page of each
 * kind, the two or three behaviours of each widget that a visitor would miss first, what a labour depends on (the
 * timer's advice, its record, early taps, 911), offline use and updates. Full is the rest: further members of a set,
 * wrong texts, hostile addresses, widths, themes, print, the other language, the site built below a path.
 */
export const FULL = { tag: '@full' };

/** For a test that a loop makes for each member of a set: whether this one is daily. */
export const fullUnless = (isDaily: boolean) => (isDaily ? {} : FULL);
