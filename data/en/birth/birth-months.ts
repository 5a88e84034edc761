import type { Month } from '@/data/birth/types';

/** What tradition gives to a month of birth. */
export interface BirthMonth {
  birthstone: string;
  /** The usual flower first, then the other one. */
  flowers: readonly [string, string];
}

/** Birthstones of the list that jewellers use today, and the flowers that tradition gives to each month. */
export const birthMonths: Record<Month, BirthMonth> = {
  1: { birthstone: 'Garnet', flowers: ['Carnation', 'Snowdrop'] },
  2: { birthstone: 'Amethyst', flowers: ['Violet', 'Primrose'] },
  3: { birthstone: 'Aquamarine', flowers: ['Daffodil', 'Jonquil'] },
  4: { birthstone: 'Diamond', flowers: ['Daisy', 'Sweet pea'] },
  5: { birthstone: 'Emerald', flowers: ['Lily of the valley', 'Hawthorn'] },
  6: { birthstone: 'Pearl', flowers: ['Rose', 'Honeysuckle'] },
  7: { birthstone: 'Ruby', flowers: ['Larkspur', 'Water lily'] },
  8: { birthstone: 'Peridot', flowers: ['Gladiolus', 'Poppy'] },
  9: { birthstone: 'Sapphire', flowers: ['Aster', 'Morning glory'] },
  10: { birthstone: 'Opal', flowers: ['Marigold', 'Cosmos'] },
  11: { birthstone: 'Topaz', flowers: ['Chrysanthemum', 'Peony'] },
  12: { birthstone: 'Turquoise', flowers: ['Narcissus', 'Holly'] },
};
