// The two parts of a range of dates, with a space between them.
export const dateRange = (first: string, last: string) => [first, `to ${last}`];
