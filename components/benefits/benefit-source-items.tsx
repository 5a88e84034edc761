import { SourceItems } from '@/components/ui/source-items';
import { type BenefitSourceKey, benefitSources } from '@/data/benefits/benefit-sources';
import type { Source } from '@/data/sources';
import { formatDataDate } from '@/lib/format/dates';
import { getCheckedRange, listShownSources } from '@/lib/sources/sources';
import { checkedOn } from '@/words/benefits/sources';

/** The sources of what is said of benefits, and the day: amounts change every year. */
export function BenefitSourceItems({ keys }: { keys: BenefitSourceKey[] }) {
  const sources: Source[] = keys.map((key) => benefitSources[key]);
  const { first } = getCheckedRange(listShownSources(sources).map(({ source }) => source));
  return (
    <>
      <SourceItems sources={sources} />
      <p className="mt-2 text-ink-soft text-sm">{checkedOn(formatDataDate(first))}</p>
    </>
  );
}
