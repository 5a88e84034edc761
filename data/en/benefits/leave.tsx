import type { ReactNode } from 'react';
import { eiRules } from '@/data/benefits/ei-rules';
import { RETURN_MONTHS, WEEKS_A_YEAR } from '@/data/benefits/planner-limits';
import { qpipRules } from '@/data/benefits/qpip-rules';
import { askedToSave } from '@/words/ui/asked-to-save';

export const heading = 'Your answer';
export const inShort = 'Your answer in short';

const { standard, extended, maternity } = eiRules;

/** As they are named in a sentence. */
export const choices = {
  standard: 'standard',
  extended: 'extended',
  basic: 'the basic plan',
  special: 'the special plan',
};
/** Both programs' choices above one card. */
export const bothTitles = ({ ei, qpip }: { ei: string; qpip: string }) =>
  `EI ${ei.toLowerCase()}, QPIP ${qpip.toLowerCase()}`;
/** The same in a sentence. */
export const bothChoices = bothTitles;
/** As they are named above a card. */
export const choiceTitles = {
  standard: 'Standard',
  extended: 'Extended',
  basic: 'Basic plan',
  special: 'Special plan',
};
/** The name of a parent before what they tick, where the other parent ticks nothing or something else. */
const ofParent = (parent: string | undefined) => (parent ? `${parent}: ` : '');
/** The noun after the number of weeks to type, for one and for many. */
export const parentalWeeks = { one: 'parental week', other: 'parental weeks' };
const onTop = (maternityWeeks: number) =>
  maternityWeeks === 1
    ? ' The maternity week is asked for apart: do not count it in.'
    : ` The ${maternityWeeks} maternity weeks are asked for apart: do not count them in.`;
/** What to tick and to type for EI: the option, and the parental weeks of the parent who applies first. */
export const tickEi = ({
  parent,
  option,
  weeks,
  noun,
  maternityWeeks,
}: {
  parent: string | undefined;
  option: ReactNode;
  weeks: ReactNode;
  noun: string;
  maternityWeeks: number;
}) => (
  <>
    {ofParent(parent)}Tick {option}. Type {weeks} {noun}.{maternityWeeks > 0 && onTop(maternityWeeks)}
  </>
);
export const tickEiToo = ({ parent, option, weeks }: { parent: string; option: ReactNode; weeks: ReactNode }) => (
  <>
    {parent}: tick {option} too. Type {weeks}.
  </>
);
export const onlyMaternity = ({ parent, weeks }: { parent: string | undefined; weeks: string }) =>
  `${ofParent(parent)}Ask for maternity benefits, ${weeks}. This leave has no parental weeks.`;
/** What to ask for where the leave ends before the birth. */
export const onlySickness = ({ parent, weeks }: { parent: string | undefined; weeks: string }) =>
  `${ofParent(parent)}Ask for sickness benefits, ${weeks}. This leave has no maternity or parental weeks.`;
/** Instead of what to tick, for a parent for whom nothing can be paid. */
export const nothingPaid = (parent: string) => `${parent}: nothing can be paid in this time.`;
export const chooseQpip = ({ parent, plan }: { parent: string | undefined; plan: ReactNode }) => (
  <>
    {ofParent(parent)}Choose {plan} of QPIP.
  </>
);
/** One choice, where the leave is as long as it is paid. */
export const paysUntil = ({ choice, day }: { choice: string; day: string }) => `${choice} pays until ${day}.`;
export const paysNothing = (choice: string) => `${choice} can pay nothing in this time.`;
/** Why a leave of one week pays nothing. */
export const onlyWaitingWeek =
  'The first week of an EI claim is a waiting week without pay: this leave is no longer than that.';
/** A note to the other parent, who plans alone. */
export const waitingElsewhere =
  "If another parent of this child serves the waiting week, this claim has none: choose 'Both' to see it.";
/** Where a parent earns so much beside the benefits that no dollar of them is left. */
export const workTakesAll = 'Pay for work while on leave takes off the whole benefit: nothing is left to be paid.';
export const whenBack = 'When do you want to be back at work?';
export const nobodyClaims = 'Without a claim of their own nobody here gets EI or QPIP.';

/** A warning before the amounts: QPIP pays weeks that the planner does not count. */
export const qpipWelcome = {
  adoption:
    'With an adoption QPIP also pays welcome and support weeks. They are not counted here: some of the weeks shown as unpaid may be paid. Ask RQAP before you choose a plan.',
  surrogacy:
    'With a surrogate QPIP also pays welcome weeks, which parents can share. They are not counted here: some of the weeks shown as unpaid may be paid. Ask RQAP before you choose a plan.',
};

/**
 * The same warning to a parent alone on the act after an adoption or with a surrogate. After a birth these weeks are
 * counted.
 */
export const qpipAlone = `A parent alone on the act of birth or adoption may have ${qpipRules.basic.otherParentWeeks} more weeks of their own in the basic plan, ${qpipRules.special.otherParentWeeks} in the special plan. They are not counted here: ask RQAP.`;

const howMuchPayFalls = (earned: string, percent: number) =>
  `With ${earned} a week from the start it ${percent > 0 ? `falls by ${percent}%` : 'does not fall'}`;
/** A warning before the amounts, where so much pay is kept beside the leave that no claim may begin; see `findSmallFall`. */
export const smallFall = {
  ei: (earned: string, percent: number) =>
    `EI begins only when pay falls by more than ${eiRules.earningsDropPercent}%. ${howMuchPayFalls(earned, percent)}: there may be no claim at all. Ask Service Canada before you count on these amounts.`,
  qpip: (earned: string, percent: number) =>
    `QPIP begins only when pay falls by at least ${qpipRules.earningsDropPercent}%. ${howMuchPayFalls(earned, percent)}: there may be no claim at all. Ask RQAP before you count on these amounts.`,
};

interface Reason {
  /** The choice that is not named. */
  other: string;
  /** By how many dollars it pays less, where pay is known. */
  less: string | undefined;
  /** The weeks without pay at the end, where the named choice leaves more of them. */
  unpaid: string | undefined;
  isOfBoth: boolean;
}
/**
 * Why a choice is named. A long leave of two brings less each week on the average of both, which no card shows: it is
 * said of one parent alone.
 */
export const reasons = {
  'all-weeks-paid': ({ other, less }: Reason) =>
    less
      ? `Every week you want is paid, with more each week. In the same time ${other} gives ${less} less.`
      : `Every week you want is paid, with more each week than in ${other}.`,
  'all-but-waiting': ({ other, less }: Reason) =>
    less
      ? `EI begins with one waiting week without pay. Every other week you want is paid, with more each week. In the same time ${other} gives ${less} less.`
      : `EI begins with one waiting week without pay. Every other week you want is paid, with more each week than in ${other}.`,
  more: ({ other, less }: Reason) =>
    less
      ? `In the same weeks it pays ${less} more than ${other}, and more each week.`
      : `In the same weeks it pays more than ${other}.`,
  'all-weeks-paid-alike': ({ other, less }: Reason) =>
    less
      ? `Every week you want is paid. In the same time ${other} gives ${less} less.`
      : 'Every week you want is paid.',
  'all-but-waiting-alike': ({ other, less }: Reason) => {
    const paid = 'EI begins with one waiting week without pay. Every other week you want is paid.';
    return less ? `${paid} In the same time ${other} gives ${less} less.` : paid;
  },
  'more-alike': ({ other, less }: Reason) =>
    less ? `In the same weeks it pays ${less} more than ${other}.` : `In the same weeks it pays more than ${other}.`,
  'more-though-last-unpaid': ({ other, less, unpaid, isOfBoth }: Reason) => {
    const without = isOfBoth
      ? `it leaves ${unpaid} without pay at the end, both parents counted together`
      : `the leave ends with ${unpaid} without pay`;
    return `In the same weeks it pays ${less ? `${less} more` : 'more'} than ${other}, though ${without}.`;
  },
  'long-leave': ({ other, less, isOfBoth }: Reason) => {
    const aWeekLess = isOfBoth ? '' : ', with less each week';
    return `Your leave is so long that this pays ${less ? `${less} more` : 'more'} in all than ${other}${aWeekLess}.`;
  },
  'late-start': ({ other, less }: Reason) => {
    const late = `Part of the leave comes late: with ${other} the time runs out before all the weeks are paid.`;
    return less ? `${late} This pays ${less} more.` : late;
  },
  'about-the-same': ({ other, unpaid }: Reason) =>
    unpaid
      ? `In the same time this gives about the same as ${other}, and more each week. It then leaves ${unpaid} without pay at the end, both parents counted together.`
      : `In the same time this gives about the same as ${other}, and more each week.`,
};
/** Where the other choice has a larger total, as it pays longer: one parent, or both; dollars where pay is known. */
export const otherPaysLonger = ({
  parent,
  choice,
  weeks,
  more,
}: {
  parent: string | undefined;
  choice: string;
  weeks: string;
  more: string | undefined;
}) => {
  const dollars = more ? `: ${more} more in all` : '';
  return `${parent ?? 'Together you'} can be paid ${weeks} longer with the other choice (${choice})${dollars}. Take it only if you want those weeks.`;
};
/** Once the first parental week is over. */
export const onlyBeforePayment = 'It is open only if no parental week has been paid to either of you yet.';
/** Where both parents are off anyway, and one is paid more for a week. The parental weeks of each follow. */
export const betterSplit = ({ more, isWithTopUp, weeks }: { more: string; isWithTopUp: boolean; weeks: string }) => {
  const topUp = isWithTopUp ? ', with what the employer adds' : '';
  return `The weeks that you share can be split in another way. That brings ${more} more in all${topUp}, in the same time off. ${weeks}`;
};
export const weeksOfParent = ({ parent, weeks }: { parent: string; weeks: string }) => `${parent}: ${weeks}.`;
/** Where the employer adds more with another choice. */
export const withTopUpMore = ({ choice, more }: { choice: string; more: string }) =>
  `With the employer’s top-up the other choice (${choice}) brings ${more} more in the same weeks. Ask the employer before you tick: after the first payment it cannot be taken back.`;
export const decides = {
  ei: 'An estimate before tax: Service Canada decides.',
  qpip: 'An estimate before tax: RQAP decides.',
  both: 'An estimate before tax: Service Canada and RQAP decide.',
};

export const cards = 'What you can tick';
export const aWeek = 'a week';
/** Instead of dollars a month, where pay for work takes off the whole benefit of a week. */
export const takenByWork = 'Pay for work takes it all off';
export const afterWeeks = ({ weeks, dollars }: { weeks: string; dollars: string }) => `after ${weeks} at ${dollars}`;
/** Where the dollars of these weeks differ. */
export const afterUnevenWeeks = ({ weeks, dollars }: { weeks: string; dollars: string }) =>
  `after ${weeks} at up to ${dollars}`;
/** Instead of dollars and weeks. */
export const nothingIsPaid = 'Nothing is paid';
export const paidWeeks = (weeks: string) => `${weeks} paid`;
/** The paid weeks of two parents, on a card whose dollars a week are those of one. */
export const paidWeeksOfBoth = (weeks: string) => `Both together: ${weeks} paid`;
export const unpaidWeeks = (weeks: string) => `${weeks} unpaid at the end of the leave`;
export const unpaidWeeksOfBoth = (weeks: string) => `Both together: ${weeks} unpaid at the end`;
export const aMonth = (dollars: string) => `about ${dollars} a month`;
export const inAll = (dollars: string) => `about ${dollars} in all`;
export const inAllForBoth = (dollars: string) => `about ${dollars} in all, for both`;
export const withTopUp = (dollars: string) => `and ${dollars} from the employer`;
/**
 * The title of the warning of the year trap. `ofOneWithExtended`: extended is proposed to one parent for a long leave.
 * `ofBoth`: it is proposed to two parents. `ofLate`: it is proposed as the time for standard is over.
 */
export const yearTrapTitle = {
  ofOne: 'A year off? That is standard.',
  ofOneWithExtended: 'A year off? That is standard.',
  ofBoth: 'A year off for one of you? That is standard.',
  ofLate: 'A year off from the birth on? That is standard.',
};
const standardYear = `${maternity.weeks} maternity weeks, then up to ${standard.maxWeeksOneParent} parental weeks.`;
export const yearTrap = {
  ofOne: `A year off after a birth is standard: ${standardYear} Do not tick extended to get a year.`,
  ofOneWithExtended: `A year off after a birth is standard: ${standardYear}`,
  ofBoth: `A year off for one parent is standard: ${standardYear} Extended is named above because the weeks that you want, both together, are more than standard pays. With fewer weeks the answer may be standard: try other days with 'On a date'.`,
  ofLate: `A year off from the birth on is standard: ${standardYear} Extended is named above because part of the leave comes late, when the time for standard is over. With an earlier start, or fewer weeks, the answer may be standard.`,
};
/** What the same box says at once; the rest is folded. */
export const notForAYear = 'Do not tick extended to get a year: after the first parental payment nobody can change it.';
export const finalInShort = 'After the first parental payment nobody can change the option.';
export const whyAndIfWrong = 'Why? And if the wrong one is ticked?';
/** Above the same box where nobody has maternity weeks. */
export const noMaternityTitle = 'Before you tick extended';
const percentLess = 100 - Math.round((extended.ratePercent / standard.ratePercent) * 100);
/** From how many parental weeks extended pays more: worked out from the rates. */
export const extendedPays = {
  usually: (fromWeeks: number) =>
    `Extended pays ${percentLess}% less each week, and for one parent it brings more money only from ${fromWeeks} parental weeks on.`,
  /** Extended is proposed for fewer weeks. */
  fewerWeeks: (fromWeeks: number) =>
    `Extended pays ${percentLess}% less each week. For a leave that begins in time it brings one parent more money only from ${fromWeeks} parental weeks on.`,
  /** Neither pay for work nor a supplement is a share of the pay: neither number holds then. */
  withPayForWork: (_fromWeeks: number) =>
    'The pay that you keep comes off the benefits of both options: compare the cards.',
  /** What the employer adds makes up for the lower rate. */
  withTopUp: (_fromWeeks: number) =>
    `Extended pays ${percentLess}% less each week from EI. With what your employer adds it can still bring more: ask the employer before you tick.`,
  withSupplement: (_fromWeeks: number) =>
    'With your family supplement extended can bring more money sooner than usual: compare the cards.',
};
export const optionIsFinal =
  'After the first parental payment nobody can change the option, not Service Canada and not a tribunal.';
export const wrongBox = (number: ReactNode) => (
  <>
    Just ticked the wrong one? Call {number} before the first parental payment is made. After it the number of weeks can
    change, the option cannot.
  </>
);
export const reverseTrap = ({
  day,
  extendedDay,
  weeks,
  extendedWeeks,
}: {
  day: string;
  extendedDay: string;
  weeks: string;
  extendedWeeks: string;
}) =>
  `Standard can pay only until ${day}: ${weeks} for this leave. Extended can pay until ${extendedDay}: ${extendedWeeks}. If no parental week has been paid to either of you yet, compare both before you tick.`;
/** Instead of a number of weeks. */
export const noWeeks = 'nothing';
export const nextBaby = `Weeks on leave do not count as hours. After ${RETURN_MONTHS['18-months']} months off you may need ${eiRules.insurableHours} new hours of work for the next claim.`;
export const backEarly =
  'If you go back to work before the weeks run out, the unpaid part of extended is not paid back.';
export const sameChoice = {
  ei: 'Both parents get the same option. The first application decides.',
  qpip: 'Both parents get the same plan, also if only one of you plans here. The application that comes first decides.',
};
/** The warning that the plan of QPIP is final. */
export const planIsFinal = 'After the first payment the plan cannot be changed, but for rare exceptions.';

export const dates = 'From when to when';
export const tableHeads = { weeks: 'Weeks', days: 'From and to', weekly: 'A week' };
export const kinds = {
  waiting: 'Waiting week, not paid unless waived',
  sickness: 'Sickness',
  maternity: 'Maternity',
  own: 'Exclusive weeks',
  parental: 'Parental',
  unpaid: 'Not paid',
};
export const unpaidReasons = {
  'before-window': 'Not paid: nothing can be paid yet',
  'after-window': 'Not paid: the time for it is over',
  'after-claim': 'Not paid: the claim is closed',
  'one-parent-limit': 'Not paid: one parent cannot get more',
  'together-limit': 'Not paid: you cannot get more together',
  'no-claim': 'Not paid: no claim',
};
export const plusTopUp = (dollars: string) => `and ${dollars} top-up`;
export const backOn = (day: string) => `Back at work: ${day}.`;

export const months = 'Month by month';
export const monthsCaption = 'The weeks that end in each month, in dollars before tax';
export const monthsWithoutPay = 'The weeks of each month';
export const monthHeads = { month: 'Month', household: 'Together' };
export const paidInMonth = (weeks: string) => `${weeks} paid`;
export const unpaidInMonth = (weeks: string) => `${weeks} unpaid`;
interface ChildBenefitMonths {
  dollars: string;
  /** What the new child adds. */
  added: string;
  /** First month, and the last one of these figures. */
  from: string;
  until: string;
}
export const childBenefitNote = ({ dollars, added, from, until }: ChildBenefitMonths) =>
  `Canada Child Benefit apart: about ${dollars} a month for all your children, from ${from} on, not taxed. The new child adds about ${added} of it. These figures hold until ${until}: from July on it goes by the next year’s income.`;

/** A way out for who has not stopped yet. */
const stopLater = (hasStopped: boolean) => (hasStopped ? '' : 'stop later, or ');
interface Gap {
  parent: string;
  weeks: string;
  /** Whether the parent has stopped working already. */
  hasStopped: boolean;
}
export const gap = ({ parent, weeks, hasStopped }: Gap) =>
  `${parent} stops ${weeks} before anything can be paid. Ways out: ${stopLater(hasStopped)}ask a doctor about sickness benefits (up to ${eiRules.sickness.maxWeeks} weeks, with a note), or use vacation pay.`;
export const gapAfterSickness = ({ parent, weeks, hasStopped }: Gap) =>
  `${parent} has ${weeks} without pay between the sickness weeks and the maternity weeks. Ways out: ${stopLater(hasStopped)}ask for a doctor’s note for more weeks (up to ${eiRules.sickness.maxWeeks} in all), or use vacation pay.`;
export const gapAfterMaternity = ({ parent, weeks, hasStopped }: Gap) =>
  `${parent} has ${weeks} without pay between the maternity weeks and the birth, as the other weeks begin with the week of the birth. Ways out: ${stopLater(hasStopped)}use vacation pay.`;
export const gapInQuebec = ({ parent, weeks, hasStopped }: Gap) =>
  `${parent} stops ${weeks} before anything can be paid. Ways out: ${stopLater(hasStopped)}ask your doctor and the CNESST about a safe maternity leave.`;
export const gapOther = ({ parent, weeks }: { parent: string; weeks: string }) =>
  `${parent} stops ${weeks} before anything can be paid: parental weeks begin with the week of the birth or arrival.`;
const lowerFirst = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
const askFirst =
  'Ask Service Canada before either of you ticks: after the first parental payment the option cannot be changed.';
/** What the parent with a claim should tick, where it is not what both should. */
export const withoutClaim = {
  standard: (parent: string) => `Without this claim ${lowerFirst(parent)} should tick standard. ${askFirst}`,
  extended: (parent: string) => `Without this claim ${lowerFirst(parent)} should tick extended. ${askFirst}`,
  undecided: (_parent: string) => `Without this claim the other option may be the better one. ${askFirst}`,
};
export const newApplication = (day: string) =>
  `Each part of the leave needs an application of its own. The claim stays the one of ${day}.`;
export const lost = ({ parent, weeks }: { parent: string; weeks: string }) =>
  `${parent} loses ${weeks}: too late to be paid.`;
export const lostUnlessPutOff = ({ parent, weeks }: { parent: string; weeks: string }) =>
  `${parent} loses ${weeks}, unless RQAP puts weeks off and pays them later. It does so on request where a baby is in hospital: ask before the stay is over, and before going back to work.`;
/** How many of the weeks that both parents share are lost: each of the two could have had them. */
export const lostTogether = (weeks: string) => `Together you lose ${weeks}: too late to be paid.`;
export const startBy = (day: string) => `Start by ${day} to get all of them: you may both be off at once.`;
/** Where a day of return is given: an earlier start alone would only make the leave longer. */
export const startAndReturnBy = (day: string) =>
  `To get all of them start by ${day}, and go back to work as many weeks earlier. You may both be off at once.`;
export const claimCloses = ({ parent, day }: { parent: string; day: string }) =>
  `${parent}: the claim closes on ${day}. Weeks back at work in the middle do not move that day: ask Service Canada before you choose dates.`;

export const toDos = 'What to do when';
/** Instead of the day alone, where what had to be done by then is late. */
export const dayPassed = (day: string) => `${day} has passed.`;
export const laterToDos = (count: number) => `${count} more, later`;
export const toDoTexts = {
  'check-hours': `Check that there are ${eiRules.insurableHours} hours of insured work, and no EI claim that began in the last ${eiRules.qualifyingWeeks} weeks.`,
  'check-hours-since-claim': `Check that there are ${eiRules.insurableHours} hours of insured work since the last claim began.`,
  'check-regular-claim': `Ask Service Canada whether ${eiRules.insurableHours} hours stood behind the claim that is open, and how many of its weeks are left.`,
  'check-fishing': 'Add up what fishing has brought since the season began, and ask Service Canada if it is enough.',
  'ask-to-switch': 'From this week on: ask Service Canada for maternity or parental weeks instead of regular ones.',
  'doctor-note': 'Ask for the doctor’s note for the sickness weeks.',
  'tell-plan':
    'Tell your employer, in writing, that you plan to take leave. The letter with the first day comes later.',
  'tell-employer': 'Tell your employer in writing. In federal workplaces another day may hold.',
  'tell-return': 'Tell your employer in writing when you come back: usually by this day, so ask.',
  'last-work-day': 'Last day at work.',
  'record-of-employment': 'Ask the employer for the record of employment. Apply without it if it is late.',
  'earliest-maternity': 'From this day on maternity benefits can be paid.',
  'apply-ei-by': `Apply to Service Canada by this day, better as soon as work stops: within ${eiRules.applyWithinWeeks} weeks of the last day at work.`,
  'apply-ei-without-day': `Apply to Service Canada as soon as work stops, without waiting for papers: within ${eiRules.applyWithinWeeks} weeks.`,
  'file-qpip-from': 'File with RQAP in this week, not before. The form can be filled in ahead.',
  'file-qpip-by': `File with RQAP by this day: it pays at most ${qpipRules.maxBackPayWeeks} weeks back.`,
  'check-agreement': `Check your agreement with Service Canada as self-employed: it must be at least ${eiRules.selfEmployedMonthsBefore} months old.`,
  placement: 'Your child comes to live with you. Then apply for the Canada Child Benefit.',
  placed: 'Your child came to live with you. Apply for the Canada Child Benefit, if you have not.',
  due: 'Your due date. Once your baby is here, register the birth. In most places that form can ask for the Canada Child Benefit too: ask for it once, there or at the Canada Revenue Agency, never at both.',
  arrival:
    'Your child arrived. Register the birth, if you have not. In most places that form can ask for the Canada Child Benefit too: ask for it once, there or at the Canada Revenue Agency, never at both.',
  'tell-birth-date': 'Once your baby is here, tell Service Canada the date of birth.',
  /** Once the child is born. */
  'tell-known-birth-date': 'Tell Service Canada the date of birth, if you have not.',
  'check-option':
    'The first parental week. Before it is paid, check on My Service Canada Account that the option and the weeks are right.',
  'latest-other-start': 'The last day to start and still get all weeks that can be paid.',
  'latest-maternity-end': 'The last day on which maternity benefits can be paid.',
  'latest-maternity-end-unless-put-off':
    'The last day on which maternity benefits can be paid, or later if RQAP puts weeks off: ask before the baby leaves the hospital.',
  'ei-parental-end': 'The last day on which EI parental benefits can be paid.',
  'qpip-parental-end': 'The last day on which QPIP benefits can be paid.',
  'back-for-a-while': 'Tell Service Canada that you are back at work for a while.',
  'apply-ei-again': 'Apply to Service Canada again for the second part.',
  'back-for-a-while-qpip':
    'Tell RQAP that you are back at work for a while, so that no week is paid in which you work.',
  'off-again-qpip': 'Off again: tell RQAP, and ask if it wants another application.',
  'back-at-work': 'Back at work.',
};
export const checkEarnings = (minEarnings: string) =>
  `Check that there are at least ${minEarnings} of insured earnings. Self-employment counts too.`;
/** What to do once the day of a deadline has passed. */
export const lateTexts = {
  'tell-plan': 'Tell your employer today that you plan to take leave, in writing.',
  'tell-employer': 'Tell your employer today, in writing.',
  'tell-return': 'Tell your employer today, in writing, when you come back.',
  'apply-ei-by': 'Apply today, and ask for an earlier start of the claim. Service Canada decides.',
  'file-qpip-by': `File today. RQAP pays at most ${qpipRules.maxBackPayWeeks} weeks back; weeks before that can be taken later, while their time lasts.`,
  'latest-other-start': 'Some weeks are over already. Start as soon as you can to keep the rest.',
};
/** Where the day of the letter was read in old or second-hand texts alone. */
export const tellEmployerUsually =
  'Tell your employer in writing: usually by this day, so ask. In federal workplaces another day may hold.';
/** Added where late notice to an employer may cost some of the leave. */
export const lateCanCost = 'Late notice may cost something here: ask.';
export const toLetter = 'The letter';
export const whose = ({ toDo, parent }: { toDo: string; parent: string }) => `${parent}: ${toDo}`;
export const undated = 'Now';
/** Of the letter to the employer, where its day is not known. */
export const beforeLeave = 'Early, before the leave';
export const whenWorkStops = 'When work stops';
export const saveToDos = 'Save these days for my calendar';
export const toDosSaved = askedToSave({
  next: 'Open the file to add the days to your calendar.',
  wayOut: 'Or print the page.',
});
export const toDosNotSaved = 'The file could not be saved. Check your connection and try again, or print the page.';

export const formSheet = 'What to answer on the form';
export const sheetIntro = (year: number, checked: string) =>
  `With the figures of ${year}, rules checked on ${checked}. The form may word it differently.`;
/** The weeks of QPIP by their kinds; a kind without weeks is left out. */
export const qpipWeeks = ({
  maternityWeeks,
  ownWeeks,
  parentalWeeks,
  isOther,
}: {
  maternityWeeks: number;
  ownWeeks: number;
  parentalWeeks: number;
  isOther: boolean;
}) =>
  [
    maternityWeeks > 0 && `${maternityWeeks} maternity`,
    ownWeeks > 0 && `${ownWeeks} ${isOther ? 'paternity (exclusive)' : 'exclusive'}`,
    parentalWeeks > 0 && `${parentalWeeks} parental (shareable)`,
  ]
    .filter(Boolean)
    .join(', ');
export const sheetRows = {
  lastWorkDay: 'Last day worked',
  dueDate: 'Expected date of birth',
  birthDate: 'Date of birth',
  placementDate: 'Date the child is placed with you',
  sickness: 'Sickness benefits before?',
  maternity: 'Maternity benefits? How many weeks?',
  parentalAfter: 'Parental benefits right after?',
  option: 'Standard or extended',
  parentalWeeks: 'Parental weeks for you',
  otherParent: 'Will the other parent claim parental benefits? How many weeks?',
  back: 'Return to work',
  claimWeek: 'When should the claim begin?',
  topUp: 'Top-up from the employer',
  plan: 'Basic or special plan',
  firstWeek: 'First week of benefits',
  weeks: 'Weeks of each kind',
};
export const sheetHeads = { asks: 'The form asks', answer: 'Your answer' };
export const yesWeeks = (weeks: number) => `Yes, ${weeks}`;
/** The answer about sickness weeks, which come before the birth. */
export const yesWithNote = (weeks: string) => `Yes, ${weeks}, with a doctor’s note`;
export const yes = 'Yes';
export const no = 'No';
/** The answer where parental weeks do not follow the maternity weeks at once. */
export const noFrom = (day: string) => `No, from ${day} on`;
export const notYours = ({ weeks, all }: { weeks: number; all: number }) =>
  `${weeks} (not ${all}, not ${WEEKS_A_YEAR}: maternity is separate)`;
/** The parental weeks where they lie before and after a time at work. */
export const inTwoParts = ({ weeks, before, after }: { weeks: string; before: number; after: number }) =>
  `${weeks} in two parts: ${before}, then ${after}`;
interface OffAgain {
  /** The day back at work. */
  back: string;
  /** The day from which the parent is off again. */
  day: string;
}
/** The return to work between two parts of a leave. */
export const offAgain = {
  ei: ({ back, day }: OffAgain) => `${back}. Off again from ${day}: apply again then.`,
  qpip: ({ back, day }: OffAgain) => `${back}. Off again from ${day}: tell RQAP both days.`,
};
export const yesSameOption = (weeks: number, option: string) => `Yes, ${weeks}, ${option}`;
export const yesWithQpip = (weeks: string) => `Yes, with QPIP: ${weeks}`;
/** The answer about the other parent, who was not planned for here. */
export const askOther = 'Ask the other parent: it was not asked here';
export const inTheWeekOf = (day: string) => `Ask for the week of ${day}`;
export const askEmployer = 'Ask, and write down what they say';
export const notYet = 'Not known yet';
export const sheetCheck = ({ day, number }: { day: string; number: string }) =>
  `After the decision, check on My Service Canada Account that it says the same. If not, call ${number} at once: once the first parental week, that from ${day}, is paid, the option cannot change.`;
export const printSheet = 'Print what to answer on the form';
/** Where another choice than the proposed one is looked at, or none is proposed; choices as above their cards. */
export const notProposed = ({ shown, proposed }: { shown: string; proposed: string }) =>
  `You are looking at ${shown}. We propose ${proposed}: choose its card to print that.`;
export const notDecided = (shown: string) =>
  `We propose neither choice. What is printed is ${shown}: choose the other card to print that.`;
export const nothingToPrint =
  'This choice pays nothing, so there is nothing to print. Choose another card to see its days.';
