import { addDays, addMonths } from 'date-fns';
import { eiRules } from '@/data/benefits/ei-rules';
import { type BenefitWeek, toBenefitWeek } from './benefit-week';
import type { ParentPlan } from './types';

/**
 * The first whole week in which the EI claim of a self-employed person can begin: 12 months after the agreement
 * (Employment Insurance Act, section 152.07(1)). Without a bound for everybody else, and where the day is not known.
 */
export function getFirstWeekOfAgreement({ insuredWork, agreementDate }: ParentPlan): BenefitWeek {
  if (insuredWork !== 'self-employed' || !agreementDate) return Number.NEGATIVE_INFINITY;
  return toBenefitWeek(addDays(addMonths(agreementDate, eiRules.selfEmployedMonthsBefore), 6));
}
