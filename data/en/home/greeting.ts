// Of a date that a link brought along.
export const wasShared = 'A due date was shared with you';
export const hasPassed = 'This due date has passed. The countdown has stopped.';
export const weeksPregnant = 'Weeks Pregnant';
export const ownStays = 'Your own due date, kept in this browser, stays as it is.';
export const openInCalculator = 'Open it in the calculator';

// Of the visitor's own.
export const youAre = (age: string) => `You are ${age} pregnant`;
export const yourDueDate = 'Your due date';
export const allAbout = (week: number) => `All about week ${week}`;
