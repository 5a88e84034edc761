export const page = {
  title: 'When to call in pregnancy and after the birth',
  description:
    'Bleeding, pain, fever, less movement, a headache: what needs 911, what the hospital, what a call, in every week of pregnancy and in the weeks after the birth.',
  shortTitle: 'When to call',
  about: 'Every sign, by week, with what to do',
};

export const intro = 'Start at the top. Do the first thing that fits.';
/** Weeks of a list, both included. */
export const weeks = (from: number, to: number) => `Weeks ${from} to ${to}`;
export const weekAndLater = (from: number) => `Week ${from} and later`;
export const afterBirth = 'After the birth';
export const baby = 'Your baby';
export const parent = 'You';

/** The line that leads to the list from other pages, or opens it there. */
export const line = {
  title: 'Something feels wrong?',
  whenToCall: 'When to call',
  inWeek: (week: number) => `When to call in week ${week}`,
  afterBirth: 'When to call after the birth',
};
