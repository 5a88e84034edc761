import type { ReactNode } from 'react';
import { childBenefitAges as ages } from '@/data/benefits/child-benefit';
import { eiRules } from '@/data/benefits/ei-rules';

export const title = 'Parental Benefits Planner';
export const intro =
  'A calculator for maternity and parental leave: what to tick, what comes each week, and until when. What you enter stays on your device.';
export const withoutScript = 'The planner needs JavaScript, which is off. All the rules and figures are below.';

export const onThisPage = 'Also for your leave';

export const ei = 'Employment Insurance (EI)';
export const aboutEi = (page: ReactNode) => (
  <>Everywhere in Canada except Quebec, maternity and parental benefits come from Employment Insurance. {page}</>
);
export const eiPage = 'EI maternity and parental benefits';
export const qpip = 'Quebec Parental Insurance Plan (QPIP)';
export const aboutQpip = (page: ReactNode) => (
  <>
    In Quebec you get QPIP instead, in French <span lang="fr">Régime québécois d&apos;assurance parentale</span> (RQAP).{' '}
    {page}
  </>
);
export const qpipPage = 'Québec Parental Insurance Plan';

export const year = 'Year';
export const insuredEarnings = 'Insured earnings';
export const eiYears = 'The maximums of EI, by year';
export const weekAtStandard = `A week at ${eiRules.standard.ratePercent}%`;
export const weekAtExtended = `A week at ${eiRules.extended.ratePercent}%`;
export const eiYearsNote = (newestYear: number, appliesFrom: string) =>
  `The year is that of the first week of your claim. It begins with the last Sunday of December: the figures of ${newestYear} hold for claims from ${appliesFrom}. A star marks what we worked out from the insured earnings.`;
interface NextYear {
  year: number;
  /** The first day of its claims. */
  from: string;
  /** The most pay that the year before insures. */
  insured: string;
}
/** Of the year after the last known one. */
export const nextEiYear = ({ year, from, insured }: NextYear) =>
  `A claim from ${from} on has the maximums of ${year}, which we do not have yet: with pay above ${insured} a year you may get more.`;
export const nextQpipYear = (year: number) =>
  `Benefits that begin in ${year} have the maximum of ${year}, which we do not have yet.`;
export const qpipYears = 'The maximums of QPIP, by year';

export const childBenefit = 'Canada Child Benefit';
interface ChildBenefitAmounts {
  /** First and last month. */
  from: string;
  to: string;
  underSixAYear: string;
  underSixAMonth: string;
  sixToSeventeenAYear: string;
  fullUpToNetIncome: string;
}
export const childBenefitAmounts = (amounts: ChildBenefitAmounts) =>
  `A tax-free monthly payment, on top of EI or QPIP. From ${amounts.from} to ${amounts.to} it is at most ${amounts.underSixAYear} a year (${amounts.underSixAMonth} a month) for a child under ${ages.olderFrom}, and ${amounts.sixToSeventeenAYear} a year for a child aged ${ages.olderFrom}\u00a0to\u00a0${ages.olderTo}. Families with a net income of up to ${amounts.fullUpToNetIncome} get the full amount.`;
interface ChildBenefitBase {
  from: string;
  to: string;
  underSix: string;
  sixToSeventeen: string;
  indexation: string;
}
export const childBenefitBase = (base: ChildBenefitBase, page: ReactNode) => (
  <>
    These are the amounts of {base.from} to {base.to}, {base.underSix} and {base.sixToSeventeen}, raised by{' '}
    {base.indexation} for prices. Check the latest ones: {page}
  </>
);
export const childBenefitPage = 'how much you can get, Canada Revenue Agency';

export const whatThisIs =
  'This page is a guide, not a decision. Figures change every year: Service Canada (or RQAP) has the last word.';
