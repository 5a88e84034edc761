import type { Metadata } from 'next';
import { LabourSignsPage } from '@/components/labour-signs/labour-signs-page';
import { PageShell } from '@/components/layout/page-shell';
import { getPageMetadata } from '@/lib/site/page-metadata';

export const metadata: Metadata = getPageMetadata('/signs-of-labour');

export default function SignsOfLabour() {
  return (
    <PageShell path="/signs-of-labour">
      <LabourSignsPage />
    </PageShell>
  );
}
