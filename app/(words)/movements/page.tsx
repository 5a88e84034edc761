import type { Metadata } from 'next';
import { PageShell } from '@/components/layout/page-shell';
import { MovementsPage } from '@/components/movements/movements-page';
import { getPageMetadata } from '@/lib/site/page-metadata';

export const metadata: Metadata = getPageMetadata('/movements');

export default function Movements() {
  return (
    <PageShell path="/movements">
      <MovementsPage />
    </PageShell>
  );
}
