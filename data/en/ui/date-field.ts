export const calendarOf = (label: string) => `Calendar: ${label}`;
export const clearField = (label: string) => `Clear: ${label}`;
export const openingCalendar = 'Opening the calendar...';
