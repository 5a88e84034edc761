import type { ReactNode } from 'react';

export const emergency = (number: ReactNode) => (
  <>
    En cas d’urgence, appelez le {number}. Il n’y a pas de 911 au Nunavut : appelez votre centre de santé. Ailleurs dans
    le Nord, si le 911 ne répond pas, appelez votre poste de soins infirmiers.
  </>
);

export const allLines = (mostRegions: ReactNode, manitoba: ReactNode) => (
  <>
    Ligne santé : {mostRegions} presque partout; {manitoba} au Manitoba; votre centre de santé communautaire au Nunavut.
  </>
);
export const lineInRegion = (line: ReactNode, region: string, numbers: ReactNode) => (
  <>
    {line}, {region} : {numbers}.
  </>
);
export const adviceInRegion = (region: string, advice: string) => `${region} : ${advice}`;
export const eitherNumber = (one: ReactNode, other: ReactNode) => (
  <>
    {one} ou {other}
  </>
);
