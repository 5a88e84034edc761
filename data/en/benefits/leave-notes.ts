import { eiRules } from '@/data/benefits/ei-rules';
import { qpipRules } from '@/data/benefits/qpip-rules';

export const heading = 'About these figures';
export const figures = {
  ei: (year: number, insured: string) =>
    `An EI claim that begins in ${year} has the figures of ${year}: pay insured up to ${insured} a year.`,
  qpip: (year: number, insured: string) =>
    `QPIP benefits that begin in ${year} have the figures of ${year}: pay insured up to ${insured} a year.`,
};
export const capped = 'Pay above the insured maximum is fine: benefits are counted up to it.';
export const taxAndRounding =
  'All amounts are before tax, you pay tax on them, and often too little of it is held back. They are rounded to whole dollars.';
export const waiting = (from: string, to: string) =>
  `A claim begins with a waiting week without pay. Claims that began from ${from} to ${to} should have none. That last day has been moved before: ask Service Canada about a later claim.`;
/** Employment Insurance Regulations, section 39(1) and (2). */
export const waitingPay = `What you earn in the waiting week, up to one week of benefits, comes off the first ${eiRules.waitingPayOffWeeks} paid weeks.`;
/** Employment Insurance Act, section 13.1(1); see `findWaitingWeekPay`. */
export const waitingPayTooHigh = (dollars: string) =>
  `A week in which you earn more than ${dollars} may not count as the waiting week: ask Service Canada.`;
export const secondWaiting =
  'Two parents of one child share a waiting week. A week that was waived was not served, so a second claim that begins later probably has one.';
export const selfEmployed = `Self-employed? EI pays only those who signed up at least ${eiRules.selfEmployedMonthsBefore} months before. Ask Service Canada before you count on these amounts.`;
export const familySupplement = (maxIncome: string) =>
  `With a family net income of up to ${maxIncome}, and the Canada Child Benefit for a child, EI adds a family supplement to one parent's weeks by itself.`;
export const supplementCounted = (dollars: string) =>
  `The EI weeks of one parent at a time include a family supplement, up to ${dollars} a week. EI adds it by itself, from your tax returns and the Canada Child Benefit.`;
export const twinsEi = 'Twins or more bring no extra weeks of EI: one birth or adoption, one set of weeks.';
export const attachment = `Parliament has passed ${eiRules.attachment.weeks} more weeks for adoption and surrogacy. On the day we checked they could not be claimed yet: ask Service Canada.`;
export const wholeWeeks = { one: 'whole week', other: 'whole weeks' };
/**
 * @param weeks how many of `wholeWeeks` the baby is in hospital
 * @param touched all weeks with a day in hospital, where these are more
 * @param days the last day of maternity weeks by either count
 */
export const eiHospital = (weeks: string, touched: number | undefined, days: readonly string[]) => {
  const later = 'the last days of EI come as many weeks later.';
  if (touched === undefined) return `${weeks} (Sunday to Saturday) of your baby in hospital: ${later}`;
  const ends = days.length > 1 ? ` Maternity weeks then end on ${days[0]} or on ${days[1]}.` : '';
  return `At least ${weeks} (Sunday to Saturday) of your baby in hospital: ${later} With part weeks it would be ${touched}.${ends} We plan with the fewer: ask Service Canada which holds.`;
};
export const qpipFirstWeek = `QPIP has no waiting week. We begin with the first week wholly free of work. The first ${qpipRules.basic.firstShareableWeeks} shareable weeks of the basic plan are paid at ${qpipRules.basic.firstShareableRatePercent}%, whoever takes them.`;
export const qpipRaised = `Low pay: QPIP raises its rate by itself, up to ${qpipRules.lowIncome.mostPercent.basic}% or ${qpipRules.lowIncome.mostPercent.special}% of pay. The amounts here count it.`;
export const qpipBonus = `Once each of you has been paid ${qpipRules.basic.bonusFromWeeks} shareable weeks of the basic plan, ${qpipRules.basic.bonusWeeks} more come; in the special plan ${qpipRules.special.bonusWeeks} more after ${qpipRules.special.bonusFromWeeks} each. Whoever goes first has to leave the other these weeks.`;
export const qpipHospital =
  'If your baby has to stay in hospital, weeks can be put off on request. Ask RQAP before the stay is over.';
export const qpipSurrogacy = (since: string) =>
  `Since ${since} QPIP has weeks for the surrogate too. We do not count those: she asks RQAP herself.`;
export const mixed = `One parent with QPIP and one with EI: the parental weeks that QPIP pays come off the ${eiRules.standard.totalWeeks} or ${eiRules.extended.totalWeeks} that EI shares. In the special plan, or with extended EI, each takes off more than one: our numbers count that. Agree on the split, and tell both programs: without an agreement each of you gets half.`;
export const official = 'Check your answer with the government’s own calculator:';
export const tools = {
  ei: 'EI maternity and parental benefits: what they offer, and the estimator',
  qpip: 'RQAP: the plan, and the simulator',
};
export const sources = 'Sources of this answer';
