import { PREGNANCY_DAYS } from '@/data/pregnancy-rules';

export const page = {
  title: 'Due date by ultrasound: which date wins, scan or period?',
  description:
    'Enter the day of your scan and how far along it said you were. See your due date, which one counts, scan or last period, and when a scan moves nothing.',
  shortTitle: 'Ultrasound Due Date',
};

export const title = 'Due date by ultrasound';
export const answer = (earliest: string, latest: string) =>
  `The earliest scan from ${earliest} to ${latest} sets the due date, even if you are sure of your last period. Your provider's date wins.`;
export const dateLabel = 'Day of the scan';
export const dateHint = 'Then enter how far along the report says you were.';

export const howTitle = 'How the date comes from a scan';
export const how = `Day of the scan, plus ${PREGNANCY_DAYS} days, minus the days of pregnancy that the scan found.`;
interface Example {
  scan: string;
  age: string;
  ageDays: number;
  days: number;
  dueDate: string;
}
export const example = ({ scan, age, ageDays, days, dueDate }: Example) =>
  `An example: a scan on ${scan} finds ${age}, which is ${ageDays} days. ${PREGNANCY_DAYS} minus ${ageDays} is ${days}, and ${days} days later is ${dueDate}.`;
export const whichTitle = 'Which date wins';
export const staysTitle = 'When a scan does not move the date';
export const compareHint = "Have both dates? Enter them under 'Why do dates differ?' above.";
