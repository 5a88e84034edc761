import { SourceItems } from '@/components/development/source-items';
import { type BenefitSourceKey, benefitSources } from '@/data/benefits/benefit-sources';

/** The sources of what is said of benefits. */
export function BenefitSourceItems({ keys }: { keys: BenefitSourceKey[] }) {
  return <SourceItems sources={keys.map((key) => benefitSources[key])} />;
}
