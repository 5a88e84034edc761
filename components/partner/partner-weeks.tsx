'use client';

import { StaticMarkup } from '@/components/ui/static-markup';

/** The forty weeks of `EveryWeek`, which stand in the page and in no script. */
export function PartnerWeeks() {
  return <StaticMarkup id="partner-weeks">{renderWeeks()}</StaticMarkup>;
}

function renderWeeks() {
  if (typeof window !== 'undefined') return null;
  const { EveryWeek }: typeof import('./every-week') = require('./every-week');
  return <EveryWeek />;
}
