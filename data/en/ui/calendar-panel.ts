export { enCA as locale } from 'date-fns/locale/en-CA';

export const previousMonth = 'Previous month';
export const nextMonth = 'Next month';
// Before the day, for screen readers.
export const choose = 'Choose';
export const notAvailable = 'Not available';
