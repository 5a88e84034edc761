import type { Words } from '@/data/words';

type English = typeof import('@/data/en/development/baby-names');

export const title: Words<English['title']> = 'Prénoms populaires au Canada';
export const intro = (year: number) => `Les dix prénoms les plus fréquents des bébés nés en ${year}.`;
export const lists: Words<English['lists']> = { girls: 'Filles', boys: 'Garçons' };
export const preliminary = (year: number) => `Naissances de ${year}, données provisoires. Source :`;
export const publisherAndTitle: Words<English['publisherAndTitle']> = ({ publisher, title }) => (
  <>
    {publisher}, {title}
  </>
);
