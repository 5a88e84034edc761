import type { ReactNode } from 'react';
import type { ProvinceCode } from '@/data/provinces';
import type { Words } from '@/data/words';
import { fromRegion, inRegion } from '@/words/regions';

type English = typeof import('@/data/en/resources/finder');

export const heading: Words<English['heading']> = 'De l’aide près de chez vous';
export const howToSearch: Words<English['howToSearch']> = 'Façon de chercher';
export const modes: Words<English['modes']> = {
  province: 'Chercher par province',
  postal: 'Chercher par code postal',
};
export const noProvince: Words<English['noProvince']> = 'Choisissez votre province ou territoire';

export const searchResult: Words<English['searchResult']> = 'Résultat de la recherche';
export const chosen = (region: ProvinceCode) => `Les ressources ${fromRegion(region)} sont plus bas.`;
export const found = (postalCode: string, region: ProvinceCode) =>
  `${postalCode} se trouve ${inRegion(region)}. Les ressources sont plus bas.`;
export const foundByLetter = (letter: string, region: ProvinceCode) =>
  `Les codes postaux qui commencent par ${letter} se trouvent ${inRegion(region)}. Les ressources sont plus bas.`;
export const foundSanta = (postalCode: string) =>
  `${postalCode} est l’adresse du père Noël. Son code commence comme ceux du Québec. Les ressources sont plus bas.`;
export const foundTwoTerritories = (postalCode: string) =>
  `${postalCode} peut se trouver aux Territoires du Nord-Ouest ou au Nunavut. Entrez les trois premiers caractères, ou choisissez dans la liste.`;
export const notFound = (postalCode: string) =>
  `Le code postal ${postalCode} n’existe dans aucune province ni aucun territoire. Vérifiez-le, ou choisissez dans la liste.`;
export const chooseFromList: Words<English['chooseFromList']> = 'Choisir dans la liste';

export const resourcesOf = (region: ProvinceCode) => `Ressources ${fromRegion(region)}`;
export const talkToNurse: Words<English['talkToNurse']> = 'Parler à une infirmière ou à un infirmier.';
export const nurse = (line: ReactNode, emergency: ReactNode) => (
  <>
    {line}. En cas d’urgence, appelez le {emergency}.
  </>
);
export const nurseWithoutLine = (instead: ReactNode, emergency: ReactNode) => (
  <>
    {instead} En cas d’urgence, appelez son numéro d’urgence. Là où il répond, vous pouvez aussi appeler le {emergency}.
  </>
);
