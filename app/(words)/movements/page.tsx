import type { Metadata } from 'next';
import { PageHeading } from '@/components/layout/page-heading';
import { PageShell } from '@/components/layout/page-shell';
import { BodyText } from '@/components/ui/body-text';
import { SourceList } from '@/components/ui/source-list';
import { getPageMetadata } from '@/lib/site/page-metadata';
import * as words from '@/words/movements';

export const metadata: Metadata = getPageMetadata('/movements');

export default function MovementsPage() {
  return (
    <PageShell path="/movements">
      <div className="page-width">
        <PageHeading title={words.page.shortTitle}>
          {words.question} {words.goNow}
        </PageHeading>
        <p className="max-w-reading">
          <BodyText text={words.where.text} />
        </p>
        <SourceList keys={['sogc-441']} />
      </div>
    </PageShell>
  );
}
