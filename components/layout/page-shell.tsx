import type { ReactNode } from 'react';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

interface PageShellProps {
  /** The page's own path, to mark it in the navigation; none for pages that are not in it. */
  currentPath?: string;
  children: ReactNode;
}

/** What every page has around its content. */
export function PageShell({ currentPath, children }: PageShellProps) {
  return (
    <>
      <a
        href="#content"
        className="sr-only rounded-control bg-spruce px-4 py-3 font-semibold text-on-spruce focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
      >
        Skip to content
      </a>
      <SiteHeader currentPath={currentPath} />
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
