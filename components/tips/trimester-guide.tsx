'use client';

import { StaticMarkup } from '@/components/ui/static-markup';
import type { TipsTrimester } from '@/data/tips';

/** The guide of a trimester: native folds, which need no script. */
export function TrimesterGuide({ id }: { id: TipsTrimester }) {
  return <StaticMarkup id={`guide-${id}`}>{renderGuide(id)}</StaticMarkup>;
}

function renderGuide(id: TipsTrimester) {
  if (typeof window !== 'undefined') return null;
  const { GuideMarkup }: typeof import('./guide-markup') = require('./guide-markup');
  return <GuideMarkup id={id} />;
}
