import type { Metadata } from 'next';
import { FirstSixWeeksPage } from '@/components/after-birth/first-six-weeks-page';
import { PageShell } from '@/components/layout/page-shell';
import { getPageMetadata } from '@/lib/site/page-metadata';

export const metadata: Metadata = getPageMetadata('/first-six-weeks');

export default function FirstSixWeeks() {
  return (
    <PageShell path="/first-six-weeks">
      <FirstSixWeeksPage />
    </PageShell>
  );
}
