import type { ReactNode } from 'react';
import { eiRules } from '@/data/benefits/ei-rules';
import { qpipRules } from '@/data/benefits/qpip-rules';

export const heading = 'Your benefits plan';
export const printedOn = (site: string, address: string, day: string) => `${site}, ${address}. Printed ${day}.`;
export const programIn = {
  ei: (region: string) => `${region}: Employment Insurance (EI).`,
  qpip: () => 'Quebec Parental Insurance Plan (QPIP).',
};
export const born = (day: string) => `Born ${day}.`;
export const due = (day: string) => `Due ${day}.`;
export const estimate = {
  ei: 'An estimate, not a decision: Service Canada decides.',
  qpip: 'An estimate, not a decision: RQAP, which runs the plan, decides.',
};
export const print = 'Print this plan';

export const beforeTax = (weeks: string) => `before tax, in ${weeks}`;
export const beforeTaxShared = (weeks: number) => `before tax, for ${weeks} paid weeks between you`;
export const parents = { birth: 'Birth parent', other: 'Other parent' };
export const parentGets = (parent: string, dollars: string, weeks: string) => `${parent}: ${dollars} in ${weeks}`;
export const tableCaptions = {
  standard: 'The weeks of the standard option',
  extended: 'The weeks of the extended option',
  basic: 'The weeks of the basic plan',
  special: 'The weeks of the special plan',
};
export const tableHeads = { weeks: 'Weeks', days: 'From and to', weekly: 'A week' };
export const segments = {
  waiting: 'Waiting week, not paid',
  maternity: 'Maternity',
  'other-parent': 'Own weeks',
  parental: 'Parental',
};
/** The same beside whose weeks they are. */
export const segmentsOf = {
  birth: {
    waiting: 'Birth parent: waiting week, not paid',
    maternity: 'Birth parent: maternity',
    'other-parent': 'Birth parent: own weeks',
    parental: 'Birth parent: parental',
  },
  other: {
    waiting: 'Other parent: waiting week, not paid',
    maternity: 'Other parent: maternity',
    'other-parent': 'Other parent: own weeks',
    parental: 'Other parent: parental',
  },
};
export const bar = (segment: string, weeks: string) => `${segment}, ${weeks}`;
export const calendar = 'Calendar of the weeks. The table below says the same.';
export const birthDay = 'The day of the birth';
export const dueDay = 'Your due date';

export const aboutFigures = 'About these figures';
/** Weeks that come too late, by whose they are: one of them, and several. */
export const lateWeeks = {
  alone: (option: string, weeks: string) => ({
    one: `${option}: ${weeks} falls after the time for it is over. The total leaves it out.`,
    other: `${option}: ${weeks} fall after the time for them is over. The total leaves them out.`,
  }),
  birth: (option: string, weeks: string) => ({
    one: `${option}: ${weeks} of the birth parent falls after the time for it is over. The total leaves it out.`,
    other: `${option}: ${weeks} of the birth parent fall after the time for them is over. The total leaves them out.`,
  }),
  other: (option: string, weeks: string) => ({
    one: `${option}: ${weeks} of the other parent falls after the time for it is over. The total leaves it out.`,
    other: `${option}: ${weeks} of the other parent fall after the time for them is over. The total leaves them out.`,
  }),
};
const { standard, extended, familySupplement } = eiRules;
/** Amounts: what is insured a year, and the most a week in the standard and in the extended option. */
export const eiFigures = (year: number, [insured, atStandard, atExtended]: string[]) =>
  `A claim that begins in ${year} has the figures of ${year}: earnings insured up to ${insured} a year, at most ${atStandard} a week at ${standard.ratePercent}% and ${atExtended} at ${extended.ratePercent}%.`;
export const qpipFigures = (year: number, insured: string) =>
  `A claim that begins in ${year} has the figures of ${year}: earnings insured up to ${insured} a year.`;
/** Where the figures of the claim's year are not published yet. */
export const eiOlderFigures = (year: number, figuresYear: number, [insured, atStandard, atExtended]: string[]) =>
  `A claim that begins in ${year} will have the figures of ${year}, which we do not have yet. Until then we use those of ${figuresYear}: earnings insured up to ${insured} a year, at most ${atStandard} a week at ${standard.ratePercent}% and ${atExtended} at ${extended.ratePercent}%.`;
export const qpipOlderFigures = (year: number, figuresYear: number, insured: string) =>
  `A claim that begins in ${year} will have the figures of ${year}, which we do not have yet. Until then we use those of ${figuresYear}: earnings insured up to ${insured} a year.`;
/** Earnings above what the program insures, by whose they are. */
export const capped = {
  ei: {
    alone: (year: number) =>
      `Your earnings are above the most that EI insures in ${year}. That is fine: benefits are counted up to it.`,
    birth: (year: number) =>
      `The birth parent's earnings are above the most that EI insures in ${year}. That is fine: benefits are counted up to it.`,
    other: (year: number) =>
      `The other parent's earnings are above the most that EI insures in ${year}. That is fine: benefits are counted up to it.`,
  },
  qpip: {
    alone: (year: number) =>
      `Your earnings are above the most that QPIP insures in ${year}. That is fine: benefits are counted up to it.`,
    birth: (year: number) =>
      `The birth parent's earnings are above the most that QPIP insures in ${year}. That is fine: benefits are counted up to it.`,
    other: (year: number) =>
      `The other parent's earnings are above the most that QPIP insures in ${year}. That is fine: benefits are counted up to it.`,
  },
};
export const taxAndRounding =
  'All amounts are before tax, and you pay tax on them. They assume that you earned the same every week, and are rounded to whole dollars.';
export const eiSelfEmployed =
  'Self-employed? EI pays you only if you signed up for it beforehand. Ask Service Canada before you count on these amounts.';
export const wholeWeeks = 'Benefits are paid in weeks from Sunday to Saturday.';
export const waitingWeek = 'A claim begins with a waiting week without pay.';
export const notInPlan = 'It is not in the plan.';
export const eiFamilySupplement = (maxIncome: string) =>
  `Family supplement: with a net family income of up to ${maxIncome} and the Canada Child Benefit, EI can pay up to ${familySupplement.upToPercent}% of your earnings, within the same weekly maximum. Only one partner gets it. It is not in the plan.`;
export const eiSameOption = 'Both parents take the same option. It cannot be changed once a parental week is paid.';
export const eiHospital =
  'If your baby has to stay in hospital, the time for maternity and parental weeks can get longer. Ask Service Canada.';
export const qpipNoWaitingWeek = 'There is no waiting week.';
const { basic } = qpipRules;
export const qpipRates = `In the basic plan the first ${basic.firstShareableWeeks} shareable weeks are paid at ${basic.firstShareableRatePercent}%, the others at ${basic.shareableRatePercent}%. We count them in order of time, whoever takes them.`;
export const qpipMoreWeeks =
  'Expecting more than one baby, or raising your baby alone? Ask RQAP whether you get more weeks.';
export const qpipLowEarnings = 'With low earnings the rate can be higher. RQAP works that out; it is not in the plan.';

export const toDos = 'What to do when';
export const noLastWorkDay =
  'You have not entered your last day of work, so this list uses the day before your first week of benefits.';
export const undated = 'Before you stop working';
const sharedToDos = {
  'last-work-day': 'Last day of work.',
  due: 'Your due date. Once your baby is here, register the birth and apply for the Canada Child Benefit.',
  birth: 'Your baby arrived. Register the birth, and apply for the Canada Child Benefit.',
};
export const eiToDos = {
  ...sharedToDos,
  'check-hours': `Check that you have ${eiRules.insurableHours} hours of insured work, and that your weekly earnings will drop by more than ${eiRules.earningsDropPercent}%.`,
  'record-of-employment': 'Ask your employer for your record of employment.',
  'earliest-start': `The first day on which maternity benefits can begin: ${eiRules.maternity.weeksBeforeDueWeek} weeks before the week of your due date, or the week of an earlier birth.`,
  'claim-start': 'The first week of your claim begins.',
  apply: `Apply to Service Canada by this day: within ${eiRules.applyWithinWeeks} weeks of your last day of work. Apply as soon as you stop, even without your record of employment. Later you may lose weeks: if this day has passed, apply today and ask for an earlier start. Choose standard or extended when you apply.`,
  'latest-maternity-end': `The last day of maternity benefits: ${eiRules.maternity.weeksAfterLaterWeek} weeks after the week of the due date or of the birth, whichever is later.`,
  'latest-standard-end': `The last day of parental weeks in the standard option: ${standard.windowWeeks} weeks after the week of birth.`,
  'latest-parental-end': `The last day of parental weeks in the extended option: ${extended.windowWeeks} weeks after the week of birth.`,
};
export const checkEarnings = (minEarnings: string) =>
  `Check that you have at least ${minEarnings} of insurable earnings. Self-employment counts too. There is no minimum number of hours.`;
const { maternityWindow, windowWeeks } = qpipRules;
export const qpipToDos = {
  ...sharedToDos,
  'earliest-start': `The first day on which maternity benefits can begin: ${maternityWindow.weeksBeforeDueWeek} weeks before the week of your due date.`,
  'claim-start': 'Your first week of benefits begins.',
  apply: 'Apply to RQAP, and choose the basic or the special plan.',
  'latest-maternity-end': `The last day of maternity benefits: ${maternityWindow.weeksAfterBirthWeek} weeks after the week of birth.`,
  'latest-parental-end': `The last day of all other weeks: ${windowWeeks} weeks after the week of birth.`,
};

export const sources = 'Sources of this plan';
export const askProgram = (page: ReactNode) => <>Before you decide, ask the program: {page}</>;
export const eiPage = 'EI maternity and parental benefits, Service Canada';
export const qpipPage = 'RQAP, Québec Parental Insurance Plan';
