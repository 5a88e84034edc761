import type { CanadianAnimal } from './types';

/**
 * Twelve animals that live wild in Canada, one for each year modulo 12. The first is for years divisible by 12, such as
 * 2028.
 */
export const canadianAnimals = [
  {
    name: 'Beaver',
    fact: "A beaver's front teeth never stop growing. Gnawing on trees keeps them short.",
    picture: 'beaver',
  },
  {
    name: 'Wolf',
    fact: 'A wolf pack is a family: most often two parents and their young of the last few years.',
    picture: 'wolf',
  },
  {
    name: 'Grizzly Bear',
    fact: "The hump on a grizzly's shoulders is muscle. It makes the bear a strong digger.",
    picture: 'bear',
  },
  {
    name: 'Sea Otter',
    fact: 'Sea otters live off the coast of British Columbia. They have the densest fur of all animals.',
    picture: 'otter',
  },
  {
    name: 'Great Horned Owl',
    fact: 'An owl cannot roll its eyes, so it turns its head, far enough to look straight behind itself.',
    picture: 'great-horned-owl',
  },
  {
    name: 'Bison',
    fact: 'The bison is the largest land animal in North America. Herds still roam in Wood Buffalo National Park.',
    picture: 'bison',
  },
  {
    name: 'Bald Eagle',
    fact: 'Young bald eagles are brown all over. Head and tail turn white at about five years of age.',
    picture: 'eagle',
  },
  {
    name: 'Polar Bear',
    fact: 'Under its white fur, the skin of a polar bear is black.',
    picture: 'polar-bear',
  },
  {
    name: 'Wood Frog',
    fact: 'A wood frog can freeze in winter, until even its heart stops, and hop away in spring.',
    picture: 'frog',
  },
  {
    name: 'Harbour Seal',
    fact: 'Harbour seal pups can swim within hours of their birth.',
    picture: 'seal',
  },
  {
    name: 'Moose',
    fact: 'The moose is the largest deer in the world. Each year the bulls drop their antlers and grow new ones.',
    picture: 'moose',
  },
  {
    name: 'Blue Whale',
    fact: 'The blue whale is the largest animal alive. Some feed in the Gulf of St. Lawrence.',
    picture: 'spouting-whale',
  },
] as const satisfies readonly CanadianAnimal[];
