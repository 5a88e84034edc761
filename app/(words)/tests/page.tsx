import type { Metadata } from 'next';
import { PageShell } from '@/components/layout/page-shell';
import { PrenatalTestsPage } from '@/components/prenatal-tests/prenatal-tests-page';
import { getPageMetadata } from '@/lib/site/page-metadata';

export const metadata: Metadata = getPageMetadata('/tests');

export default function Tests() {
  return (
    <PageShell path="/tests">
      <PrenatalTestsPage />
    </PageShell>
  );
}
