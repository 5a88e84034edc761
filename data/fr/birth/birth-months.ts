export type { BirthMonth } from '@/data/en/birth/birth-months';

type English = typeof import('@/data/en/birth/birth-months');

export const birthMonths: English['birthMonths'] = {
  1: { birthstone: 'grenat', flowers: ['œillet', 'perce-neige'] },
  2: { birthstone: 'améthyste', flowers: ['violette', 'primevère'] },
  3: { birthstone: 'aigue-marine', flowers: ['jonquille', 'narcisse jonquille'] },
  4: { birthstone: 'diamant', flowers: ['marguerite', 'pois de senteur'] },
  5: { birthstone: 'émeraude', flowers: ['muguet', 'aubépine'] },
  6: { birthstone: 'perle', flowers: ['rose', 'chèvrefeuille'] },
  7: { birthstone: 'rubis', flowers: ['pied-d’alouette', 'nénuphar'] },
  8: { birthstone: 'péridot', flowers: ['glaïeul', 'coquelicot'] },
  9: { birthstone: 'saphir', flowers: ['aster', 'gloire du matin'] },
  10: { birthstone: 'opale', flowers: ['souci', 'cosmos'] },
  11: { birthstone: 'topaze', flowers: ['chrysanthème', 'pivoine'] },
  12: { birthstone: 'turquoise', flowers: ['narcisse', 'houx'] },
};
