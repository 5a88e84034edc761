import type { ProvinceCode } from '@/data/provinces';
import { getSaturday, getSunday } from '@/lib/benefits/benefit-week';
import { getEiWindows, getQpipWindows } from '@/lib/benefits/windows';
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
  const { maternity, parental } = getEiWindows({ arrival: 'birth', dueDate, hospitalWeeks: 0 });
  return [
    ...(maternity
      ? [
          createBenefitDate('benefit-ei-start', getSunday(maternity.first)),
          createBenefitDate('benefit-ei-maternity-end', getSaturday(maternity.last)),
        ]
      : []),
    createBenefitDate('benefit-ei-standard-end', getSaturday(parental.standard.last)),
    createBenefitDate('benefit-ei-extended-end', getSaturday(parental.extended.last)),
  ];
}

function listQpipDates(dueDate: Date): BenefitDate[] {
  const { maternity, others } = getQpipWindows({ arrival: 'birth', dueDate });
  return [
    ...(maternity
      ? [
          createBenefitDate('benefit-qpip-start', getSunday(maternity.first)),
          createBenefitDate('benefit-qpip-maternity-end', getSaturday(maternity.last)),
        ]
      : []),
    createBenefitDate('benefit-qpip-parental-end', getSaturday(others.last)),
  ];
}

function createBenefitDate(id: keyof typeof words.benefitDates, date: Date): BenefitDate {
  return { id, ...words.benefitDates[id], date };
}
