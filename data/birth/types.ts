import type { Statement } from '@/data/weeks/types';

/** Month of the year as people count it: 1 is January. */
export type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

export interface StarSign {
  name: string;
  /** First and last day, as the visitor reads them. */
  dates: string;
  startMonth: Month;
  startDay: number;
}

/** What tradition gives to a month of birth. */
export interface BirthMonth {
  birthstone: string;
  /** The usual flower first, then the other one. */
  flowers: readonly [string, string];
}

export type Season = 'winter' | 'spring' | 'summer' | 'fall';

export interface SeasonText {
  title: string;
  /** One sentence about being born then. */
  intro: string;
  tips: Statement[];
  /** What families do in Canada in these months. */
  activities: string[];
  /** A picture of the illustration set. */
  picture: string;
}

export interface CanadianAnimal {
  name: string;
  /** A fact about the animal. */
  fact: string;
  /** A picture of the illustration set. */
  picture: string;
}

export interface BirthMilestone {
  title: string;
  /** Months after the due date, as specified: the middle of the timeframe. */
  offsetMonths: number;
  /** When many babies get there, as the visitor reads it. */
  timeframe: string;
  description: Statement;
}
