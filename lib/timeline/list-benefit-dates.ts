import type { ProvinceCode } from '@/data/provinces';
import { getEiDates } from '@/lib/benefits/get-ei-dates';
import { getQpipDates } from '@/lib/benefits/get-qpip-dates';

/** A day on which benefits can begin or have to end. */
export interface BenefitDate {
  id: string;
  title: string;
  text: string;
  date: Date;
}

const PLAN_DECIDES = 'Counted from your due date; a birth on another day can move it.';

/**
 * When maternity and parental benefits can begin at the earliest and end at the latest, with the due date standing in
 * for the birth. In Quebec those of QPIP, elsewhere those of EI; both without a region.
 */
export function listBenefitDates(dueDate: Date, region: ProvinceCode | undefined): BenefitDate[] {
  const ei = region === 'QC' ? [] : listEiDates(dueDate);
  const qpip = region && region !== 'QC' ? [] : listQpipDates(dueDate);
  return [...ei, ...qpip];
}

function listEiDates(dueDate: Date): BenefitDate[] {
  const { earliestMaternityStart, latestMaternityEnd, latestParentalEnd } = getEiDates({ dueDate });
  return [
    {
      id: 'benefit-ei-start',
      title: 'EI maternity benefits: earliest start',
      text: 'Outside Quebec. Service Canada decides on your claim; you choose when to stop work.',
      date: earliestMaternityStart,
    },
    {
      id: 'benefit-ei-maternity-end',
      title: 'EI maternity benefits: last day',
      text: `Outside Quebec. ${PLAN_DECIDES}`,
      date: latestMaternityEnd,
    },
    {
      id: 'benefit-ei-standard-end',
      title: 'EI standard parental benefits: last day',
      text: `Outside Quebec. ${PLAN_DECIDES}`,
      date: latestParentalEnd.standard,
    },
    {
      id: 'benefit-ei-extended-end',
      title: 'EI extended parental benefits: last day',
      text: `Outside Quebec. ${PLAN_DECIDES}`,
      date: latestParentalEnd.extended,
    },
  ];
}

function listQpipDates(dueDate: Date): BenefitDate[] {
  const { earliestMaternityStart, latestMaternityEnd, latestParentalEnd } = getQpipDates({ dueDate });
  return [
    {
      id: 'benefit-qpip-start',
      title: 'QPIP maternity benefits: earliest start',
      text: 'In Quebec. The plan decides on your claim; you choose when to stop work.',
      date: earliestMaternityStart,
    },
    {
      id: 'benefit-qpip-maternity-end',
      title: 'QPIP maternity benefits: last day',
      text: `In Quebec. ${PLAN_DECIDES}`,
      date: latestMaternityEnd,
    },
    {
      id: 'benefit-qpip-parental-end',
      title: 'QPIP parental benefits: last day',
      text: `In Quebec. ${PLAN_DECIDES}`,
      date: latestParentalEnd,
    },
  ];
}
