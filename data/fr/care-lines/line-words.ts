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
export const readIn = (year: number) => `numéro de ${year}`;
/** Of a number on a page that shows no year. */
export const undated = 'page sans date';
export const call = 'Appeler';
export const text = 'Texter';
export const openPage = 'Ouvrir la page';
