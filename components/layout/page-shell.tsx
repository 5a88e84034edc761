import type { ReactNode } from 'react';
import { findMenuPath } from '@/lib/site/navigation';
import { PageFrame } from './page-frame';

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
  return (
    <>
      <PageFrame part="page-start" path={path} currentPath={path && findMenuPath(path)} hasTimer={!hasShortFooter} />
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <PageFrame part="page-end" path={path} isShort={hasShortFooter} />
    </>
  );
}
