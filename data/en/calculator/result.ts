export const seeWeek = (week: number) => `See week ${week}`;
export const calendar = 'Calendar';
export const share = 'Share';

export const forgottenHere = 'Your due date is forgotten.';
export const undo = 'Undo';
