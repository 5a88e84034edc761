import { SiteLink } from '@/components/ui/site-link';
import { TelephoneLink } from '@/components/ui/telephone-link';
import { provinceResources } from '@/data/province-resources';
import type { ProvinceCode } from '@/data/provinces';
import { getProvincePath } from '@/lib/resources/provinces';
import * as regions from '@/words/regions';
import { ResourceCard } from './resource-card';

const cards = [
  { heading: 'Prenatal Healthcare', field: 'healthLink' },
  { heading: 'Maternity Leave', field: 'maternityInfo' },
  { heading: 'Parental Benefits', field: 'parentalBenefits' },
  { heading: 'Childcare Options', field: 'childcareOptions' },
] as const;

/** The four kinds of help that every region has, the programs that only it has, and the way to all of them. */
export function RegionCards({ code }: { code: ProvinceCode }) {
  const name = regions.names[code];
  const resources = provinceResources[code];
  const { amount, telephone } = resources.specialPrograms;
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2 print:grid-cols-2 print:gap-3">
        {cards.map(({ heading, field }) => (
          <ResourceCard
            key={field}
            heading={heading}
            resource={resources[field]}
            action="Visit Resource"
            target={`${heading}, ${name}`}
          />
        ))}
      </div>
      <ResourceCard
        heading={`Special Programs in ${name}`}
        resource={resources.specialPrograms}
        action="Explore Special Programs"
        target={name}
        name={resources.specialPrograms.name}
      >
        {amount && (
          <p className="mt-2">
            {amount.text} ({amount.asOf}).
          </p>
        )}
        {telephone && (
          <p className="mt-2">
            Phone <TelephoneLink {...telephone} />
          </p>
        )}
      </ResourceCard>
      <p className="print:hidden">
        <SiteLink path={getProvincePath(code)} className="text-link inline-flex min-h-11 items-center font-semibold">
          All about having a baby {regions.inRegion(code)}, on one page
        </SiteLink>
      </p>
      <p className="text-ink-soft text-sm">
        Governments move their pages. If a link leads nowhere, look for the page's name on the website of whoever runs
        it.
      </p>
    </>
  );
}
