'use client';

import { StaticMarkup } from '@/components/ui/static-markup';

/**
 * The first of the drawings, in the page's own HTML: it waits for no file, and the heading above it stays the largest
 * thing that the first paint brings.
 */
export function FirstHeroWeek() {
  return <StaticMarkup id="first-hero-week">{renderWeek()}</StaticMarkup>;
}

function renderWeek() {
  if (typeof window !== 'undefined') return null;
  const { InlineHeroWeek }: typeof import('./inline-hero-week') = require('./inline-hero-week');
  return <InlineHeroWeek />;
}
