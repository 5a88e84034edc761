import { type BabyPart, type ParentPart, signsOfParts } from '@/data/after-birth/page-parts';
import { signSourcesAfterBirth } from '@/data/after-birth/sign-sources';
import type { SourceKey } from '@/data/sources';
import type { Statement } from '@/data/statement';
import { type AfterBirthPerson, type AfterBirthSignId, afterBirthLists, type SignId } from '@/data/warning-signs';
import { listGroupStatements, type SignGroup, toSignGroup } from '@/lib/weeks/warning-signs';
import { babyCall } from '@/words/birth/after-birth';
import { signsAfterBirth } from '@/words/birth/signs-after-birth';
import { providerUnreachable } from '@/words/emergency';
import { type SignWords, signNotes, signs } from '@/words/warning-signs';

const words: Record<AfterBirthSignId, SignWords> = { ...signs, ...signsAfterBirth };

/** A group of the lists with its words, and the sources that speak of the time after a birth. */
function toAfterBirthGroup(group: Parameters<typeof toSignGroup<AfterBirthSignId>>[0]): SignGroup {
  const { signs: listed, ...rest } = toSignGroup(group, words);
  const sourcesById: Partial<Record<SignId, SourceKey[]>> = signSourcesAfterBirth;
  return { ...rest, signs: listed.map((sign) => ({ ...sign, sources: sourcesById[sign.id] ?? sign.sources ?? [] })) };
}

/** When to call in the six weeks after a birth, of the baby and of who gave birth: one sign a line, as in pregnancy. */
export const whenToCallAfterBirth: Record<AfterBirthPerson, SignGroup[]> = {
  baby: afterBirthLists.baby.map(toAfterBirthGroup),
  parent: afterBirthLists.parent.map(toAfterBirthGroup),
};

/** Whom else to call after a birth, below both lists. */
export const furtherHelpAfterBirth: Statement[] = [providerUnreachable, babyCall];

/** Every sentence of both lists, and whom else to call. */
export const statementsAfterBirth: Statement[] = [
  ...listGroupStatements(whenToCallAfterBirth.baby),
  ...listGroupStatements(whenToCallAfterBirth.parent),
  ...furtherHelpAfterBirth,
];

/**
 * The signs that belong to a part of the page on the time after a birth, in the groups and the order of the lists. What a
 * newborn's day has is left out: the table of that page says it.
 */
export function listSignsOfPart(part: BabyPart | ParentPart): SignGroup[] {
  const facts = signsOfParts[part];
  if (!facts) return [];
  const ids: readonly SignId[] = facts.signs;
  return whenToCallAfterBirth[facts.person]
    .map(({ order, notes, signs: listed }) => ({
      order,
      notes: notes.filter((note) => note !== signNotes['newborn-day']),
      signs: listed.filter(({ id }) => ids.includes(id)),
    }))
    .filter(({ signs: shown }) => shown.length > 0);
}

/** Of who gave birth, what the list after a loss has as early or earlier, and the one other sign that speaks of a baby. */
const notAfterLoss: readonly SignId[] = [
  'harm',
  'harm-in-quebec',
  'fever',
  'smelly-discharge',
  'new-pain',
  'psychosis-fear',
];

/**
 * The signs of who gave birth, for somebody whose baby has died: in the groups and the order of the list, without the
 * notes that speak of a baby or call a mood common.
 */
export const signsAfterLoss: SignGroup[] = whenToCallAfterBirth.parent.map(({ order, notes, signs: listed }) => ({
  order,
  notes: notes.filter((note) => note !== signNotes['for-families'] && note !== signNotes['common-moods']),
  signs: listed.filter(({ id }) => !notAfterLoss.includes(id)),
}));
