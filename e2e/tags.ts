/**
 * The tag of a test that `npm run test:full` runs every night and `npm test` leaves out. It is for the further members
 * of a set, where `npm test` tries one or a few: pages made like another, wrong texts, hostile addresses, widths
 * between the smallest and the largest, the dark theme of a state, the site built below a path. Each kind of page, the
 * main path of each widget, the timer, the journeys and whatever is true of every page (links, policy, offline) is
 * never left out.
 */
export const FULL = { tag: '@full' };

/** For a test that a loop makes for each member of a set: whether this one stays in `npm test`. */
export const fullUnless = (isKept: boolean) => (isKept ? {} : FULL);
