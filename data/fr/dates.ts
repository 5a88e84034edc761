type English = typeof import('@/data/en/dates');

type Part = 'weekday' | 'month' | 'day' | 'year';

/** The first of a month is '1er', which Intl does not write. */
const ordinal = (day: string) => (day === '1' ? '1er' : day);

export const date = ({ month, day, year }: Record<Exclude<Part, 'weekday'>, string>) =>
  `${ordinal(day)}\u00a0${month} ${year}`;
export const longDate = ({ weekday, month, day, year }: Record<Part, string>) =>
  `${weekday} ${date({ month, day, year })}`;
export const shortDate = ({ month, day, year }: Record<Exclude<Part, 'weekday'>, string>) =>
  year ? `${ordinal(day)}\u00a0${month} ${year}` : `${ordinal(day)}\u00a0${month}`;
export const shortMonth: English['shortMonth'] = ({ month, year }) => `${month} ${year}`;

export const dateRange = (first: string, last: string) => [`du ${first}`, `au ${last}`];
