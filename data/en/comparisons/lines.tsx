import type { ReactNode } from 'react';
import type { ComparisonNames } from './types';

/** What a list of weeks needs of a comparison. */
export const pickNames = ({ name }: ComparisonNames): ComparisonNames => ({ name });

/** A week's main comparison in a line of a list. */
export const asLongAs = ({ name }: ComparisonNames) => `As long as ${name}`;
export const pictureForWeek = ({ name }: ComparisonNames) => `A picture for this week: ${name}`;

/** A short button, whose other words are only read out. */
export const more = ({ name }: ComparisonNames, readOut: (text: string) => ReactNode) => (
  <>
    More
    {readOut(` about ${name}`)}
  </>
);
