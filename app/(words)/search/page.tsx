import type { Metadata } from 'next';
import { PageShell } from '@/components/layout/page-shell';
import { SearchPage } from '@/components/search/search-page';
import { getPageMetadata } from '@/lib/site/page-metadata';

export const metadata: Metadata = getPageMetadata('/search');

export default function Search() {
  return (
    <PageShell path="/search">
      <SearchPage />
    </PageShell>
  );
}
