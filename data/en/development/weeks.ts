/** The list of the forty weeks. */
export const show = 'Show';
export const calculating = 'Calculating your weeks...';
export const orPick = 'Or pick a week.';

/** A week in the list. */
export const weekNumber = (week: number) => `Week ${week}`;
/** Read out before the title of a week, where its number is not. */
export const weekBeforeTitle = (week: number) => `Week ${week}: `;
export const fromDate = (date: string) => `from ${date}`;
export const behindYou = 'Behind you';
export const youAreHere = 'You are here';
