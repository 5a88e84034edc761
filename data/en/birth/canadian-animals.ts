/** Each animal with something true about it. */
export const canadianAnimals = {
  beaver: {
    name: 'Beaver',
    fact: "A beaver's front teeth never stop growing. Gnawing on trees keeps them short.",
  },
  wolf: {
    name: 'Wolf',
    fact: 'A wolf pack is a family: most often two parents and their young of the last few years.',
  },
  'grizzly-bear': {
    name: 'Grizzly Bear',
    fact: "The hump on a grizzly's shoulders is muscle. It makes the bear a strong digger.",
  },
  'sea-otter': {
    name: 'Sea Otter',
    fact: 'Sea otters live off the coast of British Columbia. They have the densest fur of all animals.',
  },
  'great-horned-owl': {
    name: 'Great Horned Owl',
    fact: 'An owl cannot roll its eyes, so it turns its head, far enough to look straight behind itself.',
  },
  bison: {
    name: 'Bison',
    fact: 'The bison is the largest land animal in North America. Herds still roam in Wood Buffalo National Park.',
  },
  'bald-eagle': {
    name: 'Bald Eagle',
    fact: 'Young bald eagles are brown all over. Head and tail turn white at about five years of age.',
  },
  'polar-bear': {
    name: 'Polar Bear',
    fact: 'Under its white fur, the skin of a polar bear is black.',
  },
  'wood-frog': {
    name: 'Wood Frog',
    fact: 'A wood frog can freeze in winter, until even its heart stops, and hop away in spring.',
  },
  'harbour-seal': {
    name: 'Harbour Seal',
    fact: 'Harbour seal pups can swim within hours of their birth.',
  },
  moose: {
    name: 'Moose',
    fact: 'The moose is the largest deer in the world. Each year the bulls drop their antlers and grow new ones.',
  },
  'blue-whale': {
    name: 'Blue Whale',
    fact: 'The blue whale is the largest animal alive. Some feed in the Gulf of St. Lawrence.',
  },
};
