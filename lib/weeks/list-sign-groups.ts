import type { ProvinceCode } from '@/data/provinces';
import type { SignGroup } from '@/data/warning-signs';

/**
 * What a visitor is told of a list of when to call: the groups in their order, with the signs in the words of a region.
 * A group of which nothing is left goes.
 * @param region `undefined` where nobody knows it, as on a page without script
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
