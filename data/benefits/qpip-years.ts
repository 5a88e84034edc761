import type { BenefitSourceKey } from './benefit-sources';

/** The most that QPIP insures in a year, in dollars. */
export interface QpipYear {
  year: number;
  /** First day, yyyy-MM-dd. */
  appliesFrom: string;
  maxInsurableEarnings: number;
  sources: BenefitSourceKey[];
}

/** A new year is one more entry. */
export const qpipYears: QpipYear[] = [
  { year: 2019, appliesFrom: '2019-01-01', maxInsurableEarnings: 76_500, sources: ['revenu-quebec-qpip'] },
  { year: 2020, appliesFrom: '2020-01-01', maxInsurableEarnings: 78_500, sources: ['revenu-quebec-qpip'] },
  { year: 2021, appliesFrom: '2021-01-01', maxInsurableEarnings: 83_500, sources: ['revenu-quebec-qpip'] },
  { year: 2022, appliesFrom: '2022-01-01', maxInsurableEarnings: 88_000, sources: ['revenu-quebec-qpip'] },
  { year: 2023, appliesFrom: '2023-01-01', maxInsurableEarnings: 91_000, sources: ['revenu-quebec-qpip'] },
  { year: 2024, appliesFrom: '2024-01-01', maxInsurableEarnings: 94_000, sources: ['naitre-qpip'] },
  { year: 2025, appliesFrom: '2025-01-01', maxInsurableEarnings: 98_000, sources: ['aerum-qpip'] },
  { year: 2026, appliesFrom: '2026-01-01', maxInsurableEarnings: 103_000, sources: ['cbs-2026'] },
];
