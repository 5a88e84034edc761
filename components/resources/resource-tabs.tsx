import { Tabs } from '@/components/ui/tabs';
import { NationalList } from './national-list';
import { ParentalBenefitsPanel } from './parental-benefits-panel';
import { ProvinceList } from './province-list';

/** All that does not depend on the region one chose. */
export function ResourceTabs() {
  return (
    <section
      aria-labelledby="all-resources-heading"
      data-island="resource-tabs"
      data-all-regions
      className="mt-16 max-w-reading"
    >
      <h2 id="all-resources-heading" className="mb-4">
        All resources
      </h2>
      <Tabs
        label="All resources"
        isEven
        tabs={[
          { id: 'benefits', label: 'Parental Benefits', content: <ParentalBenefitsPanel /> },
          { id: 'provinces', label: 'Provincial Resources', content: <ProvinceList /> },
          { id: 'national', label: 'National Resources', content: <NationalList /> },
        ]}
      />
    </section>
  );
}
