import type { ReactNode } from 'react';
export const title = 'Popular baby names in Canada';
export const intro = (year: number) => `The ten most frequent first names of babies born in ${year}.`;
export const lists = { girls: 'Girls', boys: 'Boys' };
/** Stands before the source. */
export const preliminary = (year: number) => `Births of ${year}, preliminary. Source:`;
export const publisherAndTitle = ({ publisher, title }: { publisher: ReactNode; title: ReactNode }) => (
  <>
    {publisher}, {title}
  </>
);
