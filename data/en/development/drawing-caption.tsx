import type { ReactNode } from 'react';
import type { ComparisonNames } from '@/words/comparisons/types';

/** Below the drawing of baby and object, with the object's name: 'a Timbit'. */
export const asLongAs = ({ name }: ComparisonNames, mark: (text: string) => ReactNode) => <>As long as {mark(name)}.</>;
/** Below the object alone, in weeks without a length. */
export const pictureForWeek = (thing: ReactNode) => <>A picture for this week: {thing}.</>;

/** The same with the week's figures, in one line: 'As long as a chipmunk: 25.5 cm, 358 g.' */
export const asLongAsWith = ({ name }: ComparisonNames, mark: (text: string) => ReactNode, figures: string) => (
  <>
    As long as {mark(name)}: {figures}.
  </>
);
/** Beside the object alone, where only a weight is known. */
export const weighs = (weight: string) => `Your baby weighs ${weight}.`;
