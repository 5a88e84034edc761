import { appointments } from '@/data/appointments';
import { milestones } from '@/data/milestones';
import type { SourceKey } from '@/data/sources';

/** Every source that the timeline rests on, once each, in the order of its claims. */
export function listTimelineSources(): SourceKey[] {
  return [...new Set([...milestones, ...appointments].flatMap(({ sources = [] }) => sources))];
}
