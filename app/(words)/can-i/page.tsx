import type { Metadata } from 'next';
import { CanIPage } from '@/components/can-i/can-i-page';
import { PageShell } from '@/components/layout/page-shell';
import { getPageMetadata } from '@/lib/site/page-metadata';

export const metadata: Metadata = getPageMetadata('/can-i');

export default function CanI() {
  return (
    <PageShell path="/can-i">
      <CanIPage />
    </PageShell>
  );
}
