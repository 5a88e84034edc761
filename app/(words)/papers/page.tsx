import type { Metadata } from 'next';
import { PapersPage } from '@/components/after-birth/papers-page';
import { PageShell } from '@/components/layout/page-shell';
import { getPageMetadata } from '@/lib/site/page-metadata';

export const metadata: Metadata = getPageMetadata('/papers');

export default function Papers() {
  return (
    <PageShell path="/papers">
      <PapersPage />
    </PageShell>
  );
}
