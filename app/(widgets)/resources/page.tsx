import type { Metadata } from 'next';
import { PageHeading } from '@/components/layout/page-heading';
import { PageShell } from '@/components/layout/page-shell';
import { AwaitRegion } from '@/components/resources/await-region';
import { NationalResources } from '@/components/resources/national-resources';
import { RegionLinks } from '@/components/resources/region-links';
import { ResourceFinder } from '@/components/resources/resource-finder';
import { ResourceTabs } from '@/components/resources/resource-tabs';
import { SheetHeading } from '@/components/resources/sheet-heading';
import { EarlyUse } from '@/components/ui/early-use';
import { EmergencyLine } from '@/components/ui/emergency-line';
import { NotKeptLine } from '@/components/ui/not-kept-line';
import { PrintButton } from '@/components/ui/print-button';
import { RestoreScroll } from '@/components/ui/restore-scroll';
import { eiBenefits, nationalPages } from '@/data/national-resources';
import { provinceResourcePages } from '@/data/province-resources';
import { getPageMetadata } from '@/lib/site/page-metadata';
import { getCheckedRange } from '@/lib/sources/sources';
import * as words from '@/words/resources/page';
import { awayFromNunavut, emergencyInNunavut } from '@/words/without-911';

export const metadata: Metadata = getPageMetadata('/resources');

const checked = getCheckedRange([
  ...Object.values(nationalPages),
  ...Object.values(provinceResourcePages).flatMap(
    ({ healthLink, maternityInfo, parentalBenefits = eiBenefits, childcareOptions, specialPrograms }) => [
      healthLink,
      maternityInfo,
      parentalBenefits,
      childcareOptions,
      specialPrograms,
    ],
  ),
]).first;

const emergency = {
  withLine: <EmergencyLine />,
  withoutLine: emergencyInNunavut.text,
  away: awayFromNunavut,
};

export default function ResourcesPage() {
  return (
    <PageShell path="/resources">
      <div className="page-width resources-sheet">
        <SheetHeading path="/resources" checked={checked} />
        <PageHeading title={words.title}>{words.intro}</PageHeading>
        <PrintButton className="-mt-3 mb-8" />
        <NotKeptLine />
        <EarlyUse page="resources" />
        <RestoreScroll />
        <ResourceFinder regionLinks={<RegionLinks />} awaitRegion={<AwaitRegion />} emergency={emergency}>
          <NationalResources />
        </ResourceFinder>
        <ResourceTabs />
      </div>
    </PageShell>
  );
}
