'use client';

import { PageStopped } from '@/components/layout/page-stopped';
import { languageTag } from '@/words/language';
import { pageStopped } from '@/words/ui/stopped';
import './widgets.css';

/** In the place of a page that has failed outside of its widgets. Next's own is in English on every page. */
export default function GlobalError() {
  return (
    <html lang={languageTag}>
      <body>
        <title>{pageStopped}</title>
        <PageStopped />
      </body>
    </html>
  );
}
