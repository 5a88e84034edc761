import type { ReactNode } from 'react';

export const emergency = (number: ReactNode) => (
  <>
    In an emergency call {number}. Nunavut has no 911: call your health centre. If 911 does not answer elsewhere in the
    North, call your nursing station.
  </>
);

// Telephone numbers of lines staffed by nurses.
export const allLines = ({ mostRegions, manitoba }: { mostRegions: ReactNode; manitoba: ReactNode }) => (
  <>
    Health line: {mostRegions} in most regions; Manitoba {manitoba}; Nunavut: your community health centre.
  </>
);
export const poisonCentre = ({ mostRegions, quebec }: { mostRegions: ReactNode; quebec: ReactNode }) => (
  <>
    Poison centre, day or night: {mostRegions}. In Quebec: {quebec}. In Nunavut: your health centre.
  </>
);
export const lineInRegion = ({ line, region, numbers }: { line: ReactNode; region: string; numbers: ReactNode }) => (
  <>
    {line}, {region}: {numbers}.
  </>
);
export const adviceInRegion = ({ region, advice }: { region: string; advice: string }) => `${region}: ${advice}`;
export const eitherNumber = (one: ReactNode, other: ReactNode) => (
  <>
    {one} or {other}
  </>
);
