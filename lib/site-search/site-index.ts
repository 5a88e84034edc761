import type { Verdict } from '@/data/can-i/entry';
import type { ProvinceCode } from '@/data/provinces';
import type { SignOrder } from '@/data/sign-orders';

/**
 * What the search of the site knows, from a file for each language (./index-file): made while the site is built, so that the script that
 * searches holds neither lists nor rules. Texts and addresses are in the language of the page, words of both.
 */
export interface SiteIndex {
  /** The lists of when to call in the order of time, with the last week of each; the last one is after the birth. */
  bands: { id: string; toWeek?: number }[];
  /** The address of the page of when to call. */
  whenToCall: string;
  signs: IndexedSign[];
  /** The pages of the look-up, each with the number of its answers, in their order. */
  topics: { href: string; count: number }[];
  answers: IndexedAnswer[];
  /** Of the weeks: their number stands for '#'. */
  week: { name: string; href: string };
  pages: IndexedLink[];
  /** Kinds of help, the same in each region, each with its part of the page of a region. */
  help: IndexedLink[];
  regions: Record<ProvinceCode, IndexedRegion>;
}

/** Something that can be found. */
export interface Indexed {
  name: string;
  /**
   * What people type for it, folded and parted by ',': its names and words in both languages. A phrase of several words is one only where
   * something else has them, too; the words of all others stand together in the last one.
   */
  words: string;
}

/** A sign of the lists of when to call. */
export interface IndexedSign extends Indexed {
  /** What the lists say of it, each once. */
  answers: IndexedOrder[];
  /** The place in `answers` of what holds where the weeks are not said, then in each of the bands. */
  byBand: number[];
  /** The same in regions whose lists are worded otherwise than where the region is not known. */
  byRegion?: Partial<Record<ProvinceCode, number[]>>;
  /** What to do first, where it stands in no list. */
  order?: string;
  /** Whether it is found by whole words alone. */
  isDiscreet?: true;
  /** Of what stands in no list: the places of the signs that it may be taken for. */
  neighbours?: number[];
}

/** What a list says of a sign. */
export interface IndexedOrder {
  /** The most urgent first. None: call, as nobody needs a reason. */
  orders: SignOrder[];
  /** Whether the sign alone asks for a call only, and the orders for something else beside it. */
  isOnlyWithMore?: true;
  /** In which order answers are shown: the smallest first. */
  rank: number;
  /** The line that says it; of what is in no list, a line of what it may be taken for. */
  sign?: string;
  /** The place in `bands` of its list, where that is not the one which is asked. */
  band?: number;
}

/** An entry of the look-up. */
export interface IndexedAnswer extends Indexed, SaidInWeek {
  /** What means it only where nothing else is typed. */
  whole?: string;
  /** Of its part on the page of its topic. Its words, in English, are not in `words` again. */
  id: string;
  /** What asks for a call before all else. */
  call?: string;
  /** What of it reads otherwise where there is no 911. */
  without911?: { todo?: string; call?: string };
  byWeek?: (SaidInWeek & { fromWeek: number; toWeek: number })[];
}

/** A verdict, and what to do. */
export interface SaidInWeek {
  verdict: Verdict;
  todo: string;
}

/** A page, a part of one, or a word that it explains. */
export interface IndexedLink extends Indexed {
  href: string;
  /** What it is, in a line. */
  note?: string;
  /** Whether it stands before all that is only near, where it is all of what was typed. */
  isFirst?: true;
  /** Of a page that nobody else should see: what means it where nothing else is typed. Its name is not searched. */
  whole?: string;
}

/** A province or territory. */
export interface IndexedRegion extends Indexed {
  href: string;
  /** Whom to call for a nurse's advice. */
  line: string;
}
