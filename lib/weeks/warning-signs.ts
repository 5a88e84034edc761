import type { ProvinceCode } from '@/data/provinces';
import { askNurse, noReasonNeeded, type SignGroup, type WarningSigns, warningSigns } from '@/data/warning-signs';
import type { Statement } from '@/data/weeks/types';

/** When to call in a completed gestational week, 0 to 42; undefined after it, when the site no longer counts. */
export function findWarningSigns(week: number): WarningSigns | undefined {
  return warningSigns.find(({ fromWeek, toWeek }) => week >= fromWeek && week <= toWeek);
}

/**
 * The groups of a list of when to call, in order, with the signs as they are worded in a region. Empty groups are left
 * out.
 * @param region `undefined` while it is not known, as on a page without script
 */
export function listSignGroups(groups: SignGroup[], region: ProvinceCode | undefined): SignGroup[] {
  const place = region ?? 'unknown';
  return groups
    .map((group) => ({
      ...group,
      signs: group.signs.filter(({ onlyIn, notIn }) => (onlyIn?.includes(place) ?? true) && !notIn?.includes(place)),
    }))
    .filter(({ signs }) => signs.length > 0);
}

/** Every sentence of a list of when to call, in order, as shown while the region is not known. */
export function listWarningStatements({ groups, furtherHelp }: WarningSigns): Statement[] {
  return [...listSignGroups(groups, undefined).flatMap(({ signs }) => signs), ...furtherHelp, askNurse, noReasonNeeded];
}
