import type { Metadata } from 'next';
import { PageHeading } from '@/components/layout/page-heading';
import { PageShell } from '@/components/layout/page-shell';
import { NationalResources } from '@/components/resources/national-resources';
import { ResourceFinder } from '@/components/resources/resource-finder';
import { ResourceTabs } from '@/components/resources/resource-tabs';
import { SheetHeading } from '@/components/resources/sheet-heading';
import { eiBenefits, nationalResources } from '@/data/national-resources';
import { provinceResources } from '@/data/province-resources';
import { getPageMetadata } from '@/lib/site/page-metadata';
import { getCheckedRange } from '@/lib/sources/sources';

export const metadata: Metadata = getPageMetadata('/resources');

const checked = getCheckedRange([
  eiBenefits,
  ...nationalResources,
  ...Object.values(provinceResources).flatMap(
    ({ healthLink, maternityInfo, parentalBenefits, childcareOptions, specialPrograms }) => [
      healthLink,
      maternityInfo,
      parentalBenefits,
      childcareOptions,
      specialPrograms,
    ],
  ),
]).first;

export default function ResourcesPage() {
  return (
    <PageShell path="/resources">
      <div className="page-width resources-sheet">
        <SheetHeading path="/resources" checked={checked} />
        <PageHeading title="Canadian Pregnancy Resources">
          Care, leave, benefits and child care where you live, each with its official page.
        </PageHeading>
        <ResourceFinder>
          <NationalResources />
        </ResourceFinder>
        <ResourceTabs />
      </div>
    </PageShell>
  );
}
