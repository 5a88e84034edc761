import type { BenefitSourceKey } from './benefit-sources';

/** The maximums of EI for claims that begin in a year, in dollars. */
export interface EiYear {
  year: number;
  /** First day of the first claim week of the year, yyyy-MM-dd: the last Sunday of the December before. */
  appliesFrom: string;
  maxInsurableEarnings: number;
  maxWeekly: { standard: number; extended: number };
  /** Which weekly figures are our arithmetic (55% or 33% of the maximum over 52 weeks); the others were read. */
  computed: ('standard' | 'extended')[];
  sources: BenefitSourceKey[];
}

/**
 * A new year is one more entry. The first day of 2026 was read in the official notice; those of other years follow the
 * same rule.
 */
export const eiYears: EiYear[] = [
  {
    year: 2019,
    appliesFrom: '2018-12-30',
    maxInsurableEarnings: 53_100,
    maxWeekly: { standard: 562, extended: 337 },
    computed: ['standard', 'extended'],
    sources: ['taxtips-ei', 'cra-ei-maximums'],
  },
  {
    year: 2020,
    appliesFrom: '2019-12-29',
    maxInsurableEarnings: 54_200,
    maxWeekly: { standard: 573, extended: 344 },
    computed: ['extended'],
    sources: ['taxtips-ei', 'cra-ei-maximums'],
  },
  {
    year: 2021,
    appliesFrom: '2020-12-27',
    maxInsurableEarnings: 56_300,
    maxWeekly: { standard: 595, extended: 357 },
    computed: [],
    sources: ['taxtips-ei', 'cra-ei-maximums'],
  },
  {
    year: 2022,
    appliesFrom: '2021-12-26',
    maxInsurableEarnings: 60_300,
    maxWeekly: { standard: 638, extended: 383 },
    computed: [],
    sources: ['taxtips-ei', 'cra-ei-maximums'],
  },
  {
    year: 2023,
    appliesFrom: '2022-12-25',
    maxInsurableEarnings: 61_500,
    maxWeekly: { standard: 650, extended: 390 },
    computed: ['extended'],
    sources: ['taxtips-ei', 'cra-ei-maximums'],
  },
  {
    year: 2024,
    appliesFrom: '2023-12-31',
    maxInsurableEarnings: 63_200,
    maxWeekly: { standard: 668, extended: 401 },
    computed: [],
    sources: ['taxtips-ei', 'steps-to-justice-ei'],
  },
  {
    year: 2025,
    appliesFrom: '2024-12-29',
    maxInsurableEarnings: 65_700,
    maxWeekly: { standard: 695, extended: 417 },
    computed: ['extended'],
    sources: ['taxtips-ei'],
  },
  {
    year: 2026,
    appliesFrom: '2025-12-28',
    maxInsurableEarnings: 68_900,
    maxWeekly: { standard: 729, extended: 437 },
    computed: [],
    sources: ['ei-mie-2026', 'cbs-2026'],
  },
];
