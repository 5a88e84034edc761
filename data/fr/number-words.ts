import type { Words } from '@/data/words';

type English = typeof import('@/data/en/number-words');

export const cardinals: Words<English['cardinals']> = {
  1: 'un',
  2: 'deux',
  3: 'trois',
  4: 'quatre',
  5: 'cinq',
  6: 'six',
  7: 'sept',
  8: 'huit',
  9: 'neuf',
};

export const ordinals: Words<English['ordinals']> = {
  1: 'premier',
  2: 'deuxième',
  3: 'troisième',
  4: 'quatrième',
  5: 'cinquième',
  6: 'sixième',
  7: 'septième',
  8: 'huitième',
  9: 'neuvième',
};
