import type { Metadata } from 'next';
import { PageShell } from '@/components/layout/page-shell';
import { LeavingHomePage } from '@/components/leaving-home/leaving-home-page';
import { getPageMetadata } from '@/lib/site/page-metadata';

export const metadata: Metadata = getPageMetadata('/leaving-home');

export default function LeavingHome() {
  return (
    <PageShell path="/leaving-home">
      <LeavingHomePage />
    </PageShell>
  );
}
