import { CONCEPTION_DAY, EMBRYO_AGE_DAYS } from '@/data/pregnancy-rules';

export const page = {
  title: 'IVF due date calculator: day 3, 5 or 6, fresh or frozen',
  description:
    'Due date after an IVF transfer: add 263 days for a day 3 embryo, 261 for day 5, 260 for day 6. Fresh or frozen, own or donor egg. With your week today.',
  shortTitle: 'IVF Due Date',
};

export const title = 'IVF due date calculator';
interface Days {
  three: number;
  five: number;
  six: number;
}
export const answer = ({ three, five, six }: Days) =>
  `Transfer day plus\u00a0${five} days for a day\u00a05 embryo. Day\u00a03: plus\u00a0${three}. Day\u00a06: plus\u00a0${six}. Fresh or frozen, your egg or a donor's: it is the same.`;
export const dateLabel = 'Day of the transfer';
export const dateHint = 'The day the embryo was placed, not the day of the egg retrieval.';

export const tableTitle = 'By the age of the embryo';
export const heads = {
  embryo: 'Embryo',
  add: 'Add to the transfer day',
  example: (day: string) => `Transfer on ${day} gives`,
};
export const plusDays = (days: number) => `+${days} days`;
interface Example {
  transfer: string;
  dueDate: string;
  days: number;
  age: string;
}
export const example = ({ transfer, dueDate, days, age }: Example) =>
  `An example: a day 5 embryo, transferred on ${transfer}. Add ${days} days, and the due date is ${dueDate}. On the day of the transfer you count as ${age} pregnant: ${CONCEPTION_DAY} days, as at any conception, and the 5 days of the embryo.`;

export const sameTitle = 'Frozen, donor egg, another age';
export const same = [
  'Only two things go into the count: the day of the transfer, and how many days old the embryo was. Days in the freezer do not count.',
  'Whose egg or sperm it was changes nothing. It is the same for a surrogate.',
  `The calculator takes every age from ${EMBRYO_AGE_DAYS.min} to ${EMBRYO_AGE_DAYS.max} days, under 'More options'.`,
];
export const otherAge = 'Another age: the calculator';

export const appTitle = 'Why an app may show another date';
export const appLead = 'Many apps ask only for a last period, or for a conception. Then they can be days off.';
interface PeriodDays {
  three: number;
  five: number;
  six: number;
  period: string;
}
export const apps = ({ three, five, six, period }: PeriodDays) => [
  `An app that asks for a last period: enter the day ${five} days before the transfer of a day 5 embryo (day 3: ${three} days, day 6: ${six} days). In the example that is ${period}. It need not be the day of a real period.`,
  'An app that takes the transfer day as the day of conception gives a date that is 3 to 6 days too late.',
];
