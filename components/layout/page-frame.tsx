'use client';

import { KeptMarkup } from '@/components/ui/kept-markup';
import type { PageStartProps } from './page-start';
import type { SiteFooterProps } from './site-footer';

type PageFrameProps = ({ part: 'page-start' } & PageStartProps) | ({ part: 'page-end' } & SiteFooterProps);

/** All that stands before or behind the content of a page. */
export function PageFrame(props: PageFrameProps) {
  return <KeptMarkup id={props.part}>{renderPart(props)}</KeptMarkup>;
}

function renderPart(props: PageFrameProps) {
  if (typeof window !== 'undefined') return null;
  const { PageStart }: typeof import('./page-start') = require('./page-start');
  const { SiteFooter }: typeof import('./site-footer') = require('./site-footer');
  return props.part === 'page-start' ? <PageStart {...props} /> : <SiteFooter {...props} />;
}
