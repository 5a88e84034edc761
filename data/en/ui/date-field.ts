export const calendarOf = (label: string) => `Calendar: ${label}`;
export const openingCalendar = 'Opening the calendar...';
