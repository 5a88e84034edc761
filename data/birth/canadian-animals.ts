import type { CanadianAnimal } from './types';

/**
 * Twelve animals that live wild in Canada, one for each year modulo 12. The first is for years divisible by 12, such as
 * 2028.
 */
export const canadianAnimals = [
  { id: 'beaver', picture: 'beaver' },
  { id: 'wolf', picture: 'wolf' },
  { id: 'grizzly-bear', picture: 'bear' },
  { id: 'sea-otter', picture: 'otter' },
  { id: 'great-horned-owl', picture: 'great-horned-owl' },
  { id: 'bison', picture: 'bison' },
  { id: 'bald-eagle', picture: 'eagle' },
  { id: 'polar-bear', picture: 'polar-bear' },
  { id: 'wood-frog', picture: 'frog' },
  { id: 'harbour-seal', picture: 'seal' },
  { id: 'moose', picture: 'moose' },
  { id: 'blue-whale', picture: 'spouting-whale' },
] as const satisfies readonly CanadianAnimal[];
