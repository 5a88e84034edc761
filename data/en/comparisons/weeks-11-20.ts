import type { ComparisonWords } from './types';

export const comparisonsWeeks11To20 = {
  timbit: {
    name: 'a Timbit',
    title: 'A Timbit',
    description:
      'This bite-sized ball of doughnut is often about 4 cm across. From head to bottom, your baby is almost 1 cm longer.',
    funFact:
      'Timbits are little rounds of doughnut, often sold by the box to share. In Canada the name is part of everyday talk.',
    sizeMeasure: 'diameter',
    pictureText: 'A glazed golden-brown ball of doughnut',
  },
  'pine-cone': {
    name: 'a lodgepole pine cone',
    title: 'A lodgepole pine cone',
    description:
      'The small, hard cone of a lodgepole pine is often 4 to 5 cm long, and so is your baby from head to bottom.',
    funFact:
      'Lodgepole pine is the provincial tree of Alberta. Many of its cones stay shut until the heat of a fire opens them.',
    sizeMeasure: 'length',
    pictureText: 'A small brown pine cone with green needles',
  },
  'nanaimo-bar': {
    name: 'a Nanaimo bar',
    title: 'A Nanaimo bar',
    description: 'A square of this sweet is often about 5 cm wide. Your baby is about 1 cm longer this week.',
    funFact:
      'A Nanaimo bar has a crumb base, a sweet custard middle and a chocolate top. Its name comes from a city on Vancouver Island.',
    sizeMeasure: 'width of one square',
    pictureText: 'A square with a crumb base, yellow middle and chocolate top',
  },
  pysanka: {
    name: 'a pysanka',
    title: 'A pysanka',
    description:
      "This Easter egg is often a real hen's egg, 5 to 6 cm long. From head to bottom, your baby is about the same.",
    funFact:
      'Ukrainian families brought the art of the pysanka to the Prairies. Vegreville, Alberta, has a giant one that turns in the wind.',
    sizeMeasure: 'length',
    pictureText: 'An egg with bright bands of folk patterns',
  },
  'butter-tart': {
    name: 'a butter tart',
    title: 'A butter tart',
    description: 'A butter tart is often about 7 cm across. That is close to your baby from head to bottom.',
    funFact:
      'The filling is made of butter, sugar and egg. Whether it should have raisins is an old and friendly debate in Canada.',
    sizeMeasure: 'diameter',
    pictureText: 'A small round tart with a glossy brown filling',
  },
  'lacrosse-ball': {
    name: 'a lacrosse ball',
    title: 'A lacrosse ball',
    description: 'This solid rubber ball is a little over 6 cm across. Your baby is almost 1 cm longer.',
    funFact:
      'Lacrosse comes from First Nations, such as the Haudenosaunee, who still play it today. It is the national summer sport of Canada.',
    sizeMeasure: 'diameter',
    pictureText: "An orange lacrosse ball in front of a wooden stick's mesh",
  },
  'hockey-puck': {
    name: 'a hockey puck',
    title: 'A hockey puck',
    description: 'A puck is 7.62 cm across. Measured from head to bottom, your baby is about 1 cm longer.',
    funFact:
      'A puck is a disc of hard rubber. Pucks are often frozen before a game so that they bounce less on the ice.',
    sizeMeasure: 'diameter',
    pictureText: 'A flat black hockey puck',
  },
  dumpling: {
    name: 'a perogy',
    title: 'A perogy',
    description: 'A half-moon perogy is often about 8 cm long. From head to bottom, your baby is a touch longer.',
    funFact:
      'Perogies came to the Prairies with families from Eastern Europe. Glendon, Alberta, has a giant statue of one on a fork.',
    sizeMeasure: 'length',
    pictureText: 'A half-moon dumpling with a pinched edge',
  },
  'hockey-card': {
    name: 'a hockey card',
    title: 'A hockey card',
    description: 'A standard hockey card is 8.9 cm tall, about as long as your baby from head to bottom.',
    funFact:
      'Children have traded hockey cards for generations. Collectors call the first card of a player a rookie card.',
    sizeMeasure: 'height',
    pictureText: 'A card with a hockey player in red on the ice',
  },
  monarch: {
    name: 'a monarch butterfly',
    title: 'A monarch butterfly',
    description: 'With its wings spread, a typical monarch is 9 to 10 cm wide. Your baby is nearly that long.',
    funFact:
      'Each fall, monarchs from Ontario and Quebec fly all the way to Mexico. Their caterpillars eat milkweed leaves.',
    sizeMeasure: 'wingspan',
    pictureText: 'An orange butterfly with dark-edged wings',
  },
  'montreal-bagel': {
    name: 'a Montreal-style bagel',
    title: 'A Montreal-style bagel',
    description: 'This hand-rolled bagel is often about 10 cm across. From head to bottom, your baby is much the same.',
    funFact:
      'By tradition, a Montreal-style bagel is boiled in water sweetened with honey. Then it is baked in a wood-fired oven.',
    sizeMeasure: 'diameter',
    pictureText: 'A Montreal-style bagel with a large hole and sesame seeds',
  },
  'baby-moccasin': {
    name: "a baby's beaded moccasin",
    title: "A baby's beaded moccasin",
    description: 'A soft shoe for a small baby is often about 10 cm long. Your baby is now that long too.',
    funFact:
      'Some First Nations and Métis families welcome a new baby with moccasins. Flowers in small glass beads often cover the top.',
    sizeMeasure: 'length',
    pictureText: 'A small hide shoe with a white fur cuff and a beaded flower',
  },
  'maple-leaf': {
    name: 'a sugar maple leaf',
    title: 'A sugar maple leaf',
    description: 'A sugar maple leaf is often about 11 cm wide. Your baby is now that long from head to bottom.',
    funFact: 'The red maple leaf on the flag of Canada has eleven points. Real leaves vary from tree to tree.',
    sizeMeasure: 'width',
    pictureText: 'A red maple leaf with a stem',
  },
  potato: {
    name: 'a Prince Edward Island potato',
    title: 'A Prince Edward Island potato',
    description: "A baking potato is often about 11 cm long. That is close to your baby's length from head to bottom.",
    funFact:
      "The soil of Prince Edward Island is red because it is rich in iron. The Canadian Potato Museum is in O'Leary.",
    sizeMeasure: 'length',
    pictureText: 'A light brown potato',
  },
  'syrup-can': {
    name: 'a can of maple syrup',
    title: 'A can of maple syrup',
    description: 'The round can of syrup sold in Quebec is 11 to 12 cm tall. Your baby is a little longer.',
    funFact: 'Quebec makes more maple syrup than any other place in the world. Its round can holds 540 mL.',
    sizeMeasure: 'height',
    pictureText: 'A round can with a red maple leaf above a cabin in the snow',
  },
  'snow-goggles': {
    name: 'a pair of Inuit snow goggles',
    title: 'A pair of Inuit snow goggles',
    description:
      'They have to reach across both eyes, so they are often about 13 cm wide. Your baby is close to that length.',
    funFact:
      'Inuit make these goggles from bone, antler, ivory or wood. Narrow slits protect the eyes from the glare of sun on snow.',
    sizeMeasure: 'width',
    pictureText: 'Carved pale goggles with two narrow slits and a brown cord',
  },
  poutine: {
    name: 'a dish of poutine',
    title: 'A dish of poutine',
    description:
      'A takeout dish of poutine is often about 17 cm long. It is a picture for this week, not a measure of your baby.',
    funFact: 'Poutine began in small-town Quebec in the 1950s. Fresh cheese curds squeak when you bite into them.',
    sizeMeasure: 'length of a takeout dish',
    pictureText: 'A red dish of fries with cheese curds and brown gravy',
  },
  pika: {
    name: 'a pika',
    title: 'A pika',
    description:
      'A typical adult pika is about 18 cm long. We have no length for your baby beside it, as the way to measure changes now.',
    funFact:
      'Pikas live on rocky mountain slopes. They cut grass and flowers in summer and dry them in piles to eat in winter.',
    sizeMeasure: 'body length',
    pictureText: 'A small round-eared animal on a rock with flowers in its mouth',
  },
  'chipmunk-running': {
    name: 'a chipmunk',
    title: 'A chipmunk',
    description: 'From its nose to the tip of its tail, a typical eastern chipmunk is about 25 cm long.',
    funFact:
      'A chipmunk stuffs its cheeks with seeds and nuts. It carries them to an underground burrow and eats them in the cold months.',
    sizeMeasure: 'length with tail',
    pictureText: 'A running chipmunk with striped back, tail stretched out behind',
  },
  basketball: {
    name: 'a basketball',
    title: 'A basketball',
    description: 'A full-size basketball is about 24 cm across. From head to heel, your baby is a little longer.',
    funFact:
      'James Naismith, who was born in Ontario, invented basketball in 1891. The first baskets were real peach baskets.',
    sizeMeasure: 'diameter',
    pictureText: 'An orange basketball with black lines',
  },
} satisfies Record<string, ComparisonWords>;
