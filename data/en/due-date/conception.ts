import { CONCEPTION_DAY, PREGNANCY_DAYS, STANDARD_CYCLE_DAYS } from '@/data/pregnancy-rules';
import type { Statement } from '@/data/statement';

const days = PREGNANCY_DAYS - CONCEPTION_DAY;

export const page = {
  title: 'Conception date calculator: to a due date, and back',
  description:
    'From the day you conceived to your due date: 266 days later. And back: the day of conception that a due date stands for, and how sure that is. Private.',
  shortTitle: 'Conception and Due Date',
};

export const title = 'From conception to due date, and back';
export const answer = `Due date: the day of conception plus ${days} days, which is ${days / 7} weeks. Back: the due date minus ${days} days.`;
export const dateLabel = 'Day of conception';
export const dateHint = 'The day you ovulated, if you know it. If not, the day you think most likely.';

export const backTitle = 'From a due date back to conception';
export const sureTitle = 'How sure is it?';
export const sure: Statement[] = [
  {
    text: `Few people know the day. The count takes a cycle of ${STANDARD_CYCLE_DAYS}\u00a0days, with ovulation about day\u00a0${CONCEPTION_DAY}. Yours may have been earlier or later.`,
    sources: ['msd-dating'],
  },
  { text: 'So read a day that is counted back as the middle of some days, not as one day. Dates cannot prove a day.' },
];
export const weeksTitle = 'Why you are two weeks further along than that';
export const weeks: Statement[] = [
  {
    text: 'Weeks of pregnancy are counted from the first day of the last period, about two weeks before conception. On the day of conception the count is at 2\u00a0weeks.',
    sources: ['msd-dating'],
  },
];
export const example = (conception: string, dueDate: string) =>
  `An example: a conception on ${conception} gives ${dueDate}, and that due date leads back to the same day.`;
export const afterIvf = 'After IVF: count from the transfer';
