import type { Month } from '@/data/birth/types';
import type { BirthMonth } from '@/data/en/birth/birth-months';

export type { BirthMonth };

export const birthMonths: Record<Month, BirthMonth> = {
  1: { birthstone: 'Grenat', flowers: ['Œillet', 'Perce-neige'] },
  2: { birthstone: 'Améthyste', flowers: ['Violette', 'Primevère'] },
  3: { birthstone: 'Aigue-marine', flowers: ['Jonquille', 'Narcisse jonquille'] },
  4: { birthstone: 'Diamant', flowers: ['Marguerite', 'Pois de senteur'] },
  5: { birthstone: 'Émeraude', flowers: ['Muguet', 'Aubépine'] },
  6: { birthstone: 'Perle', flowers: ['Rose', 'Chèvrefeuille'] },
  7: { birthstone: 'Rubis', flowers: ['Pied-d’alouette', 'Nénuphar'] },
  8: { birthstone: 'Péridot', flowers: ['Glaïeul', 'Coquelicot'] },
  9: { birthstone: 'Saphir', flowers: ['Aster', 'Gloire du matin'] },
  10: { birthstone: 'Opale', flowers: ['Œillet d’Inde', 'Cosmos'] },
  11: { birthstone: 'Topaze', flowers: ['Chrysanthème', 'Pivoine'] },
  12: { birthstone: 'Turquoise', flowers: ['Narcisse des poètes', 'Houx'] },
};
