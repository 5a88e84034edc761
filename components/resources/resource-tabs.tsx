import { BenefitsText } from '@/components/benefits/benefits-text';
import { AddressedTabs } from '@/components/ui/addressed-tabs';
import * as words from '@/words/resources/page';
import { NationalList } from './national-list';
import { PlannerOnDemand } from './planner-on-demand';
import { ProvinceList } from './province-list';

/** The first tab, and the hash of the address that leads to it and opens it. */
const PARENTAL_BENEFITS = 'parental-benefits';

/** Everything that is the same for all regions. */
export function ResourceTabs() {
  const tabs = [
    {
      id: PARENTAL_BENEFITS,
      label: words.tabs.benefits,
      content: (
        <>
          <PlannerOnDemand />
          <BenefitsText />
        </>
      ),
    },
    { id: 'provinces', label: words.tabs.provinces, content: <ProvinceList /> },
    { id: 'national', label: words.tabs.national, content: <NationalList /> },
  ];
  return (
    <section id={PARENTAL_BENEFITS} aria-label={words.allResources} data-all-regions className="mt-16">
      <AddressedTabs label={words.allResources} isEven tabs={tabs} />
    </section>
  );
}
