import type { SourceKey } from '@/data/sources';
import type { AfterBirthSignId } from '@/data/warning-signs';

export type StoolColour = 'first' | 'changing' | 'yellow';

/** What a breastfed baby born at term has in 24 hours, at least, from a day on until the next row. */
export interface DiaperRow {
  fromDay: number;
  feeds: number;
  wetDiapers: number;
  /** Null from about 3 weeks on: one source counts to 3 weeks, others to about 4. */
  stools: number | null;
  stoolColour: StoolColour;
  /** The sign that asks for a call where there are fewer wet diapers. */
  sign: AfterBirthSignId;
}

/** For the whole table: Ontario counts six wet diapers 'after the first five days', others from day 5. */
export const diaperSources = [
  'toronto-breastfeeding',
  'london-baby-signs',
  'after-ontario-breastfeeding',
  'after-region-peel-breastfeeding-baby',
  'after-grey-bruce-signs-that',
] as const satisfies readonly SourceKey[];

/** Of how many feeds too few ask for a call: it is lower than what is usual. */
export const feedsSign: AfterBirthSignId = 'baby-few-feeds';

/** None for the day of the birth: no source gives a number for it. */
export const diaperRows: readonly DiaperRow[] = [
  { fromDay: 1, feeds: 8, wetDiapers: 1, stools: 1, stoolColour: 'first', sign: 'baby-dry-for-a-day' },
  { fromDay: 2, feeds: 8, wetDiapers: 2, stools: 1, stoolColour: 'first', sign: 'baby-wet-day-2' },
  { fromDay: 3, feeds: 8, wetDiapers: 3, stools: 3, stoolColour: 'changing', sign: 'baby-wet-day-3' },
  { fromDay: 4, feeds: 8, wetDiapers: 4, stools: 3, stoolColour: 'changing', sign: 'baby-wet-day-4' },
  { fromDay: 5, feeds: 8, wetDiapers: 6, stools: 3, stoolColour: 'yellow', sign: 'baby-wet-day-5' },
  { fromDay: 6, feeds: 8, wetDiapers: 6, stools: 3, stoolColour: 'yellow', sign: 'baby-wet-day-5' },
  { fromDay: 7, feeds: 8, wetDiapers: 6, stools: 3, stoolColour: 'yellow', sign: 'baby-wet-day-5' },
  { fromDay: 8, feeds: 8, wetDiapers: 6, stools: 3, stoolColour: 'yellow', sign: 'baby-wet-day-5' },
  { fromDay: 14, feeds: 8, wetDiapers: 6, stools: 3, stoolColour: 'yellow', sign: 'baby-wet-day-5' },
  { fromDay: 21, feeds: 8, wetDiapers: 6, stools: null, stoolColour: 'yellow', sign: 'baby-wet-day-5' },
  { fromDay: 28, feeds: 8, wetDiapers: 6, stools: null, stoolColour: 'yellow', sign: 'baby-wet-day-5' },
];
