export const page = {
  title: 'When to call or go to the hospital in pregnancy',
  description:
    'Bleeding, pain, fever, less movement, a headache: what needs 911, what the hospital, what a call, in every week of pregnancy and after the birth.',
  shortTitle: 'When to call',
  about: 'Every sign, by week, with what to do',
};

// The lists, by weeks, both included.
export const weeks = (from: number, to: number) => `Weeks ${from} to ${to}`;
export const weekAndLater = (from: number) => `Week ${from} and later`;
export const sixWeeksAfterBirth = 'In the six weeks after the birth';
export const baby = 'Your baby';
export const parent = 'You';

// Which of them.
export const chooser = 'How far along are you?';
export const yourWeek = 'Your week:';
export const shortWeeks = (from: number, to: number) => `${from} to ${to}`;
export const shortWeekAndLater = (from: number) => `${from} on`;
export const afterBirth = 'After the birth';

// Whom to call, beside an order.
export const call911 = '911';
export const myProvider = 'My provider';
export const healthLine = 'Health line';
export const findHealthLine = 'Find my health line';

// On paper.
export const babyAfterBirth = 'After the birth: your baby';
export const parentAfterBirth = 'After the birth: you';
/** What is to be filled in by pen. */
export const blanks = ['My midwife or doctor', 'Hospital, maternity unit', 'Health line', 'Who drives me'];
/** The weeks of signs in a column of more weeks. */
export const paperWeeks = (from: number, to: number) => `Weeks ${from} to ${to}:`;
export const paperFromWeek = (from: number) => `From week ${from}:`;

/** The line that leads to the list from other pages, or opens it there. */
export const line = {
  title: 'Something feels wrong?',
  whenToCall: 'When to call',
  inWeek: (week: number) => `When to call in week ${week}`,
  afterBirth: 'When to call after the birth',
};
