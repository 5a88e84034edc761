/** In the place of the result before the first one. */
export const noResult = { date: 'Your due date will stand here', weeks: 'Your weeks will stand here' };

// The result.
export const todayYouAre = 'Today you are';
export const pregnant = (age: string) => `${age} pregnant`;
export const month = 'Month';
export const monthOf = (month: number, months: number) => `${month} of ${months}`;
export const dueDate = 'Due date';
export const isKept = 'Kept in this browser for all of this site. A new date here takes its place.';
export const toCalculator = 'More about this date';
