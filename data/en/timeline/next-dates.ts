export const title = 'What comes next';
export const now = 'now';
export const from = (day: string) => `from ${day}`;

// The line below the name of a date.
export const week = (number: number) => `Week ${number}`;
export const until = (day: string) => `until ${day}`;
/** With the time and place of the visitor's own appointment, where they are known. */
export const mine = (timeAndPlace: string) => (timeAndPlace ? `My appointment: ${timeAndPlace}` : 'My appointment');
export const thirds = {
  second: (weeks: string) => `The middle third begins, at ${weeks}`,
  third: (weeks: string) => `The last third begins, at ${weeks}`,
};
export const youChoose = 'You choose when to stop work.';
export const trimesters = { second: 'Second trimester', third: 'Third trimester' };
