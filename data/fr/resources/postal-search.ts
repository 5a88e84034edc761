import type { ProvinceCode } from '@/data/provinces';
import type { Words } from '@/data/words';
import { inRegion } from '@/words/regions';

type English = typeof import('@/data/en/resources/postal-search');

export const postalCode: Words<English['postalCode']> = 'Code postal';
export const postalCodeHint: Words<English['postalCodeHint']> =
  'Les trois premiers caractères suffisent. Le code reste sur votre appareil.';
export const postalCodeExample: Words<English['postalCodeExample']> = 'p. ex. A1A 1A1';
export const search: Words<English['search']> = 'Rechercher';

export const found = (postalCode: string, region: ProvinceCode) =>
  `${postalCode} se trouve ${inRegion(region)}. Les ressources sont plus haut.`;
export const foundByLetter = (letter: string, region: ProvinceCode) =>
  `Les codes postaux qui commencent par ${letter} se trouvent ${inRegion(region)}. Les ressources sont plus haut.`;
export const foundSanta = (postalCode: string) =>
  `${postalCode} est l’adresse du père Noël. Son code commence comme ceux du Québec, dont les ressources sont plus haut. Nous ne le gardons pas comme l’endroit où vous vivez : entrez votre propre code, ou choisissez dans la liste.`;
export const foundTwoTerritories = (postalCode: string) =>
  `${postalCode} peut se trouver aux Territoires du Nord-Ouest ou au Nunavut. Entrez les trois premiers caractères, ou choisissez dans la liste.`;
export const notFound = (postalCode: string) =>
  `Le code postal ${postalCode} n’existe dans aucune province ni aucun territoire. Vérifiez-le, ou choisissez dans la liste.`;
