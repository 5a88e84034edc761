import type { ComparisonWords } from './types';

export const comparisonsWeeks21To30 = {
  lobster: {
    name: 'an Atlantic lobster',
    title: 'An Atlantic lobster',
    description:
      'Without its claws, a market lobster is often about 26 cm long. From head to heel, your baby is about the same.',
    funFact:
      'A live lobster is most often a dark greenish brown and turns red when cooked. Shediac, New Brunswick, has a giant lobster sculpture.',
    sizeMeasure: 'body length without claws',
    pictureText: 'A dark green-brown lobster seen from above',
  },
  'cn-tower-drawing': {
    name: "a child's drawing of the CN Tower",
    title: "A child's drawing of the CN Tower",
    description:
      'A standard sheet of paper in Canada is 27.9 cm long. Your baby is a little shorter than that from head to heel.',
    funFact: 'The CN Tower in Toronto is more than 500 metres tall. High up, part of the floor is made of glass.',
    sizeMeasure: 'length of the paper',
    pictureText: "A child's drawing of a tall tower, a sun and a person",
  },
  'american-football': {
    name: 'a Canadian football',
    title: 'A Canadian football',
    description: 'From point to point, the ball is about 28 cm long. From head to heel, your baby is about the same.',
    funFact:
      'In Canadian football a team gets three downs, one fewer than in the American game. The champions win the Grey Cup.',
    sizeMeasure: 'length',
    pictureText: 'A brown football with laces and pale stripes',
  },
  bannock: {
    name: 'a round of bannock',
    title: 'A round of bannock',
    description:
      "Bannock baked in a large frying pan is often about 25 cm across, about 3 cm less than your baby's length.",
    funFact:
      'Bannock is a bread shared in many First Nations, Métis and Inuit homes. It can be baked, fried or cooked over a fire.',
    sizeMeasure: 'diameter',
    pictureText: 'A round golden bannock with brown spots',
  },
  puffin: {
    name: 'a puffin',
    title: 'A puffin',
    description: 'A typical adult Atlantic puffin is about 28 cm long. Stretched out, your baby is a little longer.',
    funFact:
      'The Atlantic puffin is the provincial bird of Newfoundland and Labrador. It swims under water with its wings to catch fish.',
    sizeMeasure: 'body length',
    pictureText: 'A black and white bird with an orange bill',
  },
  'curling-stone': {
    name: 'a curling stone',
    title: 'A curling stone',
    description: 'A curling stone is about 29 cm across, nearly the same as your baby from head to heel.',
    funFact:
      'Curling stones are made of granite. Players sweep the ice in front of a stone to help it go farther and straighter.',
    sizeMeasure: 'diameter',
    pictureText: 'A grey curling stone with a red handle',
  },
  'polar-bear-cub': {
    name: 'a newborn polar bear cub',
    title: 'A newborn polar bear cub',
    description: 'At birth a polar bear cub is about 30 cm long. Your baby is 2 or 3 cm longer from head to heel.',
    funFact:
      'Polar bear cubs are born in winter, in a den that is often dug into snow. Churchill, Manitoba, is known for its polar bears.',
    sizeMeasure: 'body length at birth',
    pictureText: 'A young white polar bear cub asleep on the snow',
  },
  'voyageur-toque': {
    name: "a voyageur's red toque",
    title: "A voyageur's red toque",
    description:
      'Laid flat with its pompom, a knitted toque is often about 30 cm long. Your baby is a little longer now.',
    funFact:
      'Each February, the Festival du Voyageur brings French Canadian, Métis and First Nations music and food to Saint-Boniface. This is the French quarter of Winnipeg.',
    sizeMeasure: 'length with pompom',
    pictureText: 'A red knitted hat with a white pompom',
  },
  'ice-skate': {
    name: 'an ice skate',
    title: 'An ice skate',
    description:
      'With its blade, an adult skate is often a little over 30 cm long. Head to heel, your baby is almost 3 cm longer.',
    funFact:
      'In a cold winter the Rideau Canal in Ottawa turns into a skating rink. It runs right through the middle of the city.',
    sizeMeasure: 'length with blade',
    pictureText: 'A grey and purple ice skate with its blade',
  },
  'lake-calendar': {
    name: 'a calendar photo of Moraine Lake',
    title: 'A calendar photo of Moraine Lake',
    description: 'A square wall calendar is often 30.5 cm wide. Your baby is about 3 cm longer now.',
    funFact:
      'Moraine Lake is in Banff National Park. Fine rock dust from melting glaciers gives the water its bright blue-green colour.',
    sizeMeasure: 'width of the calendar',
    pictureText: 'A wall calendar showing a turquoise lake below mountains',
  },
  ptarmigan: {
    name: 'a rock ptarmigan',
    title: 'A rock ptarmigan',
    description: 'A typical adult of this Arctic bird is about 35 cm long. From head to heel, your baby is the same.',
    funFact:
      'The rock ptarmigan is the official bird of Nunavut. It is white in winter and mostly brown in summer, with feathers on its feet.',
    sizeMeasure: 'body length',
    pictureText: 'A plump white bird standing on snow',
  },
  'bear-plate': {
    name: 'a bear-shaped licence plate',
    title: 'A bear-shaped licence plate',
    description: 'This licence plate is about 30 cm wide. Your baby is about 5 cm longer than that now.',
    funFact:
      'The Northwest Territories is known for licence plates in the shape of a polar bear. Drivers have used them for more than 50 years.',
    sizeMeasure: 'width',
    pictureText: 'A pale blue licence plate shaped like a polar bear',
  },
  fiddle: {
    name: 'the body of a fiddle',
    title: 'The body of a fiddle',
    description: 'Without its neck, the body of a full-size fiddle is about 35.5 cm long. Your baby is a shade longer.',
    funFact:
      'Fiddle tunes are at the heart of Métis music and of Cape Breton music. A famous Métis dance is the Red River Jig.',
    sizeMeasure: 'length of the body',
    pictureText: 'A brown fiddle',
  },
  'gold-pan': {
    name: 'a Klondike gold pan',
    title: 'A Klondike gold pan',
    description: 'A common gold pan is about 35.5 cm across, nearly the same as your baby from head to heel.',
    funFact:
      'Gold was found near what is now Dawson City, Yukon, in 1896. Gold is heavy, so it stays in the pan as sand washes out.',
    sizeMeasure: 'diameter',
    pictureText: 'A round metal pan with water, sand and bits of gold',
  },
  'beaver-kit': {
    name: 'a newborn beaver kit',
    title: 'A newborn beaver kit',
    description: 'With its tail, a baby beaver can be about 38 cm long at birth. Your baby is about that long now.',
    funFact:
      'Young beavers are called kits. They are born with fur and open eyes, and the beaver is a national symbol of Canada.',
    sizeMeasure: 'length with tail at birth',
    pictureText: 'A baby beaver on all fours, its flat tail stretched out',
  },
  basket: {
    name: 'an ash potato basket',
    title: 'An ash potato basket',
    description: "This basket of thin strips of ash wood can be about 36 cm across, close to your baby's length.",
    funFact:
      "Mi'kmaw and Wolastoqey makers have long woven strong ash baskets, some for the potato harvest. The wood is pounded until it splits into strips.",
    sizeMeasure: 'diameter at the rim',
    pictureText: 'A woven wooden basket with a tall handle',
  },
  'goalie-blocker': {
    name: "a goalie's blocker",
    title: "A goalie's blocker",
    description:
      "The flat pad on a hockey goalie's stick hand can be about 38 cm long. Your baby is slightly longer now.",
    funFact:
      'A goalie uses the blocker to knock the puck away. The same hand holds the stick, and the other hand wears the catching glove.',
    sizeMeasure: 'length of the pad',
    pictureText: 'A tall red and white hockey pad on a glove holding a stick',
  },
  'camp-frying-pan': {
    name: 'a camp frying pan',
    title: 'A camp frying pan',
    description:
      'With its handle, a cast-iron camp frying pan is often about 40 cm long. Your baby needs about another week to match it.',
    funFact:
      'A shore lunch is fresh fish fried beside the lake where it was caught. It is a treat on many northern fishing trips.',
    sizeMeasure: 'length with handle',
    pictureText: 'A cast-iron frying pan with a fried fish and lemon',
  },
  'salmon-plank': {
    name: 'a cedar-plank salmon',
    title: 'A cedar-plank salmon',
    description: 'The cedar board under a side of salmon is often about 38 cm long. Your baby is about 2 cm longer.',
    funFact:
      'Salmon is at the heart of life for many First Nations on the Pacific coast. Some cook it on cedar sticks beside an open fire.',
    sizeMeasure: 'length of the plank',
    pictureText: 'A side of salmon with lemon slices on a wooden board',
  },
  firewood: {
    name: 'a piece of firewood',
    title: 'A piece of firewood',
    description: 'Wood for a stove is often cut about 40 cm long. From head to heel, your baby is as long as that.',
    funFact:
      'In most trees that grow in Canada, each ring shows one year of growth. A wide ring often means the weather was good for growing.',
    sizeMeasure: 'length of one piece',
    pictureText: 'A split log with bark, a pale face and rings',
  },
} satisfies Record<string, ComparisonWords>;
