export const seeWeek = (week: number) => `See week ${week}`;
export const calendar = 'Calendar';
export const share = 'Share';

// What one tap has changed, with Undo.
export const forgottenHere = 'Your due date is forgotten.';
export const keptHere = 'The due date of the link is now your own.';
export const undo = 'Undo';
