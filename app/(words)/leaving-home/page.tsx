import type { Metadata } from 'next';
import { PageShell } from '@/components/layout/page-shell';
import { getPageMetadata } from '@/lib/site/page-metadata';
import { page } from '@/words/leaving-home';

export const metadata: Metadata = getPageMetadata('/leaving-home');

export default function LeavingHome() {
  return (
    <PageShell path="/leaving-home">
      <article className="page-width">
        <h1>{page.shortTitle}</h1>
      </article>
    </PageShell>
  );
}
