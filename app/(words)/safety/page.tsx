import type { Metadata } from 'next';
import { PageShell } from '@/components/layout/page-shell';
import { title } from '@/words/safety';
import * as site from '@/words/site';

// The tab and the card show the site's name alone; search engines must not list the page.
export const metadata: Metadata = { title: { absolute: site.name }, robots: { index: false } };

export default function Safety() {
  return (
    <PageShell path="/safety" hasShortFooter>
      <article className="page-width">
        <h1>{title}</h1>
      </article>
    </PageShell>
  );
}
