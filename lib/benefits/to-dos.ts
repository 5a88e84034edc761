import { addDays, startOfDay } from 'date-fns';
import type { BenefitPlan } from './benefit-plan';
import { getApplyByDate, getClaimStart, getEiDates, getQpipDates } from './claim-dates';

export type ToDoKey =
  | 'check-hours'
  | 'check-earnings'
  | 'earliest-start'
  | 'last-work-day'
  | 'record-of-employment'
  | 'claim-start'
  | 'apply'
  | 'due'
  | 'birth'
  | 'latest-maternity-end'
  | 'latest-standard-end'
  | 'latest-parental-end';

/** Something to do or to know, with its day if it has one. */
interface ToDo {
  key: ToDoKey;
  day?: Date;
}

type DatedToDo = Required<ToDo>;

/**
 * What to do when, by day; entries without a day come first. Without a last day of work, the day before the first
 * benefit week is used.
 */
export function listToDos({ program, input }: BenefitPlan): ToDo[] {
  const { dates } = input;
  const claimStart = getClaimStart(program, dates, input.lastWorkDay);
  const lastWorkDay = startOfDay(input.lastWorkDay ?? addDays(claimStart, -1));
  const birth: DatedToDo = dates.birthDate
    ? { key: 'birth', day: dates.birthDate }
    : { key: 'due', day: dates.dueDate };
  const [undated, dated]: [ToDo[], DatedToDo[]] =
    program === 'ei'
      ? [[{ key: 'check-hours' }], [...listEi(dates), { key: 'apply', day: getApplyByDate(lastWorkDay) }]]
      : [[{ key: 'check-earnings' }], [...listQpip(dates), { key: 'apply', day: claimStart }]];
  const work: DatedToDo[] = [
    { key: 'last-work-day', day: lastWorkDay },
    ...(program === 'ei' ? [{ key: 'record-of-employment', day: lastWorkDay } as const] : []),
    { key: 'claim-start', day: claimStart },
  ];
  return [...undated, ...[...work, ...dated, birth].sort((a, b) => a.day.getTime() - b.day.getTime())];
}

function listEi(dates: BenefitPlan['input']['dates']): DatedToDo[] {
  const { earliestMaternityStart, latestMaternityEnd, latestParentalEnd } = getEiDates(dates);
  return [
    { key: 'earliest-start', day: earliestMaternityStart },
    { key: 'latest-maternity-end', day: latestMaternityEnd },
    { key: 'latest-standard-end', day: latestParentalEnd.standard },
    { key: 'latest-parental-end', day: latestParentalEnd.extended },
  ];
}

function listQpip(dates: BenefitPlan['input']['dates']): DatedToDo[] {
  const { earliestMaternityStart, latestMaternityEnd, latestParentalEnd } = getQpipDates(dates);
  return [
    { key: 'earliest-start', day: earliestMaternityStart },
    { key: 'latest-maternity-end', day: latestMaternityEnd },
    { key: 'latest-parental-end', day: latestParentalEnd },
  ];
}
