import type { ReactNode } from 'react';
import { mainNavigation, toolLinks } from '@/data/navigation';
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
      <PageFrame
        part="page-start"
        path={path}
        currentPath={path && findNavigationPath(path)}
        hasTimer={!hasShortFooter}
      />
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <PageFrame part="page-end" path={path} isShort={hasShortFooter} />
    </>
  );
}

/** The link of the navigation that a page belongs to: its own, or that of the page above it. */
function findNavigationPath(path: string): string | undefined {
  return [...mainNavigation, ...toolLinks]
    .map((entry) => entry.path)
    .find((entry) => path === entry || path.startsWith(`${entry}/`));
}
