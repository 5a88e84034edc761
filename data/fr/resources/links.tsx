import type { ReactNode } from 'react';
import type { ProvinceCode } from '@/data/provinces';
import type { Words } from '@/data/words';
import { inRegion, names, theRegion } from '@/words/regions';

type English = typeof import('@/data/en/resources/links');

/** By the names of the pages in data/province-resources. */
export const cardHeadings: Words<English['cardHeadings']> = {
  healthLink: 'Suivi de grossesse',
  maternityInfo: 'Congé de maternité',
  parentalBenefits: 'Prestations parentales',
  childcareOptions: 'Services de garde',
};
export const visitResource: Words<English['visitResource']> = 'Voir la ressource';
/** Follows `visitResource` for those who hear links without the cards around them. */
export const resourceOf = (heading: string, region: ProvinceCode) => `${heading}, ${names[region]}`;
export const specialPrograms = (region: ProvinceCode) => `Programmes offerts ${inRegion(region)}`;
export const exploreSpecialPrograms: Words<English['exploreSpecialPrograms']> = 'Voir ces programmes';
export const aboutRegion = (region: ProvinceCode) => `Avoir un bébé ${inRegion(region)} : tout sur une page`;
export const restOfSite = (own: ProvinceCode) =>
  `Le reste du site garde ${theRegion(own)} : ligne santé, dates et congés.`;
export const takeEverywhere = (region: ProvinceCode) => `Choisir ${theRegion(region)} partout`;
export const takenEverywhere = (region: ProvinceCode) => `Tout le site est maintenant réglé sur ${theRegion(region)}.`;
export const movedPages: Words<English['movedPages']> =
  'Les gouvernements déplacent leurs pages. Si un lien ne mène nulle part, cherchez le nom de la page sur le site de l’organisme qui l’offre.';

/** Stands for a name in another language within a sentence. */
export const foreignName = (name: ReactNode) => <>{name}</>;
export const runBy = (name: ReactNode) => <>Offert par {name}.</>;
export const titleRunBy: Words<English['titleRunBy']> = ({ title, name }) => (
  <>
    {title}, page offerte par {name}
  </>
);
/** On a line of its own, below an amount. */
export const amountAsOf = (asOf: string) => `(${asOf})`;
export const amountInSentence: Words<English['amountInSentence']> = ({ amount, asOf }) => `${amount} (${asOf}).`;
export const phone = (number: ReactNode) => <>Téléphone : {number}</>;
