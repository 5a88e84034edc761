/** The list of the forty weeks. */
export const show = 'Show';
export const calculating = 'Calculating your weeks...';
export const orPick = 'Or go straight to a trimester or a week:';

/** The parts of the list, and the links to them. */
export const parts = 'Trimesters and weeks';
export const trimesters = {
  1: 'First trimester',
  2: 'Second trimester',
  3: 'Third trimester',
};
export const weeksOf = (first: number, last: number) => `Weeks ${first} to ${last}`;
export const pickWeek = 'Pick a week';

/** A week in the list. */
export const weekNumber = (week: number) => `Week ${week}`;
/** Read out before the title of a week, where its number is not. */
export const weekBeforeTitle = (week: number) => `Week ${week}: `;
export const fromDate = (date: string) => `from ${date}`;
export const behindYou = 'Behind you';
export const youAreHere = 'You are here';
