import { BenefitsText } from '@/components/benefits/benefits-text';
import { Tabs } from '@/components/ui/tabs';
import { NationalList } from './national-list';
import { PlannerOnDemand } from './planner-on-demand';
import { ProvinceList } from './province-list';

/** Everything that is the same for all regions. */
export function ResourceTabs() {
  const tabs = [
    {
      id: 'benefits',
      label: 'Parental Benefits',
      content: (
        <>
          <PlannerOnDemand />
          <BenefitsText />
        </>
      ),
    },
    { id: 'provinces', label: 'Provincial Resources', content: <ProvinceList /> },
    { id: 'national', label: 'National Resources', content: <NationalList /> },
  ];
  return (
    <section aria-label="All resources" data-island="resource-tabs" data-all-regions className="mt-16">
      <Tabs label="All resources" isEven tabs={tabs} />
    </section>
  );
}
