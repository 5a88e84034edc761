import { eiRules } from '@/data/benefits/ei-rules';
import { qpipRules } from '@/data/benefits/qpip-rules';

// What the answer says of a household's own case: claims that are late, go on or are in doubt, and weeks that are left.

/** Where every week of the leave is over and none can be taken later. */
export const nothingLeft = {
  ei: 'No week of this leave is left to be paid, unless Service Canada moves the claim back. Not applied yet? Apply today and ask for that, with the reason for the delay. Service Canada decides. Count on no dollars until then.',
  qpip: 'No week of this leave is left to be paid, unless RQAP accepts a reason for the delay. Not filed yet? File today and give the reason. RQAP decides. Count on no dollars until then.',
};
/** Before what to tick in that case. */
export const onThisForm = 'If you apply:';

interface LateWeeks {
  /** The day by which to apply. */
  day: string;
  /** The number of paid weeks of the answer. */
  all: number;
  /** How many of them are over. */
  over: number;
  /** How many of them can still be paid. */
  inReach: number;
  /** What the weeks in reach pay, where pay is known. */
  dollars: string | undefined;
  /** Sentences on what can be taken later, each with a space before it. */
  later: string;
}
/** Once the day to apply by has passed. */
export const lateApplication = {
  ei: ({ day, all, over, later }: LateWeeks) => {
    const passed = `Applied already? Then this holds. If not: ${day} has passed`;
    if (over === 0) return `${passed}. Apply today, and ask for an earlier start of the claim.`;
    return `${passed}, and ${over} of the ${all} paid weeks below ${over === 1 ? 'is' : 'are'} over. That time is paid only if Service Canada moves the claim back: apply today, and ask for that.${later}`;
  },
  qpip: ({ all, inReach, dollars, later }: LateWeeks) => {
    const about = dollars ? `, about ${dollars}` : '';
    return `Filed already? Then this holds. If not, file today: RQAP pays at most ${qpipRules.maxBackPayWeeks} weeks back. ${inReach} of the ${all} paid weeks below ${inReach === 1 ? 'is' : 'are'} in reach${about}.${later}`;
  },
};
export const maternityLater = (day: string) => ` Maternity weeks can still be taken later, to ${day}.`;
/** The weeks besides maternity, by the name that each program has for them. */
export const othersLater = {
  ei: (day: string) => ` Parental weeks can still be taken later, to ${day}, if you are off then.`,
  qpip: (day: string) => ` The other weeks are not lost: they can be taken later, to ${day}.`,
};
/** To a parent whose last day at work is not known. */
export const sayLastDay = ' Or enter the last day at work, if it is still to come.';

/** To a parent who is on regular EI. */
export const regularClaim = ({ parent, regularWeeks, left }: { parent: string; regularWeeks: string; left: string }) =>
  `${parent}: the EI claim goes on. No new hours are needed if ${eiRules.insurableHours} hours stood behind it. EI pays at most ${eiRules.mostWeeksWithRegular} weeks in one claim, regular weeks among them: after ${regularWeeks} of regular EI it can still pay ${left}. Ask Service Canada to change the claim. With extended it may pay more weeks than are shown here.`;
export const regularUnknown = (parent: string) =>
  `${parent}: enter the last day at work. EI pays at most ${eiRules.mostWeeksWithRegular} weeks in one claim, regular weeks among them. Until we know how many those are, the answer counts too many weeks.`;

/** What may keep a parent from EI. */
export const insuredWorkWarnings = {
  'few-hours': (parent: string) =>
    `${parent} may not qualify: EI wants ${eiRules.insurableHours} hours of insured work, each parent their own. Add up every job of the last ${eiRules.qualifyingWeeks} weeks and ask Service Canada. Without a claim of the one, the other may still claim alone.`,
  'recent-claim': (parent: string) =>
    `${parent} needs ${eiRules.insurableHours} hours since that claim began to open a new one, and weeks on benefits are no hours. If the claim is still open and has weeks left, it can go on without new hours. Ask Service Canada which holds before you count on these amounts.`,
  fishing: ({ parent, dollars }: { parent: string; dollars: string }) =>
    `${parent}: fishing counts by earnings, not by hours. EI wants at least ${dollars} from fishing in the ${eiRules.fishing.qualifyingWeeks} weeks or less before the claim, and works out its own amounts: those here may differ. Ask Service Canada.`,
  'self-employed': ({ parent, by }: { parent: string; by: string | undefined }) =>
    `${parent} gets EI only with an agreement${by ? ` made by ${by}` : ''}, at least ${eiRules.selfEmployedMonthsBefore} months before the claim, and by the earnings of the calendar year before it. Ask Service Canada which amount that gives.`,
};
/** Where the agreement of a self-employed person is too young for the leave that is wanted. */
export const agreementTooNew = ({ parent, agreement, from }: { parent: string; agreement: string; from: string }) =>
  `${parent}: by the agreement of ${agreement} a claim can begin in the week of ${from}. Weeks before it are not paid.`;

/** Weeks that nobody has asked for. */
export const weeksLeft = ({ parent, weeks }: { parent: string; weeks: string }) =>
  `${parent} could be paid ${weeks} more by staying off longer. The number can be raised later, as long as the time for these weeks is not over.`;

/** Instead of a plan of QPIP, where it is good for one parent and not for both. */
export const chooseTogether = 'Choose the QPIP plan together: the application that comes first binds both of you.';
interface PlanOfBoth {
  /** As named in a sentence. */
  named: string;
  better: string;
  weeks: number;
  weeksOfNamed: number;
  more: string | undefined;
}
export const planForBoth = ({ named, better, weeks, weeksOfNamed, more }: PlanOfBoth) =>
  `For your weeks alone ${named} pays more. For both of you ${better} can pay ${weeks} weeks instead of ${weeksOfNamed}${more ? `, and about ${more} more if the other parent earns the same` : ''}.`;
/** On paper, in place of the plan. */
export const planToAgreeOn = ({ better, named }: { better: string; named: string }) =>
  `Agree first: ${better} for both, ${named} for you alone`;

/** Once the first parental week of EI may be paid, or the first of QPIP. */
export const mayBeLocked = {
  ei: 'A parental week has been paid already, to either of you? Then that option is fixed: choose its card.',
  qpip: 'A week has been paid already, to either of you? Then that plan is fixed: choose its card.',
};
interface ComingYear {
  /** The year in which the claim begins. */
  year: number;
  /** The newest year whose figures are known. */
  figuresYear: number;
  /** The pay that is insured in that year. */
  insured: string;
}
/** Beside the dollars, where the figures of the claim's year are not known. */
export const coming = {
  ei: ({ year, figuresYear, insured }: ComingYear) =>
    `EI that begins in ${year} has the maximums of ${year}, which we do not have. These dollars are those of ${figuresYear}: with pay above ${insured} a year you may get more.`,
  qpip: ({ year, figuresYear, insured }: ComingYear) =>
    `QPIP that begins in ${year} has the maximums of ${year}, which we do not have. These dollars are those of ${figuresYear}: with pay above ${insured} a year you may get more.`,
};
/** Where a claim should begin later than work ends. */
export const askForWeek = (week: string) =>
  `When you apply, ask for the claim to begin in the week of ${week}: one that begins earlier also closes earlier.`;
export const firstPayment = `The first payment of EI comes about ${eiRules.firstPaymentDays} days after you apply, if it has all it needs.`;
