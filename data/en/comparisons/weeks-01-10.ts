import type { ComparisonWords } from './types';

export const comparisonsWeeks1To10 = {
  snowflake: {
    name: 'a snowflake still up in the clouds',
    title: 'A snowflake still up in the clouds',
    description:
      'There is no baby to measure this week. Weeks are counted from the first day of your last period, before conception.',
    funFact:
      'A snow crystal starts as a tiny speck of ice in a cloud. It grows on its way down, and many have six sides or arms.',
    pictureText: 'A bright blue snowflake with six arms',
  },
  sunrise: {
    name: 'the first light over Lake Winnipeg',
    title: 'The first light over Lake Winnipeg',
    description:
      'There is still nothing to measure. In many cycles, an egg is released near the start of this week and may be fertilized.',
    funFact:
      'Lake Winnipeg is so large that from many beaches you cannot see the far shore. Its name comes from Cree words for muddy water.',
    pictureText: 'The sun coming up over blue water, in a red sky',
  },
  'sand-grain': {
    name: 'a grain of sand on the Bay of Fundy',
    title: 'A grain of sand on the Bay of Fundy',
    description:
      'It is too soon to measure anything. If an egg was fertilized, it is now a tiny ball of cells, which may be settling into the uterus.',
    funFact:
      'The Bay of Fundy lies between New Brunswick and Nova Scotia. Its tides are among the highest in the world.',
    pictureText: 'A golden grain of sand under a magnifying glass, on a beach with small waves',
  },
  'poppy-seed': {
    name: 'a poppy seed on a fresh bagel',
    title: 'A poppy seed on a fresh bagel',
    description: 'One poppy seed is about 1 mm long. Your baby is a speck too, and too small to measure.',
    funFact: 'Poppy seeds come from the dried pod of the poppy flower. In Montreal, many bagels are covered in them.',
    sizeMeasure: 'length of one seed',
    pictureText: 'A golden bagel with tiny seeds, one of them under a magnifying glass',
  },
  'fireweed-seed': {
    name: 'a fireweed seed',
    title: 'A fireweed seed',
    description:
      'The seed of this tall pink wildflower is about 1 mm long without its silky fluff. Your baby is too small to measure.',
    funFact: 'Fireweed is the flower of Yukon. It is one of the first plants to grow back after a forest fire.',
    sizeMeasure: 'length of the seed without its fluff',
    pictureText: 'A brown seed with pale grey silky fluff',
  },
  'mustard-seeds': {
    name: 'a yellow mustard seed',
    title: 'A yellow mustard seed',
    description: 'A yellow mustard seed is 2 to 3 mm across. Your baby is about as long, or still shorter.',
    funFact:
      "Most of Canada's mustard is grown in Saskatchewan. Some of the seed goes to France, to be made into Dijon mustard.",
    sizeMeasure: 'diameter of a large seed',
    pictureText: 'Three round yellow mustard seeds',
  },
  duckweed: {
    name: 'a leaf of duckweed',
    title: 'A leaf of duckweed',
    description:
      'One leaf of common duckweed is often about 3 mm long. That is as long as your baby may be, from head to bottom.',
    funFact:
      'Duckweed is one of the smallest flowering plants in the world. It floats on quiet ponds, and ducks eat it.',
    sizeMeasure: 'length of one leaf',
    pictureText: 'Three small green oval leaves joined together, a thin root below them',
  },
  lentils: {
    name: 'a Saskatchewan lentil',
    title: 'A Saskatchewan lentil',
    description: 'A small lentil is about half a centimetre across. Your baby is a little longer, from head to bottom.',
    funFact:
      'Most of the lentils grown in Canada come from Saskatchewan. Cooked lentils are a good source of fibre and iron.',
    sizeMeasure: 'diameter',
    pictureText: 'A round green lentil and an orange one of the same size on its edge',
  },
  'small-lady-beetle': {
    name: 'a small lady beetle',
    title: 'A small lady beetle',
    description: 'A small lady beetle is often about half a centimetre long. Your baby is close to that this week.',
    funFact: "Lady beetles are a gardener's friends. Both the adults and the young of many kinds eat aphids.",
    sizeMeasure: 'body length',
    pictureText: 'A red lady beetle with black spots',
  },
  'saskatoon-berries': {
    name: 'a saskatoon berry',
    title: 'A saskatoon berry',
    description: 'A ripe saskatoon berry is about 1 cm across. Your baby is close to that size this week.',
    funFact: 'The city of Saskatoon is named after this berry. The name comes from the Cree word for it.',
    sizeMeasure: 'diameter',
    pictureText: 'Two purple saskatoon berries with small crowns',
  },
  'spruce-needles': {
    name: 'a black spruce needle',
    title: 'A black spruce needle',
    description:
      'The short, stiff needles of a black spruce are often about 1 cm long. So is your baby, from head to bottom.',
    funFact: 'Black spruce is the provincial tree of Newfoundland and Labrador. It can grow in cold, wet bogs.',
    sizeMeasure: 'length of one needle',
    pictureText: 'One blue-green spruce needle beside the tip of a twig',
  },
  bakeapple: {
    name: 'a bakeapple',
    title: 'A bakeapple',
    description:
      'This soft orange berry, also called a cloudberry, is often about 1.5 cm across. Your baby is a little longer.',
    funFact:
      'Bakeapples grow in northern bogs, with one berry on each stem. One Inuktitut name for the berry is aqpik.',
    sizeMeasure: 'diameter',
    pictureText: 'An amber berry with plump beads on a leafy stem',
  },
  dime: {
    name: 'a dime',
    title: 'A dime',
    description: 'The ten-cent coin is 1.8 cm across. Your baby is about that long from head to bottom.',
    funFact:
      'The dime is the smallest coin in use in Canada. The ship on it since 1937 was drawn from photos of the Bluenose, a schooner from Nova Scotia.',
    sizeMeasure: 'diameter',
    pictureText: 'A small silver coin with a sailing ship on it',
  },
  nickel: {
    name: 'a nickel',
    title: 'A nickel',
    description:
      'A five-cent coin is 2.12 cm across. Your baby is about half a centimetre longer, from head to bottom.',
    funFact:
      'The beaver first appeared on the Canadian nickel in 1937. Today the coin is made mostly of steel, in spite of its name.',
    sizeMeasure: 'diameter',
    pictureText: 'A silver coin with a beaver on it',
  },
  cherries: {
    name: 'an Okanagan cherry',
    title: 'An Okanagan cherry',
    description: 'A big sweet cherry is often about 2.5 cm across. Your baby is much the same, from head to bottom.',
    funFact: "British Columbia grows most of Canada's sweet cherries. Picking starts in early summer.",
    sizeMeasure: 'diameter',
    pictureText: 'Two red cherries joined at the stem',
  },
  'maple-key': {
    name: 'a Manitoba maple key',
    title: 'A Manitoba maple key',
    description:
      'The winged seed of a Manitoba maple is often about 3.5 cm long, close to your baby from head to bottom.',
    funFact:
      'Maple keys spin like tiny propellers as they fall. Unlike other maples that grow wild in Canada, this one has leaves made of smaller leaflets.',
    sizeMeasure: 'length of one key',
    pictureText: 'A pair of winged maple seeds on a stem',
  },
  fiddlehead: {
    name: 'a fiddlehead',
    title: 'A fiddlehead',
    description: 'This curled young fern is often about 3 cm across. Your baby is a little longer.',
    funFact:
      'People in New Brunswick pick ostrich fern fiddleheads each spring. They wash them and always cook them right through.',
    sizeMeasure: 'diameter of the coil',
    pictureText: 'A bright green fern tip curled into a spiral',
  },
} satisfies Record<string, ComparisonWords>;
