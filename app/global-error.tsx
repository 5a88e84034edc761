'use client';

import { PageStopped } from '@/components/layout/page-stopped';
import { languageTag } from '@/words/language';
import { pageStopped } from '@/words/ui/stopped';
import { figtree, fraunces } from './fonts';
import './globals.css';

/** In the place of everything, where the root layout or its error page has failed. */
export default function GlobalError() {
  return (
    <html lang={languageTag} className={`${figtree.variable} ${fraunces.variable}`}>
      <body>
        <title>{pageStopped}</title>
        <PageStopped />
      </body>
    </html>
  );
}
