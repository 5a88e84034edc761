import { isIndexed } from '@/lib/site/pages';
import * as words from '@/words/layout';
import { SiteHeader } from './site-header';
import { StructuredData } from './structured-data';

export interface PageStartProps {
  /** The page's own path; absent on the page for missing addresses. */
  path: string | undefined;
  /** The link of the navigation that the page belongs to. */
  currentPath: string | undefined;
  /** Leaves out the way to the timer, as on /support. */
  hasTimer: boolean;
}

/** What search engines are told, the way past the header, and the header. */
export function PageStart({ path, currentPath, hasTimer }: PageStartProps) {
  return (
    <>
      {path && isIndexed(path) && <StructuredData path={path} />}
      <a
        href="#content"
        className="sr-only rounded-control bg-spruce px-4 py-3 font-semibold text-on-spruce focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
      >
        {words.skipToContent}
      </a>
      <SiteHeader path={path} currentPath={currentPath} hasTimer={hasTimer} />
    </>
  );
}
