/** Month of the year as people count it: 1 is January. */
export type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

export interface StarSign {
  id: string;
  startMonth: Month;
  startDay: number;
}

export type Season = 'winter' | 'spring' | 'summer' | 'fall';

export interface CanadianAnimal {
  id: string;
  /** A picture of the illustration set. */
  picture: string;
}

export interface BirthMilestone {
  id: string;
  /** Months after the due date, as specified: the middle of the timeframe. */
  offsetMonths: number;
}
