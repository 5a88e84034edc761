import type { ReactNode } from 'react';
import { mainNavigation, toolLinks } from '@/data/navigation';
import { isIndexed } from '@/lib/site/pages';
import * as words from '@/words/layout';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { StructuredData } from './structured-data';

interface PageShellProps {
  /** The page's own path; absent on the 404 page. */
  path?: string;
  /**
   * Leaves out the columns of links and the way to the timer, as on /support: they do not belong on a page that is read
   * after a loss.
   */
  hasShortFooter?: boolean;
  children: ReactNode;
}

/** What every page has around its content. */
export function PageShell({ path, hasShortFooter, children }: PageShellProps) {
  const currentPath = path && findNavigationPath(path);
  return (
    <>
      {path && isIndexed(path) && <StructuredData path={path} />}
      <a
        href="#content"
        className="sr-only rounded-control bg-spruce px-4 py-3 font-semibold text-on-spruce focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
      >
        {words.skipToContent}
      </a>
      <SiteHeader path={path} currentPath={currentPath} hasTimer={!hasShortFooter} />
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <SiteFooter path={path} isShort={hasShortFooter} />
    </>
  );
}

/** The link of the navigation that a page belongs to: its own, or that of the page above it. */
function findNavigationPath(path: string): string | undefined {
  return [...mainNavigation, ...toolLinks]
    .map((entry) => entry.path)
    .find((entry) => path === entry || path.startsWith(`${entry}/`));
}
