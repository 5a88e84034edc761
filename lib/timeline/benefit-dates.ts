import type { ProvinceCode } from '@/data/provinces';
import { getEiDates, getQpipDates } from '@/lib/benefits/claim-dates';
import * as words from '@/words/timeline/benefit-dates';

/** A day on which benefits can begin or have to end. */
export interface BenefitDate {
  id: string;
  title: string;
  text: string;
  date: Date;
}

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
    createBenefitDate('benefit-ei-start', earliestMaternityStart),
    createBenefitDate('benefit-ei-maternity-end', latestMaternityEnd),
    createBenefitDate('benefit-ei-standard-end', latestParentalEnd.standard),
    createBenefitDate('benefit-ei-extended-end', latestParentalEnd.extended),
  ];
}

function listQpipDates(dueDate: Date): BenefitDate[] {
  const { earliestMaternityStart, latestMaternityEnd, latestParentalEnd } = getQpipDates({ dueDate });
  return [
    createBenefitDate('benefit-qpip-start', earliestMaternityStart),
    createBenefitDate('benefit-qpip-maternity-end', latestMaternityEnd),
    createBenefitDate('benefit-qpip-parental-end', latestParentalEnd),
  ];
}

function createBenefitDate(id: keyof typeof words.benefitDates, date: Date): BenefitDate {
  return { id, ...words.benefitDates[id], date };
}
