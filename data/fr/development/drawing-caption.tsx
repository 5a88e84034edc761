import type { ReactNode } from 'react';
import type { ComparisonNames } from '@/data/fr/comparisons/types';

export const asLongAs = ({ as }: ComparisonNames, mark: (text: string) => ReactNode) => <>Aussi long {mark(as)}.</>;
export const pictureForWeek = (thing: ReactNode) => <>Une image pour cette semaine : {thing}.</>;
export const asLongAsWith = ({ as }: ComparisonNames, mark: (text: string) => ReactNode, figures: string) => (
  <>
    Aussi long {mark(as)} : {figures}.
  </>
);
export const weighs = (weight: string) => `Votre bébé pèse ${weight}.`;
