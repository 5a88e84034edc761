import type { Metadata } from 'next';
import { PageHeading } from '@/components/layout/page-heading';
import { PageShell } from '@/components/layout/page-shell';
import { NationalResources } from '@/components/resources/national-resources';
import { ResourceFinder } from '@/components/resources/resource-finder';
import { ResourceTabs } from '@/components/resources/resource-tabs';
import { getPageMetadata } from '@/lib/site/get-page-metadata';

export const metadata: Metadata = getPageMetadata('/resources');

export default function ResourcesPage() {
  return (
    <PageShell path="/resources">
      <div className="page-width resources-sheet">
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
