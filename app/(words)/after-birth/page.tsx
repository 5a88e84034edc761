import type { Metadata } from 'next';
import { AfterBirthPage } from '@/components/after-birth/after-birth-page';
import { PageShell } from '@/components/layout/page-shell';
import { getPageMetadata } from '@/lib/site/page-metadata';

export const metadata: Metadata = getPageMetadata('/after-birth');

export default function AfterBirth() {
  return (
    <PageShell path="/after-birth">
      <AfterBirthPage />
    </PageShell>
  );
}
