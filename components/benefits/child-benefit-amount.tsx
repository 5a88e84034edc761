import type { Household } from '@/lib/benefits/types';
import { bindNumbers } from '@/lib/format/text';
import { describeChildBenefit } from './sentences/describe-child-benefit';

/** What comes each month, as a sentence. */
export function ChildBenefitAmount({ household, today }: { household: Household; today: Date }) {
  const text = describeChildBenefit(household, today);
  return text && <p className="font-semibold">{bindNumbers(text)}</p>;
}
