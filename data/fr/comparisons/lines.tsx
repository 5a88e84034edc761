import type { ReactNode } from 'react';
import type { ComparisonNames } from './types';

export const pickNames = ({ name, of, as }: ComparisonNames): ComparisonNames => ({ name, of, as });

export const asLongAs = ({ as }: ComparisonNames) => `Aussi long ${as}`;
export const pictureForWeek = ({ name }: ComparisonNames) => `Une image pour cette semaine : ${name}`;

export const more = ({ name }: ComparisonNames, readOut: (text: string) => ReactNode) => (
  <>
    En savoir plus
    {readOut(` : ${name}`)}
  </>
);
