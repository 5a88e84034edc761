import { BenefitsText } from '@/components/benefits/benefits-text';
import { Tabs } from '@/components/ui/tabs';
import * as words from '@/words/resources/page';
import { NationalList } from './national-list';
import { PlannerOnDemand } from './planner-on-demand';
import { ProvinceList } from './province-list';

/** Everything that is the same for all regions. */
export function ResourceTabs() {
  const tabs = [
    {
      id: 'benefits',
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
    <section aria-label={words.allResources} data-island="resource-tabs" data-all-regions className="mt-16">
      <Tabs label={words.allResources} isEven tabs={tabs} />
    </section>
  );
}
