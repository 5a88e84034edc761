import type { Statement } from '@/data/statement';
import { type AfterBirthPerson, type AfterBirthSignId, afterBirthLists } from '@/data/warning-signs';
import { listGroupStatements, type SignGroup, toSignGroup } from '@/lib/weeks/warning-signs';
import { babyCall } from '@/words/birth/after-birth';
import { signsAfterBirth } from '@/words/birth/signs-after-birth';
import { providerUnreachable } from '@/words/emergency';
import { type SignWords, signs } from '@/words/warning-signs';

const words: Record<AfterBirthSignId, SignWords> = { ...signs, ...signsAfterBirth };

/** When to call in the six weeks after a birth, of the baby and of who gave birth: one sign a line, as in pregnancy. */
export const whenToCallAfterBirth: Record<AfterBirthPerson, SignGroup[]> = {
  baby: afterBirthLists.baby.map((group) => toSignGroup(group, words)),
  parent: afterBirthLists.parent.map((group) => toSignGroup(group, words)),
};

/** Whom else to call after a birth, below both lists. */
export const furtherHelpAfterBirth: Statement[] = [providerUnreachable, babyCall];

/** Every sentence of both lists, and whom else to call. */
export const statementsAfterBirth: Statement[] = [
  ...listGroupStatements(whenToCallAfterBirth.baby),
  ...listGroupStatements(whenToCallAfterBirth.parent),
  ...furtherHelpAfterBirth,
];
