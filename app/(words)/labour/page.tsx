import type { Metadata } from 'next';
import { LabourPage } from '@/components/labour/labour-page';
import { PageShell } from '@/components/layout/page-shell';
import { getPageMetadata } from '@/lib/site/page-metadata';

export const metadata: Metadata = getPageMetadata('/labour');

export default function Labour() {
  return (
    <PageShell path="/labour">
      <LabourPage />
    </PageShell>
  );
}
