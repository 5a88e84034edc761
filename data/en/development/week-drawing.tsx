import type { ReactNode } from 'react';
import type { ComparisonNames } from '@/words/comparisons/types';

/** Below the drawing of one's own week, whose thing is set apart. */
export const asLongAs = ({ name }: ComparisonNames, mark: (text: string) => ReactNode) => (
  <>Today your baby is about as long as {mark(name)}.</>
);
/** The same of somebody else's baby. */
export const theirsAsLongAs = ({ name }: ComparisonNames, mark: (text: string) => ReactNode) => (
  <>Right now the baby is about as long as {mark(name)}.</>
);
