// A day from its parts, named as Intl names them and written as the language writes them.
export const date = ({ month, day, year }: Record<'month' | 'day' | 'year', string>) => `${month} ${day}, ${year}`;
/** No line ends between the month and the day. */
export const longDate = ({ weekday, month, day, year }: Record<'weekday' | 'month' | 'day' | 'year', string>) =>
  `${weekday}, ${month}\u00a0${day}, ${year}`;
/** As short as it can be read. The year is empty where it does not stand. */
export const shortDate = ({ month, day, year }: Record<'month' | 'day' | 'year', string>) =>
  year ? `${month} ${day}, ${year}` : `${month} ${day}`;
/** Without the full stop of a month that is cut short. */
export const shortMonth = ({ month, year }: Record<'month' | 'year', string>) => `${month.replace('.', '')} ${year}`;

// The two parts of a range of dates, with a space between them.
export const dateRange = (first: string, last: string) => [first, `to ${last}`];
