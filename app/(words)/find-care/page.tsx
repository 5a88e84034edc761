import type { Metadata } from 'next';
import { PageShell } from '@/components/layout/page-shell';
import { getPageMetadata } from '@/lib/site/page-metadata';
import { page } from '@/words/find-care/page';

export const metadata: Metadata = getPageMetadata('/find-care');

export default function FindCare() {
  return (
    <PageShell path="/find-care">
      <article className="page-width">
        <h1>{page.shortTitle}</h1>
      </article>
    </PageShell>
  );
}
