import { isIndexed } from '@/lib/site/pages';
import * as words from '@/words/layout';
import { SiteHeader, type SiteHeaderProps } from './site-header';
import { StructuredData } from './structured-data';

/** What search engines are told, the way past the header, and the header. */
export function PageStart(props: SiteHeaderProps) {
  const { path } = props;
  return (
    <>
      {path && isIndexed(path) && <StructuredData path={path} />}
      <a
        href="#content"
        className="sr-only rounded-control bg-spruce px-4 py-3 font-semibold text-on-spruce focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
      >
        {words.skipToContent}
      </a>
      <SiteHeader {...props} />
    </>
  );
}
