import type { StoredKey } from '@/data/stored-values';
import { type TravelGroup, type TravelKey, travel, travelGroups } from '@/data/take-along';

/** The keys of what travels. */
export const travelKeys = (Object.keys(travel) as StoredKey[]).filter(
  (key): key is TravelKey => travel[key] !== 'stays',
);

/** Texts as the site stores them, by their keys; a key that is absent has nothing. */
export type TravelTexts = Partial<Record<TravelKey, string>>;

/** The texts of some groups alone. */
export function pickGroups(texts: TravelTexts, groups: readonly TravelGroup[]): TravelTexts {
  return Object.fromEntries(Object.entries(texts).filter(([key]) => groups.includes(travel[key as TravelKey])));
}

/** The groups of which there is something, in their order. */
export function listGroups(texts: TravelTexts): TravelGroup[] {
  return travelGroups.filter((group) => travelKeys.some((key) => travel[key] === group && texts[key] !== undefined));
}
