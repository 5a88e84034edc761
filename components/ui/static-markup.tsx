'use client';

import type { ReactNode } from 'react';
import { useMarkupOfPage } from '@/lib/browser/use-markup-of-page';

interface StaticMarkupProps {
  id: string;
  /** Whether it is left out on paper. An empty element there would begin a sheet of its own before one with margins of its own. */
  isForScreen?: boolean;
  /** Rendered while the page is built; nothing in a browser. */
  children: ReactNode;
}

/**
 * A part of a page that no script changes through React. Hydration keeps the markup that it finds, so that the page does
 * not send the part twice, once as HTML and once as the data that React hydrates from. Its module has to be loaded with
 * `require` behind `typeof window === 'undefined'`: only then do bundlers leave it out of the browser's scripts. Style
 * sheets that it imports have to be imported outside of it too.
 */
export function StaticMarkup({ id, isForScreen, children }: StaticMarkupProps) {
  const className = isForScreen ? 'print:hidden' : undefined;
  if (typeof window !== 'undefined') return <FromPage id={id} className={className} />;
  return (
    <div id={id} className={className}>
      {children}
    </div>
  );
}

function FromPage({ id, className }: { id: string; className: string | undefined }) {
  const holder = useMarkupOfPage<HTMLDivElement>(id);
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing; the page's own markup is in it.
    <div id={id} className={className} ref={holder} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  );
}
