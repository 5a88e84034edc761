import { appointments } from '@/data/appointments';
import { benefitTexts } from '@/data/calendar-events';
import { milestones } from '@/data/milestones';
import type { SourceKey } from '@/data/sources';
import type { Statement } from '@/data/weeks/types';

/** Every source that the timeline rests on, once each, in the order of its claims. */
export function listTimelineSources(): SourceKey[] {
  const statements: Pick<Statement, 'sources'>[] = [...milestones, ...appointments, ...Object.values(benefitTexts)];
  return [...new Set(statements.flatMap(({ sources = [] }) => sources))];
}
