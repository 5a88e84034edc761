import { FoldedSources } from '@/components/ui/folded-sources';
import { SourceItems } from '@/components/ui/source-items';
import { type BenefitSourceKey, benefitSources } from '@/data/benefits/benefit-sources';
import type { Source } from '@/data/sources';
import { formatDataDate } from '@/lib/format/dates';
import { getCheckedRange, listShownSources } from '@/lib/sources/sources';
import { checkedOn } from '@/words/benefits/sources';

interface BenefitSourcesProps {
  keys: BenefitSourceKey[];
}

/** The sources of what is said of benefits, and the day: amounts change every year. */
export function BenefitSourceItems({ keys }: BenefitSourcesProps) {
  const sources = listSources(keys);
  return (
    <>
      <SourceItems sources={sources} />
      <Checked sources={sources} />
    </>
  );
}

/** The same behind their heading, which opens them. */
export function FoldedBenefitSources({ keys, id, others }: BenefitSourcesProps & { id: string; others: Source[] }) {
  const sources = [...listSources(keys), ...others];
  return (
    <FoldedSources id={id} sources={sources}>
      <Checked sources={sources} />
    </FoldedSources>
  );
}

const listSources = (keys: BenefitSourceKey[]): Source[] => [...new Set(keys)].map((key) => benefitSources[key]);

function Checked({ sources }: { sources: Source[] }) {
  const { first } = getCheckedRange(listShownSources(sources).map(({ source }) => source));
  return <p className="mt-2 text-ink-soft text-sm">{checkedOn(formatDataDate(first))}</p>;
}
