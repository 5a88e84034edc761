import * as words from '@/words/checklist/hospital-bag';
import type { PackingPlan } from './checklist';
import { getPackingWeek } from './packing-plan';

/** When to pack for this plan; undefined where the general advice holds. */
export function getEarlierAdvice(plan: PackingPlan): string | undefined {
  const { babies, mustTravel } = plan;
  const week = getPackingWeek(plan);
  if (mustTravel) return words.earlierAdviceForTravel[babies](week);
  return babies === 1 ? undefined : words.earlierAdvice[babies](week);
}
