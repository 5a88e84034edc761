import { StaticMarkup } from '@/components/ui/static-markup';

/** All milestones and appointments in weeks, for visitors whose due date and region are not known, or without script. */
export function WeeksByTrimester() {
  return <StaticMarkup id="weeks-by-trimester">{renderFolds()}</StaticMarkup>;
}

function renderFolds() {
  if (typeof window !== 'undefined') return null;
  const { PlainWeeks }: typeof import('./plain-weeks') = require('./plain-weeks');
  return <PlainWeeks />;
}
