import type { ReactNode } from 'react';
import type { Words } from '@/data/words';

type English = typeof import('@/data/en/ui/help-lines');

export const emergency = (number: ReactNode) => (
  <>
    En cas d’urgence, appelez le {number}. Il n’y a pas de 911 au Nunavut : appelez votre centre de santé. Ailleurs dans
    le Nord, si le 911 ne répond pas, appelez votre poste de soins infirmiers.
  </>
);

export const allLines: Words<English['allLines']> = ({ mostRegions, manitoba }) => (
  <>
    Ligne santé : {mostRegions} presque partout; {manitoba} au Manitoba; votre centre de santé communautaire au Nunavut.
  </>
);
export const poisonCentre: Words<English['poisonCentre']> = ({ mostRegions, quebec }) => (
  <>
    Centre antipoison, de jour comme de nuit : {mostRegions}. Au Québec : {quebec}. Au Nunavut : votre centre de santé.
  </>
);
export const lineInRegion: Words<English['lineInRegion']> = ({ line, region, numbers }) => (
  <>
    {line}, {region} : {numbers}.
  </>
);
export const adviceInRegion: Words<English['adviceInRegion']> = ({ region, advice }) => `${region} : ${advice}`;
export const eitherNumber = (one: ReactNode, other: ReactNode) => (
  <>
    {one} ou {other}
  </>
);
