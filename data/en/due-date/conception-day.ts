export const dueDate = 'Due date to count back from';
export const hint = 'Nothing is kept of what you enter here.';
export const noSuchDate = 'Enter a full date that exists, at most 280 days ahead.';
export const answer = 'Likely conception';
export const around = (day: string) => `Conception was around ${day}.`;
