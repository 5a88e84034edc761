import { SiteLink } from '@/components/ui/site-link';
import { TelephoneLink } from '@/components/ui/telephone-link';
import type { ProvinceCode } from '@/data/provinces';
import { getProvincePath } from '@/lib/resources/provinces';
import { getProvinceResources } from '@/lib/resources/resource-links';
import * as regions from '@/words/regions';
import * as words from '@/words/resources/links';
import { OtherRegion } from './other-region';
import { ResourceCard } from './resource-card';

const cards = ['healthLink', 'maternityInfo', 'parentalBenefits', 'childcareOptions'] as const;

/** The four kinds of help that every region has, the programs that only it has, and the way to all of them. */
export function RegionCards({ code }: { code: ProvinceCode }) {
  const resources = getProvinceResources(code);
  const { name, amount, telephone } = resources.specialPrograms;
  return (
    <>
      <OtherRegion key={code} shown={code} />
      <div className="grid gap-5 sm:grid-cols-2 print:grid-cols-2 print:gap-3">
        {cards.map((card) => (
          <ResourceCard
            key={card}
            heading={words.cardHeadings[card]}
            resource={resources[card]}
            action={words.visitResource}
            target={words.resourceOf(words.cardHeadings[card], code)}
          />
        ))}
      </div>
      <ResourceCard
        heading={words.specialPrograms(code)}
        resource={resources.specialPrograms}
        action={words.exploreSpecialPrograms}
        target={regions.names[code]}
        name={name}
      >
        {amount && <p className="mt-2">{words.amountInSentence({ amount: amount.text, asOf: amount.asOf })}</p>}
        {telephone && <p className="mt-2">{words.phone(<TelephoneLink {...telephone} />)}</p>}
      </ResourceCard>
      <p className="print:hidden">
        <SiteLink path={getProvincePath(code)} className="text-link inline-flex min-h-11 items-center font-semibold">
          {words.aboutRegion(code)}
        </SiteLink>
      </p>
      <p className="text-ink-soft text-sm">{words.movedPages}</p>
    </>
  );
}
