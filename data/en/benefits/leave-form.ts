import { eiRules } from '@/data/benefits/ei-rules';
import {
  BIRTH_AGE_DAYS,
  LAST_PAYABLE_WEEKS,
  LONGEST_WINDOW_WEEKS,
  RETURN_MONTHS,
} from '@/data/benefits/planner-limits';
import { qpipRules } from '@/data/benefits/qpip-rules';
import { DUE_DATE_MAX_DAYS_AGO, DUE_DATE_MAX_DAYS_AHEAD } from '@/data/pregnancy-rules';

export const form = 'Plan your leave';
/** In place of the answer, as long as there is none. */
export const noAnswerYet =
  'Your answer appears here once you have said where you live and when. You can skip all the other questions.';
/** Below the fields once a region is known, and no date. */
export const programOf = {
  ei: (inRegion: string) =>
    `Parental benefits ${inRegion} come from Employment Insurance (EI): up to ${eiRules.maternity.weeks} maternity weeks for the parent who gives birth, then for one parent up to ${eiRules.standard.maxWeeksOneParent} parental weeks at ${eiRules.standard.ratePercent}% of pay, or up to ${eiRules.extended.maxWeeksOneParent} at ${eiRules.extended.ratePercent}%.`,
  qpip: (inRegion: string) =>
    `Parental benefits ${inRegion} come from the Quebec Parental Insurance Plan (QPIP). The basic plan pays more weeks, the special plan pays more each week.`,
};
export const addDate = 'Add the due date to see your days.';
export const openingAnswer = 'Opening your answer...';
export const where = 'Where do you live?';
export const noProvince = 'Choose where you live';
export const dueDate = 'Due date';
export const alreadyBorn = 'Already born?';
export const birthDate = 'Birth date, once your baby is here';
export const placementDate = 'The day your child comes to live with you';

/** What is known, in the line that leads to its field. */
export const born = (day: string) => `Born ${day}`;
export const arrivedOn = (day: string) => `Your child’s day: ${day}`;

export const who = 'Who will be off work?';
export const whoOptions = { birth: 'The parent who gives birth', other: 'The other parent', both: 'Both' };
export const whoAdopts = { birth: 'One parent', other: 'The second parent', both: 'Both' };
export const babies = 'How many babies?';
export const babyOptions = { '1': 'One', '2': 'Twins', '3': 'Three or more' };
export const twoParents = 'Will two parents be on the act of birth?';
export const yes = 'Yes';
export const no = 'No';

export const lastWorkDay = 'Last day at work';
/** Below 'After a year' and '18 months', where something else comes before the leave for the child. */
export const monthsHint =
  'Counted from the first week for the child: sickness, regular EI and unpaid weeks before it are extra.';
export const lastWorkDayHint = 'If empty: the week before the birth.';
/** The hint below the last day at work where a child is adopted or carried by a surrogate. */
export const lastWorkDayHintOfArrival = 'If empty: the week before your child comes.';
/** Where a birth date is known, and the last day is after it. */
export const bornBeforeLastDay = 'Your baby came before this day. Off already? Change it.';
export const workdays = 'Which days do you work?';
/** From Sunday on: what a box shows, and its name. */
export const weekdays = [
  { short: 'Su', name: 'Sunday' },
  { short: 'Mo', name: 'Monday' },
  { short: 'Tu', name: 'Tuesday' },
  { short: 'We', name: 'Wednesday' },
  { short: 'Th', name: 'Thursday' },
  { short: 'Fr', name: 'Friday' },
  { short: 'Sa', name: 'Saturday' },
];
export const noWorkdays = 'Choose at least one day. Until then we plan with Monday to Friday.';
export const back = 'Back at work';
export const backOptions = {
  year: 'After a year',
  '18-months': `After ${RETURN_MONTHS['18-months']} months`,
  paid: 'As long as it is paid',
  date: 'On a date',
  'no-claim': 'Not asking for EI or QPIP',
};
export const backDate = 'Day back at work';
export const notClaimingHint = 'A student, for example, or somebody with too few hours of insured work.';
export const otherMayClaim = 'The other parent may claim alone.';
/** Below 'After a year' and '18 months', where two parents are off. */
export const sharedTimeHint = "For this parent alone. To share the time between you, choose 'On a date' for both.";

export const pay = 'Pay before tax';
export const payHint = 'Type it to see dollars. A rough figure is enough.';
export const payPer = 'Paid every';
export const payPeriods = {
  week: 'week',
  'two-weeks': '2 weeks',
  month: 'month',
  year: 'year',
  varies: 'it varies',
};
/** The label of the field for pay that varies, by program. */
export const bestWeeksTotal = {
  ei: 'Your best weeks, added up',
  qpip: 'Your last weeks with pay, added up',
};
export const bestWeeks = { ei: 'How many weeks count where you live', qpip: 'How many weeks that is' };
export const bestWeeksHint = {
  ei: `From ${eiRules.bestWeeks.min} to ${eiRules.bestWeeks.max}, by the unemployment rate of your region: Service Canada says how many. Fewer worked weeks are divided by that number all the same.`,
  qpip: `RQAP averages the last ${qpipRules.averagedWeeks.max} weeks with pay, as a rule. Weeks without pay are left out.`,
};
export const payIsRight = 'That is right';

export const makeItExact = 'Make it exact';
export const more = 'Questions that change the answer for some';
/** Below these questions while they are folded. */
export const notCounted = 'An answer in here is not counted yet.';
export const openingMore = 'Opening the questions...';

export const dateProblems = {
  'no-such-date': 'Enter a full date that exists: year, month and day.',
  'due-date-too-long-ago': `This is more than ${DUE_DATE_MAX_DAYS_AGO} days ago. If your baby is here, enter the birth date too.`,
  'due-date-too-far-ahead': `A due date is at most ${DUE_DATE_MAX_DAYS_AHEAD} days ahead. Check the year and month.`,
  'birth-in-future': 'This day is still to come. Leave the birth date empty until your baby is here.',
  'birth-too-long-ago': `The time for these benefits is over: it ends ${LONGEST_WINDOW_WEEKS} weeks after the week of the birth or arrival, later only if the child was in hospital. If so, enter those days too. Otherwise check the year.`,
  'birth-too-early': `By your due date this is before ${BIRTH_AGE_DAYS.min / 7} weeks of pregnancy. Check both dates. If they are right, ask Service Canada or RQAP what you can get.`,
  'birth-too-late': `By your due date this is after ${BIRTH_AGE_DAYS.max / 7} weeks of pregnancy. Check both dates.`,
  'placement-too-far-ahead': 'Enter a day within the next year. Check the year.',
  'last-day-too-early': 'This is too long ago for benefits that are still paid. Check the year, or leave this empty.',
  'last-day-too-late': 'By then the time for these benefits is over. Enter an earlier day.',
  'back-before-last-day': 'This is before the leave begins. Until it is later we plan as long as it is paid.',
  'back-too-late': `Nothing is paid later than ${LAST_PAYABLE_WEEKS} weeks after the week of the birth or arrival. Enter an earlier day.`,
  'hospital-before-arrival': 'This is before the birth or arrival. Only the weeks since then count.',
  'end-before-start': 'The last day is before the first one.',
  'day-missing': 'Enter this day too. Until then neither day is counted.',
};
export const payProblems = {
  'not-a-number': 'Enter an amount in dollars, in digits, such as 1,150.',
  negative: 'Pay cannot be below zero.',
  zero: 'Enter an amount above zero, or leave this empty.',
  ambiguous: 'Is the point between dollars and cents? Write 1200 or 1.20.',
};
export const amountProblems = {
  'not-a-number': payProblems['not-a-number'],
  negative: 'This cannot be below zero.',
  zero: 'Enter an amount above zero, or leave this empty.',
  ambiguous: payProblems.ambiguous,
  'too-high': 'This is more than we expect. Check the amount.',
};
export const tooHigh = (most: string) => `Enter at most ${most}. Is the period right?`;
export const lowPay = (weekly: string) => `That is ${weekly} a week. Is the period right?`;
export const belowQpip = (least: string) =>
  `QPIP needs at least ${least} of insured pay a year. Check the amount and the period.`;
export const bestWeeksNotWhole = (min: number, max: number) => `Enter a whole number from ${min} to ${max}.`;
/** Where of two fields that need each other this one is empty. */
export const missing = 'Enter this too. Until then neither is counted.';
