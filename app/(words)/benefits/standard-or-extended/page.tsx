import type { Metadata } from 'next';
import { StandardOrExtended } from '@/components/benefits/standard-or-extended';
import { PageShell } from '@/components/layout/page-shell';
import { getPageMetadata } from '@/lib/site/page-metadata';

export const metadata: Metadata = getPageMetadata('/benefits/standard-or-extended');

export default function StandardOrExtendedPage() {
  return (
    <PageShell path="/benefits/standard-or-extended">
      <StandardOrExtended />
    </PageShell>
  );
}
