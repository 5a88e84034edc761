import { addDays } from 'date-fns';
import { eiRules } from '@/data/benefits/ei-rules';
import { notices } from '@/data/benefits/notice';
import { qpipRules } from '@/data/benefits/qpip-rules';
import { type Answer, countPaid, findFirstParentalWeek, type ParentAnswer } from './answer';
import { getSaturday, getSunday, toBenefitWeek } from './benefit-week';
import { findStartToTell, getLastParentalWeek } from './latest-start';
import { getFirstDayOff, getReturnDay, getWorkdayAfter } from './leave-days';
import { findBreak } from './leave-parts';
import { findWeekToAskFor } from './leave-start';
import { getLastCarefulDay, isUsualOnly, listNoticeDays, type NoticeDay } from './notice';
import { findRegularClaim } from './regular-claim';
import type { Household, InsuredWork, ParentPlan, ParentRole, Program } from './types';
import { getArrivalWeek, getEiWindows, getQpipWindows } from './windows';

type ToDoKey =
  | 'check-hours'
  | 'check-hours-since-claim'
  | 'check-regular-claim'
  | 'check-fishing'
  | 'ask-to-switch'
  | 'check-agreement'
  | 'check-earnings'
  | 'doctor-note'
  | 'tell-plan'
  | 'tell-employer'
  | 'tell-return'
  | 'last-work-day'
  | 'record-of-employment'
  | 'earliest-maternity'
  | 'apply-ei-by'
  | 'apply-ei-without-day'
  | 'file-qpip-from'
  | 'file-qpip-by'
  | 'due'
  | 'arrival'
  | 'placement'
  | 'placed'
  | 'tell-birth-date'
  | 'tell-known-birth-date'
  | 'check-option'
  | 'latest-other-start'
  | 'latest-maternity-end'
  | 'latest-maternity-end-unless-put-off'
  | 'ei-parental-end'
  | 'qpip-parental-end'
  | 'back-for-a-while'
  | 'apply-ei-again'
  | 'back-for-a-while-qpip'
  | 'off-again-qpip'
  | 'back-at-work';

/** Something to do or to know. */
export interface ToDo {
  key: ToDoKey;
  /** The parent who has to do it; absent where both have to. */
  role?: ParentRole;
  day?: Date;
  /** It has no day, and cannot be done before work stops. */
  waitsForStop?: boolean;
  /** The Sunday of the week for which an application should ask, where that is not the first one off. */
  askForWeek?: Date;
  /** Whether its day was read in old or second-hand texts alone. */
  isUsualOnly?: boolean;
  /** Whether to be late with it can cost something, where the parent works. */
  lateCanCost?: boolean;
  /** Whether its day is over, and what had to be done by then is late. */
  isLate: boolean;
}

const applications: readonly ToDoKey[] = [
  'apply-ei-by',
  'apply-ei-without-day',
  'ask-to-switch',
  'file-qpip-from',
  'file-qpip-by',
];

/** Whether it is to ask for benefits. */
export const isApplication = ({ key }: Pick<ToDo, 'key'>): boolean => applications.includes(key);

/** Whether it is to tell the employer of a leave, or of its end. */
export const isNotice = ({ key }: Pick<ToDo, 'key'>): boolean =>
  key === 'tell-plan' || key === 'tell-employer' || key === 'tell-return';

/** What is late when its day has passed; other days are only told. */
const deadlines: readonly ToDoKey[] = [
  'tell-plan',
  'tell-employer',
  'tell-return',
  'apply-ei-by',
  'file-qpip-by',
  'latest-other-start',
];

/**
 * Left out once their week is over: by then nothing can be done about these, or it may be too late, as for EI's option once
 * a parental week is paid.
 */
const onlyTold: readonly ToDoKey[] = [
  'earliest-maternity',
  'last-work-day',
  'file-qpip-from',
  'latest-maternity-end',
  'latest-maternity-end-unless-put-off',
  'check-option',
];

/**
 * What to do when, of both parents: what is late first, then what has no day, what waits for the end of work last of
 * these, then in order of time. EI is asked for within four weeks of the last day at work; QPIP from the first week that
 * is wanted on, and pays at most six weeks back (data/benefits).
 */
export function listToDos({ event }: Household, answer: Answer, today: Date): ToDo[] {
  const claiming = answer.parents.filter(({ schedule }) => schedule.claim);
  const toDos = [
    ...claiming.flatMap((parent) => listOfParent(parent, event, today)),
    ...listWindows(answer, event, today),
    { key: getArrivalKey(event, today), day: event.arrivedOn ?? event.dueDate },
    ...listOptionCheck(answer),
  ]
    .filter(({ key, day }) => !(day && onlyTold.includes(key) && toBenefitWeek(day) < toBenefitWeek(today)))
    .map(
      (toDo): ToDo => ({ ...toDo, isLate: deadlines.includes(toDo.key) && toDo.day !== undefined && toDo.day < today }),
    );
  const rank = ({ isLate, day, waitsForStop }: ToDo) => (isLate ? 0 : day ? 3 : waitsForStop ? 2 : 1);
  return toDos.sort((a, b) => rank(a) - rank(b) || (a.day?.getTime() ?? 0) - (b.day?.getTime() ?? 0));
}

type Undated = Omit<ToDo, 'isLate'>;

/** What to check of insured work for EI. */
const workChecks = {
  enough: 'check-hours',
  regular: 'check-regular-claim',
  fishing: 'check-fishing',
  'few-hours': 'check-hours',
  'recent-claim': 'check-hours-since-claim',
  'self-employed': 'check-agreement',
} as const satisfies Record<InsuredWork, ToDoKey>;

function listOfParent(parent: ParentAnswer, event: Household['event'], today: Date): Undated[] {
  const { role, lastWorkDay } = parent.plan;
  const back = getReturnDay(parent.plan, event);
  return [
    // Nobody has to ask for what cannot be paid.
    ...(countPaid(parent) > 0 ? [...listOfClaim(parent, event, today), ...listOfBreak(parent)] : []),
    ...listNotice(parent.plan, event, today),
    ...listReturnNotice(parent, event, today),
    ...(lastWorkDay ? [{ key: 'last-work-day' as const, role, day: lastWorkDay }] : []),
    ...(back ? [{ key: 'back-at-work' as const, role, day: back }] : []),
  ];
}

/** So long after the first day of leave the employer is still to be written to, as where somebody had to stop early. */
const DAYS_TO_TELL_AFTER_STOP = 14;

/**
 * The letter to the employer, with its day where a number was found: `lib/benefits/notice`. Without one, or without a last
 * day at work, and where a child is adopted or carried by a surrogate, it has no day. The law of a federal workplace is
 * not known here: the text says that another day may hold there.
 */
function listNotice(plan: ParentPlan, event: Household['event'], today: Date): Undated[] {
  const { role, province, insuredWork } = plan;
  const firstDay = getFirstDayOff(plan);
  const begun = firstDay ?? event.arrivedOn;
  const isOver = begun !== undefined && addDays(begun, DAYS_TO_TELL_AFTER_STOP) < today;
  if (isOver || withoutEmployer.includes(insuredWork)) return [];
  const isOfBirth = event.arrival === 'birth';
  const days =
    province && isOfBirth
      ? listNoticeDays(province, { role, firstDay, dueDate: event.arrivedOn ? undefined : event.dueDate }, today)
      : [];
  const costs = province && notices[province].lateCanCost ? { lateCanCost: true } : {};
  const told = days.map(({ law, of, day }) => ({
    key: noticeKeys[of],
    role,
    day,
    ...(isUsualOnly(law, role) && { isUsualOnly: true }),
    ...costs,
  }));
  return told.some(({ key }) => key === 'tell-employer') ? told : [...told, { key: 'tell-employer', role }];
}

/**
 * The second letter, which names the day of return, where a law wants one from everybody: until that day. Who stays as long
 * as it is paid comes back on the workday after that.
 */
function listReturnNotice({ plan, weeks }: ParentAnswer, event: Household['event'], today: Date): Undated[] {
  const { role, province, insuredWork } = plan;
  const returnWeeks = province && notices[province].returnWeeks;
  const last = weeks.at(-1);
  const back = getReturnDay(plan, event) ?? (last && getWorkdayAfter(last.week, plan));
  if (!returnWeeks || !back || back <= today) return [];
  if (event.arrival !== 'birth' || withoutEmployer.includes(insuredWork)) return [];
  return [{ key: 'tell-return', role, day: getLastCarefulDay(back, returnWeeks) }];
}

const noticeKeys = { plan: 'tell-plan', leave: 'tell-employer' } as const satisfies Record<NoticeDay['of'], ToDoKey>;

/** Work without an employer who could be told. */
const withoutEmployer: readonly InsuredWork[] = ['regular', 'fishing', 'self-employed'];

function listOfClaim({ plan, schedule }: ParentAnswer, event: Household['event'], today: Date): Undated[] {
  const { role, lastWorkDay, program } = plan;
  const { claim } = schedule;
  if (!claim) return [];
  const hasGivenBirth = hasStoppedForBirth(plan, event);
  const regular = findRegularClaim(plan, getArrivalWeek(event));
  if (regular) {
    return [
      { key: 'check-regular-claim', role },
      { key: 'ask-to-switch', role, day: getSunday(regular.firstAfter) },
      ...(schedule.paid.sickness > 0 ? [{ key: 'doctor-note' as const, role }] : []),
      ...listBirthDateTold(schedule.paid.maternity, role, event),
    ];
  }
  const papers: Undated[] = [
    // The self-employed have no employer who writes one.
    ...(plan.insuredWork === 'self-employed'
      ? []
      : [
          {
            key: 'record-of-employment' as const,
            role,
            ...(lastWorkDay ? { day: addDays(lastWorkDay, 1) } : { waitsForStop: !hasGivenBirth }),
          },
        ]),
  ];
  if (program === 'qpip') {
    return [
      { key: 'check-earnings', role },
      { key: 'file-qpip-from', role, day: getSunday(claim.start) },
      { key: 'file-qpip-by', role, day: getSaturday(claim.start + qpipRules.maxBackPayWeeks) },
      ...papers,
    ];
  }
  const week = findWeekToAskFor(plan, claim.start, getArrivalWeek(event));
  const askForWeek = week === undefined ? {} : { askForWeek: getSunday(week) };
  const stopped = findStop(plan, event, today);
  return [
    { key: workChecks[plan.insuredWork], role },
    ...(schedule.paid.sickness > 0 ? [{ key: 'doctor-note' as const, role }] : []),
    stopped
      ? { key: 'apply-ei-by', role, day: addDays(stopped, eiRules.applyWithinWeeks * 7), ...askForWeek }
      : { key: 'apply-ei-without-day', role, waitsForStop: true },
    ...listBirthDateTold(schedule.paid.maternity, role, event),
    ...papers,
  ];
}

/** Service Canada needs the date of birth of who has maternity weeks. */
function listBirthDateTold(maternityWeeks: number, role: ParentRole, event: Household['event']): Undated[] {
  if (maternityWeeks === 0) return [];
  return [
    event.arrivedOn ? { key: 'tell-known-birth-date', role } : { key: 'tell-birth-date', role, day: event.dueDate },
  ];
}

/** Who has given birth has stopped work: without a day, before the week of the birth, as is planned. */
const hasStoppedForBirth = ({ role }: ParentPlan, { arrival, arrivedOn }: Household['event']): boolean =>
  role === 'birth' && arrival === 'birth' && arrivedOn !== undefined;

/**
 * The last day at work of a parent with EI. Where none was given the week of the arrival is planned as the first one off:
 * once it is over, also the other parent's weeks need an application that was made.
 */
function findStop(plan: ParentPlan, event: Household['event'], today: Date): Date | undefined {
  const { arrivedOn } = event;
  if (plan.lastWorkDay || !arrivedOn) return plan.lastWorkDay;
  const isOver = toBenefitWeek(arrivedOn) < toBenefitWeek(today);
  return isOver || hasStoppedForBirth(plan, event) ? getSaturday(toBenefitWeek(arrivedOn) - 1) : undefined;
}

/** What begins and ends weeks at work between two parts of a leave. */
const breakKeys = {
  ei: { back: 'back-for-a-while', offAgain: 'apply-ei-again' },
  qpip: { back: 'back-for-a-while-qpip', offAgain: 'off-again-qpip' },
} as const satisfies Record<Program, Record<'back' | 'offAgain', ToDoKey>>;

function listOfBreak(parent: ParentAnswer): Undated[] {
  const { role, program } = parent.plan;
  const { back, offAgain } = findBreak(parent) ?? {};
  return [
    ...(back ? [{ key: breakKeys[program].back, role, day: back }] : []),
    ...(offAgain ? [{ key: breakKeys[program].offAgain, role, day: offAgain }] : []),
  ];
}

const getArrivalKey = ({ arrival, arrivedOn }: Household['event'], today: Date): ToDoKey => {
  if (arrival === 'adoption') return arrivedOn && arrivedOn <= today ? 'placed' : 'placement';
  return arrivedOn ? 'arrival' : 'due';
};

/** The first parental week of either parent: until it is paid the option of EI can be changed. */
function listOptionCheck(answer: Answer): Undated[] {
  const week = findFirstParentalWeek(answer, 'ei');
  return week === undefined ? [] : [{ key: 'check-option', day: getSunday(week) }];
}

function listWindows({ choice, parents }: Answer, event: Household['event'], today: Date): Undated[] {
  const hasQpip = parents.some(({ plan, schedule }) => plan.program === 'qpip' && schedule.claim);
  const birthParent = parents.find(({ plan, schedule }) => plan.role === 'birth' && schedule.claim);
  const isInQpip = birthParent?.plan.program === 'qpip';
  const windows = isInQpip ? getQpipWindows(event) : getEiWindows(event);
  const maternityEnd: ToDoKey =
    isInQpip && event.hospitalWeeks > 0 ? 'latest-maternity-end-unless-put-off' : 'latest-maternity-end';
  const ends = [
    ...parents
      .filter(({ plan, schedule }) => plan.program === 'ei' && schedule.claim)
      .map((parent) => ({
        key: 'ei-parental-end' as const,
        role: parent.plan.role,
        week: getLastParentalWeek(parent, choice.ei, event),
      })),
    ...(hasQpip ? [{ key: 'qpip-parental-end' as const, week: getQpipWindows(event).others.last }] : []),
  ];
  const other = parents.find(({ plan, schedule }) => plan.role === 'other' && schedule.claim);
  const otherStart = other && findStartToTell(other, choice.ei, event, today);
  return [
    ...(birthParent && windows.maternity
      ? [
          { key: 'earliest-maternity' as const, role: 'birth' as const, day: getSunday(windows.maternity.first) },
          { key: maternityEnd, role: 'birth' as const, day: getSaturday(windows.maternity.last) },
        ]
      : []),
    ...ends.map(({ week, ...end }) => ({ ...end, day: getSaturday(week) })),
    ...(otherStart ? [{ key: 'latest-other-start' as const, role: 'other' as const, day: otherStart }] : []),
  ];
}
