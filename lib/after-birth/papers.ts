import { addDays, addMonths } from 'date-fns';
import {
  type AfterBirthTask,
  afterBirthTasks,
  FIRST_VACCINES_MONTHS,
  type JointPart,
  type TaskDay,
} from '@/data/after-birth/papers';
import { regionPapers } from '@/data/after-birth/region-papers';
import type { ProvinceCode } from '@/data/provinces';
import { countDays } from '@/lib/calendar/count-days';

/** A task, and the region whose rules and words hold for it. */
export interface Paper {
  task: AfterBirthTask;
  region: ProvinceCode;
  /** Absent where no source gives one. */
  day: TaskDay | undefined;
}

/** Follow the place of birth. All the others follow the home. */
const tasksOfBirthplace: readonly AfterBirthTask[] = ['register', 'certificate'];

/** What a registration form takes along only for those who live in its region. */
const partsOfResidents: readonly JointPart[] = ['health-card', 'territorial-benefit'];

/** The task that a part of the registration form takes the place of. */
const partTasks: Record<JointPart, AfterBirthTask> = {
  certificate: 'certificate',
  'social-insurance-number': 'social-insurance-number',
  'child-benefit': 'child-benefit',
  'health-card': 'health-card',
  'territorial-benefit': 'provincial-benefit',
  savings: 'savings',
};

/** What the registration form of the place of birth takes along for a baby who lives in `home`. */
export function listJointParts(home: ProvinceCode, bornIn: ProvinceCode = home): JointPart[] {
  return regionPapers[bornIn].brings.filter((part) => bornIn === home || !partsOfResidents.includes(part));
}

/**
 * The papers of a baby, in the order of the home. Born in another region, the birth is registered there, and what only the
 * form of the home would have taken along becomes a task of its own.
 */
export function listPapers(home: ProvinceCode, bornIn: ProvinceCode = home): Paper[] {
  const toPaper = (task: AfterBirthTask): Paper => {
    const region = tasksOfBirthplace.includes(task) ? bornIn : home;
    return { task, region, day: regionPapers[region].days[task] };
  };
  const { tasks, brings } = regionPapers[home];
  if (bornIn === home) return tasks.map(toPaper);
  const taken = listJointParts(home, bornIn).map((part) => partTasks[part]);
  const apart: AfterBirthTask[] = brings.map((part) => partTasks[part]);
  if (regionPapers[bornIn].tasks.includes('certificate')) apart.push('certificate');
  const added = afterBirthTasks.filter((task) => apart.includes(task) && !tasks.includes(task));
  return tasks
    .flatMap((task) => (task === 'register' ? [task, ...added] : [task]))
    .filter((task) => !taken.includes(task))
    .map(toPaper);
}

/** A paper with its day, counted from the birthday. */
export interface DatedPaper extends Paper {
  /** Local midnight of the day by which it is due, or about which it is usual; absent without a birthday or a day. */
  due?: Date;
  /** Days from today to that day: 0 on the day itself, below 0 once it has passed. */
  daysLeft?: number;
  /** The last day for rotavirus drops, on the paper of the first vaccines alone, whose visit is due much sooner. */
  lastStart?: { date: Date; daysLeft: number };
}

/** Counts the day of a paper from the birthday, in calendar days, however clocks change. */
export function datePaper(paper: Paper, birthday: Date | undefined, today: Date): DatedPaper {
  if (!birthday || !paper.day) return paper;
  const date = addDays(birthday, paper.day.daysAfterBirth);
  if (paper.task !== 'first-vaccines') return { ...paper, due: date, daysLeft: countDays(today, date) };
  const visit = addMonths(birthday, FIRST_VACCINES_MONTHS);
  const lastStart = { date, daysLeft: countDays(today, date) };
  return { ...paper, due: visit, daysLeft: countDays(today, visit), lastStart };
}

/** Whether the day of a paper has passed, and it can be done all the same. */
export const isLate = ({ daysLeft = 0, day, lastStart }: DatedPaper): boolean =>
  daysLeft < 0 && (lastStart !== undefined || day?.meaning !== 'too-late-after');

export interface PapersInOrder {
  /** Those that are late, then the others; each in the order of the region. The first is the next one. */
  open: DatedPaper[];
  done: DatedPaper[];
}

/** The papers that are still to be done, the next one first, and those that are ticked. */
export function orderPapers(
  papers: readonly Paper[],
  done: readonly AfterBirthTask[],
  birthday: Date | undefined,
  today: Date,
): PapersInOrder {
  const dated = papers.map((paper) => datePaper(paper, birthday, today));
  const open = dated.filter(({ task }) => !done.includes(task));
  return {
    open: [...open.filter(isLate), ...open.filter((paper) => !isLate(paper))],
    done: dated.filter(({ task }) => done.includes(task)),
  };
}

/**
 * The day on which an open paper stands in a calendar that is saved today; undefined where it has none. What is late stands
 * on the day of saving, as nobody looks at a day that has passed.
 */
export function getCalendarDay(paper: DatedPaper, today: Date): Date | undefined {
  const { due, daysLeft = 0 } = paper;
  if (!due || daysLeft >= 0) return due;
  return isLate(paper) ? today : undefined;
}
