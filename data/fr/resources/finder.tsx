import type { ReactNode } from 'react';
import type { ProvinceCode } from '@/data/provinces';
import type { Words } from '@/data/words';
import { fromRegion } from '@/words/regions';

type English = typeof import('@/data/en/resources/finder');

export const heading: Words<English['heading']> = 'De l’aide près de chez vous';
export const howToSearch: Words<English['howToSearch']> = 'Façon de chercher';
export const modes: Words<English['modes']> = {
  province: 'Chercher par province',
  postal: 'Chercher par code postal',
};
export const noProvince: Words<English['noProvince']> = 'Choisissez où vous habitez';

export const searchResult: Words<English['searchResult']> = 'Résultat de la recherche';
export const chosen = (region: ProvinceCode) => `Les ressources ${fromRegion(region)} sont plus haut.`;
export const chooseFromList: Words<English['chooseFromList']> = 'Choisir dans la liste';

export const resourcesOf = (region: ProvinceCode) => `Ressources ${fromRegion(region)}`;
export const talkToNurse: Words<English['talkToNurse']> = 'Parler à une infirmière ou à un infirmier.';
export const nurse = (line: ReactNode) => <>{line}.</>;
