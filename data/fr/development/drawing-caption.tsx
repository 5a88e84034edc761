import type { ReactNode } from 'react';
import type { ComparisonNames } from '@/data/fr/comparisons/types';

export const asLongAs = ({ as }: ComparisonNames, mark: (text: string) => ReactNode) => <>Aussi long {mark(as)}.</>;
export const pictureForWeek = (thing: ReactNode) => <>Une image pour cette semaine : {thing}.</>;
