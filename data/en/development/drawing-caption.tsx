import type { ReactNode } from 'react';
import type { ComparisonNames } from '@/words/comparisons/types';

/** Below the drawing of baby and object, with the object's name: 'a Timbit'. */
export const asLongAs = ({ name }: ComparisonNames, mark: (text: string) => ReactNode) => <>As long as {mark(name)}.</>;
/** Below the object alone, in weeks without a length. */
export const pictureForWeek = (thing: ReactNode) => <>A picture for this week: {thing}.</>;
