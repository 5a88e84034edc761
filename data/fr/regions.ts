import type { ProvinceCode } from '@/data/provinces';

/** The names of provinces and territories as they stand alone: in lists, tables and headings. */
export const names: Record<ProvinceCode, string> = {
  AB: 'Alberta',
  BC: 'Colombie-Britannique',
  MB: 'Manitoba',
  NB: 'Nouveau-Brunswick',
  NL: 'Terre-Neuve-et-Labrador',
  NS: 'Nouvelle-Écosse',
  ON: 'Ontario',
  PE: 'Île-du-Prince-Édouard',
  QC: 'Québec',
  SK: 'Saskatchewan',
  NT: 'Territoires du Nord-Ouest',
  NU: 'Nunavut',
  YT: 'Yukon',
};

/** The provinces and then the territories, each in the alphabetical order of the language. */
export const codesInOrder: readonly ProvinceCode[] = [
  'AB',
  'BC',
  'PE',
  'MB',
  'NB',
  'NS',
  'ON',
  'QC',
  'SK',
  'NL',
  'NU',
  'NT',
  'YT',
];

// As they stand within a sentence.

const withArticles: Record<ProvinceCode, string> = {
  AB: 'l’Alberta',
  BC: 'la Colombie-Britannique',
  MB: 'le Manitoba',
  NB: 'le Nouveau-Brunswick',
  NL: 'Terre-Neuve-et-Labrador',
  NS: 'la Nouvelle-Écosse',
  ON: 'l’Ontario',
  PE: 'l’Île-du-Prince-Édouard',
  QC: 'le Québec',
  SK: 'la Saskatchewan',
  NT: 'les Territoires du Nord-Ouest',
  NU: 'le Nunavut',
  YT: 'le Yukon',
};

const inside: Record<ProvinceCode, string> = {
  AB: 'en Alberta',
  BC: 'en Colombie-Britannique',
  MB: 'au Manitoba',
  NB: 'au Nouveau-Brunswick',
  NL: 'à Terre-Neuve-et-Labrador',
  NS: 'en Nouvelle-Écosse',
  ON: 'en Ontario',
  PE: 'à l’Île-du-Prince-Édouard',
  QC: 'au Québec',
  SK: 'en Saskatchewan',
  NT: 'aux Territoires du Nord-Ouest',
  NU: 'au Nunavut',
  YT: 'au Yukon',
};

const from: Record<ProvinceCode, string> = {
  AB: 'de l’Alberta',
  BC: 'de la Colombie-Britannique',
  MB: 'du Manitoba',
  NB: 'du Nouveau-Brunswick',
  NL: 'de Terre-Neuve-et-Labrador',
  NS: 'de la Nouvelle-Écosse',
  ON: 'de l’Ontario',
  PE: 'de l’Île-du-Prince-Édouard',
  QC: 'du Québec',
  SK: 'de la Saskatchewan',
  NT: 'des Territoires du Nord-Ouest',
  NU: 'du Nunavut',
  YT: 'du Yukon',
};

export const theRegion = (code: ProvinceCode) => withArticles[code];
export const inRegion = (code: ProvinceCode) => inside[code];
export const fromRegion = (code: ProvinceCode) => from[code];
