import type { Words } from '@/data/words';

type English = typeof import('@/data/en/can-i/caffeine');

export const title: Words<English['title']> = 'La caféine d’une journée';
export const lead: Words<English['lead']> = (mgPerDay) =>
  `Pendant la grossesse, la limite de Santé Canada est de ${mgPerDay}\u00a0mg par jour, tous aliments et boissons compris. Les barres montrent la part que prend une tasse, une canette ou une portion.`;
export const limit: Words<English['limit']> = (mgPerDay) => `${mgPerDay}\u00a0mg\u00a0: limite d’une journée`;
export const columns: Words<English['columns']> = { drink: 'Boisson', size: 'Format', caffeine: 'Caféine' };

export const drinkNames: Words<English['drinkNames']> = {
  'decaf-coffee': 'Café décaféiné',
  'instant-coffee': 'Café instantané',
  'percolated-coffee': 'Café au percolateur',
  'brewed-coffee': 'Café infusé (autre que filtre)',
  'filter-drip-coffee': 'Café filtre',
  'tim-hortons-small': 'Petit café de Tim Hortons',
  'tim-hortons-medium': 'Café moyen de Tim Hortons',
  'tim-hortons-large': 'Grand café de Tim Hortons',
  'tim-hortons-extra-large': 'Très grand café de Tim Hortons',
  tea: 'Thé noir ou vert',
  cola: 'Cola',
  'diet-cola': 'Cola diète',
  'chocolate-milk': 'Lait au chocolat',
  'energy-drink': 'Boisson énergisante',
};

export const size: Words<English['size']> = (millilitres) => `${millilitres}\u00a0ml`;
export const oneServing: Words<English['oneServing']> = 'une portion';

export const about: Words<English['about']> = (mg) => `environ ${mg}\u00a0mg`;
export const aboutBetween: Words<English['aboutBetween']> = (fromMg, toMg) => `environ ${fromMg} à ${toMg}\u00a0mg`;
export const upTo: Words<English['upTo']> = (mg) => `jusqu’à ${mg}\u00a0mg`;

export const secondHand: Words<English['secondHand']> = 'selon un autre site';
export const secondHandNote: Words<English['secondHandNote']> =
  'Ces chiffres et ces formats viennent d’un site sur le café, qui les attribue à la chaîne. Des textes plus anciens donnent des chiffres plus bas.';
export const note: Words<English['note']> =
  'Une grande tasse contient souvent plus de 237\u00a0ml (8\u00a0oz). Les boissons énergisantes sont là pour comparer seulement\u00a0: laissez-les de côté.';
