import type { Metadata } from 'next';
import { FindCarePage } from '@/components/find-care/find-care-page';
import { PageShell } from '@/components/layout/page-shell';
import { getPageMetadata } from '@/lib/site/page-metadata';

export const metadata: Metadata = getPageMetadata('/find-care');

export default function FindCare() {
  return (
    <PageShell path="/find-care">
      <FindCarePage />
    </PageShell>
  );
}
