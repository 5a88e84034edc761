import type { BenefitSourceKey } from './benefit-sources';

/** The most that QPIP insures in a year, in dollars. */
export interface QpipYear {
  year: number;
  /** First day, yyyy-MM-dd. */
  appliesFrom: string;
  maxInsurableEarnings: number;
  sources: BenefitSourceKey[];
}

/** A new year is one more entry. Years whose figure nobody of this project has read are left out. */
export const qpipYears: QpipYear[] = [
  { year: 2020, appliesFrom: '2020-01-01', maxInsurableEarnings: 78_500, sources: ['rqap-features'] },
  { year: 2021, appliesFrom: '2021-01-01', maxInsurableEarnings: 83_500, sources: ['rqap-features'] },
  { year: 2024, appliesFrom: '2024-01-01', maxInsurableEarnings: 94_000, sources: ['naitre-qpip'] },
  { year: 2025, appliesFrom: '2025-01-01', maxInsurableEarnings: 98_000, sources: ['aerum-qpip'] },
  { year: 2026, appliesFrom: '2026-01-01', maxInsurableEarnings: 103_000, sources: ['cbs-2026'] },
];
