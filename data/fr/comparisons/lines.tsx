import type { ReactNode } from 'react';
import type { ComparisonNames } from './types';

export const pickNames = ({ name, of, as }: ComparisonNames): ComparisonNames => ({ name, of, as });

export const asLongAs = (thing: ComparisonNames) => `Aussi long ${thing.as}`;
export const pictureForWeek = ({ name }: ComparisonNames) => `Une image pour cette semaine : ${name}`;

export const more = ({ of }: ComparisonNames, readOut: (text: string) => ReactNode) => (
  <>
    En savoir plus
    {readOut(` à propos ${of}`)}
  </>
);
