export const title = 'Last two hours';

interface Values {
  first: string;
  last: string;
  shortest: string;
  longest: string;
}

/** What is drawn: its name above the drawing, and the same in words below it. */
export const length = {
  inMinutes: 'Length, in minutes',
  unknown: 'Length: not known yet.',
  only: (value: string) => `Length: ${value}.`,
  always: (value: string) => `Length: always ${value}.`,
  values: ({ first, last, shortest, longest }: Values) =>
    `Length: ${first} at first, ${last} now; shortest ${shortest}, longest ${longest}.`,
};
export const gap = {
  inMinutes: 'From start to start, in minutes',
  unknown: 'From start to start: not known yet.',
  only: (value: string) => `From start to start: ${value}.`,
  always: (value: string) => `From start to start: always ${value}.`,
  values: ({ first, last, shortest, longest }: Values) =>
    `From start to start: ${first} at first, ${last} now; shortest ${shortest}, longest ${longest}.`,
};
