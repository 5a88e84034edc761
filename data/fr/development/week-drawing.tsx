import type { ReactNode } from 'react';
import type { ComparisonNames } from '@/data/fr/comparisons/types';

export const asLongAs = ({ as }: ComparisonNames, mark: (text: string) => ReactNode) => (
  <>Aujourd’hui, votre bébé est à peu près aussi long {mark(as)}.</>
);
export const theirsAsLongAs = ({ as }: ComparisonNames, mark: (text: string) => ReactNode) => (
  <>En ce moment, le bébé est à peu près aussi long {mark(as)}.</>
);
