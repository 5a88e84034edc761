import { signEntryWords as english } from '@/data/en/sign-search';
import { signEntryWords as french } from '@/data/fr/sign-search';
import { type SignEntryFacts, type SignEntryId, signEntries } from '@/data/sign-search';
import type { SearchEntry } from '@/lib/search/search';
import { signEntryWords } from '@/words/sign-search';

/** Something that a visitor notices, with the words by which it is found in both languages. */
export interface SignEntry extends SignEntryFacts, SearchEntry {
  id: SignEntryId;
  neighbours: readonly SignEntryId[];
  /** In the language of the page. */
  name: string;
  /** What to do about it first, where it stands in no list. */
  order?: string;
  /** How one says it on the telephone. */
  say: string;
}

/** What can be looked up on the page of when to call, in the order in which it can be chosen. */
export const signSearchEntries: readonly SignEntry[] = (Object.keys(signEntries) as SignEntryId[]).map((id) => {
  const { neighbours = [], ...facts }: SignEntryFacts = signEntries[id];
  const { name, order, say } = signEntryWords[id];
  return {
    id,
    ...facts,
    neighbours: neighbours as readonly SignEntryId[],
    name,
    ...(order && { order }),
    say,
    names: [...new Set([name, english[id].name, french[id].name])],
    searchWords: [english[id], french[id]].flatMap(({ searchWords }) => searchWords.split(', ')),
  };
});
