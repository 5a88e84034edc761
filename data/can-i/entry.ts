import type { SourceKey } from '@/data/sources';

/**
 * What an answer begins with. Of a medicine that may be prescribed already it is never one of the four verdicts, but what
 * to do about the next dose; of an illness that somebody met it is a call; of what no source was found for, that.
 */
export const verdicts = [
  'yes',
  'with-care',
  'better-not',
  'ask-first',
  'keep-taking',
  'call-before-next-dose',
  'call',
  'no-source',
] as const;
export type Verdict = (typeof verdicts)[number];

/** How sure the sources make us: a Canadian authority's own words; other words of Canadian sources; little. */
type CanIConfidence = 'high' | 'medium' | 'low';

/** Something that people ask about in pregnancy: a food, a medicine, a sport, an illness that somebody had. */
export interface CanIFacts {
  /** One of the groups of its topic: ./topics. */
  group: string;
  verdict: Verdict;
  /** Where the verdict depends on the week, both weeks included: from week 0 to 42 without a gap. */
  byWeek?: readonly { fromWeek: number; toWeek: number; verdict: Verdict }[];
  confidence: CanIConfidence;
  /** None where the verdict is 'no-source'. */
  sources: readonly SourceKey[];
  /** Those of what asks for a call, where neither the sources of the answer nor those of /when-to-call say it. */
  callSources?: readonly SourceKey[];
  /** What may be had or done in its place, at most three entries of any topic. */
  instead?: readonly string[];
}

/** What an entry says in one language. */
export interface CanIWords {
  /** A plain name, not a brand. */
  name: string;
  /** What else people type for it, parted by ', ': brands, other words, common misspellings. */
  searchWords: string;
  /** What to do, in one line, which is right in any week. */
  todo: string;
  /** What to do in each span of weeks of `byWeek`, in their order. */
  todoByWeek?: readonly string[];
  /** Left out where there is nothing to explain. */
  why?: string;
  /** For who had or did it already. */
  already?: string;
  /** What asks for a call before all else, with when: said above the verdict. */
  call?: string;
  /** Where authorities differ: who says what, and which of them we follow. */
  differ?: string;
  /** What is otherwise in some provinces or territories. */
  local?: string;
}
