import type { ReactNode } from 'react';
import { QuickExit } from '@/components/private/quick-exit';
import { href } from '@/lib/site/href';
import { findMenuPath } from '@/lib/site/navigation';
import { findSitePage } from '@/lib/site/site-pages';
import { PageFrame } from './page-frame';

interface PageShellProps {
  /** The page's own path; absent on the 404 page. */
  path?: string;
  /**
   * Leaves out the columns of links and the ways to the timer and to a birth, as on /support: they do not belong on a page
   * that is read after a loss.
   */
  hasShortFooter?: boolean;
  children: ReactNode;
}

/** What every page has around its content, and the script of its own that a page of tier 'light' has. */
export function PageShell({ path, hasShortFooter, children }: PageShellProps) {
  const page = path ? findSitePage(path) : undefined;
  return (
    <>
      <PageFrame part="page-start" path={path} currentPath={path && findMenuPath(path)} isAfterLoss={hasShortFooter} />
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <PageFrame part="page-end" path={path} isShort={hasShortFooter} />
      {page?.tier === 'light' && <script src={href(`/light/${page.script}.js`)} defer />}
    </>
  );
}

/** The same around a page that nobody else should see: a short header and footer, and the way out of it. */
export function PrivatePageShell({ path, children }: { path: string; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <PageFrame part="page-start" path={path} currentPath={undefined} isPrivate />
      <QuickExit />
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <PageFrame part="page-end" path={path} isShort />
    </div>
  );
}
