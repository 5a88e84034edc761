import type { ReactNode } from 'react';

export const emergency = (number: ReactNode) => (
  <>
    En cas d’urgence, appelez le {number} (au Nunavut et dans certaines régions du Nord : votre centre de santé ou votre
    poste infirmier).
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
