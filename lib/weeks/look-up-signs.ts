import { type SignEntryId, signEntries } from '@/data/sign-search';
import { listAskedWords, listNearest, type SearchIndex, search } from '@/lib/search/search';
import { answerEntry, compareAnswers, type SignAnswer, type SignPlace } from './sign-answers';

/** How many entries are shown as the nearest. Our own choice. */
const NEAREST = 3;

/** Of which weeks something is looked up, and in which lists. */
export interface SignQuestion {
  /** The list of the weeks that are asked for, or `undefined`. */
  band: string | undefined;
  places: readonly SignPlace[];
}

/** What is shown for what was typed. */
export interface FoundSigns {
  /** Something was asked that no entry fits: the answers are only the nearest. */
  isMissing: boolean;
  answers: { id: SignEntryId; answer: SignAnswer }[];
}

/** What the lists say of what was typed, in the order in which it is shown. */
export function lookUpSigns(index: SearchIndex, typed: string, question: SignQuestion): FoundSigns {
  const found = search(index, typed).map(({ id }) => id);
  const isMissing = found.length === 0 && listAskedWords(index, typed).length > 0;
  const ids = isMissing ? listNearest(index, typed, NEAREST) : found;
  return { isMissing, answers: answerSigns(ids as SignEntryId[], question) };
}

/** What the lists say of some entries, in the order in which it is shown. */
export function answerSigns(ids: readonly SignEntryId[], { band, places }: SignQuestion): FoundSigns['answers'] {
  return ids
    .map((id) => ({ id, answer: answerEntry(signEntries[id], band, places) }))
    .sort((one, other) => compareAnswers(one.answer, other.answer));
}
