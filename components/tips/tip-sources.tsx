'use client';

import { StaticMarkup } from '@/components/ui/static-markup';

/** What the guides rest on: native markup, which the page does not send a second time for React. */
export function TipSources() {
  return <StaticMarkup id="tip-sources">{renderSources()}</StaticMarkup>;
}

function renderSources() {
  if (typeof window !== 'undefined') return null;
  const { SourceList }: typeof import('@/components/ui/source-list') = require('@/components/ui/source-list');
  const { listTipSources }: typeof import('@/lib/sources/page-sources') = require('@/lib/sources/page-sources');
  return <SourceList keys={listTipSources()} />;
}
