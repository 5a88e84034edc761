import { eiRules } from '@/data/benefits/ei-rules';
import { TOP_UP_PERCENT, TOP_UP_WEEKS } from '@/data/benefits/planner-limits';

// The questions that are folded away. They load when somebody opens them.

export const arrival = 'How does your child come to you?';
export const arrivals = { birth: 'By birth', adoption: 'By adoption', surrogacy: 'A surrogate gives birth' };
export const otherProvince = 'Where the other parent lives, if elsewhere';
export const sameProvince = 'The same place';
export const hospital = 'If your baby is in hospital';
export const hospitalFrom = 'First day in hospital';
export const hospitalTo = 'Last day in hospital';
export const topUp = 'If the employer tops up';
export const topUpPercent = 'Up to what percent of pay';
export const topUpWeeks = 'For how many weeks';
export const topUpWaiting = 'In the waiting week too?';
export const topUpWaitingOptions = { no: 'No, or not known', yes: 'Yes, as one of these weeks' };
export const topUpOnlyWith = 'Only with';
export const topUpOptions = {
  '': 'Any choice',
  standard: 'EI, standard',
  extended: 'EI, extended',
  basic: 'QPIP, basic plan',
  special: 'QPIP, special plan',
};
export const insuredWork = 'Insured work';
export const insuredWorkOptions = {
  enough: `${eiRules.insurableHours} hours or more`,
  regular: 'Laid off, on regular EI',
  'few-hours': `Under ${eiRules.insurableHours} hours`,
  'recent-claim': `Another EI claim began in the last ${eiRules.qualifyingWeeks} weeks`,
  fishing: 'Self-employed in fishing',
  'self-employed': 'Self-employed',
};
export const insuredWorkHint = `In the last ${eiRules.qualifyingWeeks} weeks. Overtime and a second job count.`;
export const regularWeeks = 'Weeks of regular EI';
export const regularWeeksHint =
  'Before the maternity or parental weeks, those still to come too. Empty: until the birth.';
export const agreementDate = 'Day of your agreement with EI';
export const sicknessWeeks = 'Weeks with a doctor’s note before the birth';
export const sicknessHint =
  'In which the doctor says that you cannot work. EI pays them before the maternity weeks. Do not count the waiting week, which is not paid.';
export const atWork = 'If the leave comes in two parts';
export const atWorkFrom = 'Back at work from';
export const atWorkTo = 'Off again after';
export const earnedBeside = 'Pay for work while on leave, a week';
export const clear = 'Start again';

export const notWhole = {
  topUpPercent: `Enter a whole number from ${TOP_UP_PERCENT.min} to ${TOP_UP_PERCENT.max}.`,
  topUpWeeks: `Enter whole weeks, from ${TOP_UP_WEEKS.min} to ${TOP_UP_WEEKS.max}.`,
  regularWeeks: `Enter whole weeks, ${eiRules.mostWeeksWithRegular} at most.`,
  sicknessWeeks: `Enter whole weeks, ${eiRules.sickness.maxWeeks} at most.`,
};
