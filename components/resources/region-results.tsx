import { TelephoneLink } from '@/components/ui/health-line-numbers';
import { SiteLink } from '@/components/ui/site-link';
import { provinceResources } from '@/data/province-resources';
import { type ProvinceCode, provinces } from '@/data/provinces';
import { getProvincePath } from '@/lib/resources/get-province-path';
import { RegionalNumbers } from './regional-numbers';
import { ResourceCard } from './resource-card';

const cards = [
  { heading: 'Prenatal Healthcare', field: 'healthLink' },
  { heading: 'Maternity Leave', field: 'maternityInfo' },
  { heading: 'Parental Benefits', field: 'parentalBenefits' },
  { heading: 'Childcare Options', field: 'childcareOptions' },
] as const;

/** Where the visitors of one province or territory find help. */
export function RegionResults({ code }: { code: ProvinceCode }) {
  const { name, healthLine } = provinces[code];
  const resources = provinceResources[code];
  const { amount, telephone } = resources.specialPrograms;
  return (
    <section aria-labelledby="region-heading" className="grid gap-5 print:gap-3">
      <h2 id="region-heading" className="scroll-mt-4 scroll-mb-60">
        {name} Resources
      </h2>
      <p>
        <strong>Talk to a nurse. </strong>
        <RegionalNumbers line={healthLine} />
        {!healthLine.instead && '.'} In an emergency call 911.
      </p>
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
      >
        <p className="mt-2 font-semibold">{resources.specialPrograms.name}</p>
        {amount && (
          <p className="mt-2">
            {amount.text} ({amount.asOf}).
          </p>
        )}
        {telephone && (
          <p className="mt-2">
            Telephone: <TelephoneLink {...telephone} />
          </p>
        )}
      </ResourceCard>
      <p className="print:hidden">
        <SiteLink path={getProvincePath(code)} className="text-link inline-flex min-h-11 items-center font-semibold">
          All about having a baby in {name}, on one page
        </SiteLink>
      </p>
      <p className="text-ink-soft text-sm">
        Governments move their pages. If a link leads nowhere, search for the page's name on the site of who runs it.
      </p>
    </section>
  );
}
