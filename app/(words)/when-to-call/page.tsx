import type { Metadata } from 'next';
import { BirthBeforeHelp } from '@/components/emergency/birth-before-help';
import { WhenToCallSheet } from '@/components/emergency/when-to-call-sheet';
import { PageShell } from '@/components/layout/page-shell';
import { getPageMetadata } from '@/lib/site/page-metadata';

export const metadata: Metadata = getPageMetadata('/when-to-call');

export default function WhenToCallPage() {
  return (
    <PageShell path="/when-to-call">
      <WhenToCallSheet />
      <BirthBeforeHelp />
    </PageShell>
  );
}
