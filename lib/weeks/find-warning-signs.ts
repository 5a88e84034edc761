import { type WarningSigns, warningSigns } from '@/data/warning-signs';

/** When to call in a completed gestational week, 0 to 42; undefined after it, when the site no longer counts. */
export function findWarningSigns(week: number): WarningSigns | undefined {
  return warningSigns.find(({ fromWeek, toWeek }) => week >= fromWeek && week <= toWeek);
}
