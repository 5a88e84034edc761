export interface CareLineWords {
  /** Who answers. */
  name: string;
  /** Names of the other language as they stand in the name: they are read out in theirs. */
  foreignNames?: string[];
  /** When somebody answers. */
  hours?: string;
  /** What it is for, in one sentence. */
  about?: string;
}

/** Of a number that was read on a page of that year. */
export const readIn = (year: number) => `number of ${year}`;
/** Of a number on a page that shows no year. */
export const undated = 'page without a date';
export const call = 'Call';
export const text = 'Text';
export const openPage = 'Open the page';
