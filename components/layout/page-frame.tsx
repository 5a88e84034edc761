'use client';

import { StaticMarkup } from '@/components/ui/static-markup';
import type { SiteFooterProps } from './site-footer';
import type { SiteHeaderProps } from './site-header';

type PageFrameProps = ({ part: 'page-start' } & SiteHeaderProps) | ({ part: 'page-end' } & SiteFooterProps);

/** All that stands before or behind the content of a page. */
export function PageFrame(props: PageFrameProps) {
  return <StaticMarkup id={props.part}>{renderPart(props)}</StaticMarkup>;
}

function renderPart(props: PageFrameProps) {
  if (typeof window !== 'undefined') return null;
  const { PageStart }: typeof import('./page-start') = require('./page-start');
  const { SiteFooter }: typeof import('./site-footer') = require('./site-footer');
  return props.part === 'page-start' ? <PageStart {...props} /> : <SiteFooter {...props} />;
}
