import type { ProvinceCode } from '@/data/provinces';
import type { SignOrder } from '@/data/sign-orders';
import type { Statement } from '@/data/statement';
import {
  type PregnancySignId,
  type SignFacts,
  type SignId,
  type SignNoteId,
  signFacts,
  signLists,
} from '@/data/warning-signs';
import { providerUnreachable } from '@/words/emergency';
import {
  askNurse,
  midwifeFirst,
  noReasonNeeded,
  type SignWords,
  signLinks,
  signNotes,
  signs,
} from '@/words/warning-signs';

/** A sign to call about, in words. */
export interface WarningSign extends SignWords, Omit<SignFacts, 'path'> {
  id: SignId;
  /** More about the sign, on this site. */
  link?: { path: string; label: string };
}

/** Signs that ask for the same thing. */
export interface SignGroup {
  order: SignOrder;
  /** What holds for all of its signs. */
  notes: Statement[];
  signs: WarningSign[];
}

/** When to call, at one stage of pregnancy. Weeks are completed gestational weeks, both included. */
export interface WarningSigns {
  fromWeek: number;
  toWeek: number;
  /** Whom to call first, above the signs. */
  firstOfAll?: Statement;
  groups: SignGroup[];
  /** Whom else to call, below the signs. */
  furtherHelp: Statement[];
}

/** When to call, by stage of pregnancy. */
export const warningSigns: WarningSigns[] = signLists.map(({ fromWeek, toWeek, groups, ...list }) => ({
  fromWeek,
  toWeek,
  ...('isMidwifeFirst' in list && { firstOfAll: midwifeFirst }),
  groups: groups.map((group) => toSignGroup(group, signs)),
  furtherHelp: groups.some(({ order }) => order === 'call-now') ? [providerUnreachable] : [],
}));

interface GroupFacts<Id extends SignId> {
  order: SignOrder;
  notes?: readonly SignNoteId[];
  signs: readonly Id[];
}

/** A group of a list of `data/warning-signs.ts` with its words. */
export function toSignGroup<Id extends SignId>(
  { order, notes = [], signs: ids }: GroupFacts<Id>,
  words: Record<Id, SignWords>,
): SignGroup {
  return { order, notes: notes.map((id) => signNotes[id]), signs: ids.map((id) => toSign(id, words[id])) };
}

function toSign(id: SignId, words: SignWords): WarningSign {
  const { path, ...regions }: SignFacts = signFacts[id] ?? {};
  const label = signLinks[id as PregnancySignId];
  return { id, ...words, ...regions, ...(path && label && { link: { path, label } }) };
}

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

/** Those signs of a list that are asked for, in their groups and their order. Empty groups are left out. */
export function keepSigns(groups: SignGroup[], ids: readonly SignId[]): SignGroup[] {
  return groups
    .map((group) => ({ ...group, signs: group.signs.filter(({ id }) => ids.includes(id)) }))
    .filter(({ signs }) => signs.length > 0);
}

/** Every sentence of a list of when to call, in order, as shown while the region is not known. */
export function listWarningStatements({ firstOfAll, groups, furtherHelp }: WarningSigns): Statement[] {
  return [
    ...(firstOfAll ? [firstOfAll] : []),
    ...listGroupStatements(groups),
    ...furtherHelp,
    askNurse,
    noReasonNeeded,
  ];
}

/** Every sign and note of the groups of a list, in order, as shown while the region is not known. */
export function listGroupStatements(groups: SignGroup[]): Statement[] {
  return listSignGroups(groups, undefined).flatMap(({ notes, signs }) => [...notes, ...signs]);
}
