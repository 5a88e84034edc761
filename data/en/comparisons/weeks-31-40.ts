import type { ComparisonWords } from './types';

export const comparisonsWeeks31To40 = {
  'teddy-bear': {
    name: 'a teddy bear',
    title: 'A teddy bear',
    description:
      'A large teddy bear is often about 40 cm tall when it sits. From head to heel, your baby is a little longer.',
    funFact:
      'Winnie-the-Pooh is named in part for a real bear, called Winnie after the city of Winnipeg. A Canadian soldier brought her to England.',
    sizeMeasure: 'height when sitting',
    pictureText: 'A light brown teddy bear, sitting',
  },
  'lighthouse-placemat': {
    name: "a Peggy's Cove placemat",
    title: "A Peggy's Cove placemat",
    description: 'A table placemat is often about 45 cm wide. From head to heel, your baby is 3 or 4 cm shorter.',
    funFact:
      "The lighthouse at Peggy's Cove, Nova Scotia, stands on bare granite by the sea. It is white with a red top.",
    sizeMeasure: 'width of the placemat',
    pictureText: 'A placemat with a lighthouse on rocks, a fork and a knife',
  },
  'sharp-tailed-grouse': {
    name: 'a sharp-tailed grouse',
    title: 'A sharp-tailed grouse',
    description:
      'A typical adult of this plump bird is about 43 cm long. From head to heel, your baby is much the same.',
    funFact:
      'The sharp-tailed grouse is the provincial bird of Saskatchewan. In spring the males stamp their feet in a fast dance.',
    sizeMeasure: 'body length',
    pictureText: 'A speckled brown bird with a short pointed tail',
  },
  rhubarb: {
    name: 'a stalk of rhubarb',
    title: 'A stalk of rhubarb',
    description:
      'A tall stalk of garden rhubarb is often about 42 cm long without its leaf. Your baby is about that long now.',
    funFact:
      'Rhubarb comes back each spring, even after a hard Prairie winter. Only the stalks are eaten, because the leaves are poisonous.',
    sizeMeasure: 'length of the stalk',
    pictureText: 'Two red rhubarb stalks with a large green leaf',
  },
  'child-snowshoe': {
    name: "a child's snowshoe",
    title: "A child's snowshoe",
    description:
      'Snowshoes for small children are often about 43 cm long. From head to heel, your baby is a little longer.',
    funFact:
      'Indigenous peoples made snowshoes in many shapes for different kinds of snow. A wide snowshoe helps you stay on top of deep drifts.',
    sizeMeasure: 'length',
    pictureText: 'A small snowshoe, round in front, with webbing and red straps',
  },
  qulliq: {
    name: 'a qulliq',
    title: 'A qulliq',
    description:
      'This half-moon stone lamp of the Inuit comes in many sizes. A large one can be about 45 cm wide, a little more than your baby.',
    funFact:
      'A qulliq burns seal or whale oil with a wick of moss or Arctic cotton. It gave homes light and heat, and people still light it at gatherings today.',
    sizeMeasure: 'width of a large lamp',
    pictureText: 'A half-moon stone lamp with a row of flames',
  },
  groundhog: {
    name: 'a groundhog',
    title: 'A groundhog',
    description:
      'Without its tail, a typical adult groundhog is about 45 cm long. Head to heel, your baby is as long as that.',
    funFact:
      'Two famous groundhogs are Shubenacadie Sam in Nova Scotia and Wiarton Willie in Ontario. If a groundhog sees its shadow, the saying goes, winter will last longer.',
    sizeMeasure: 'body length without tail',
    pictureText: 'A stout brown groundhog standing up',
  },
  'hooked-mat': {
    name: 'an Acadian hooked mat',
    title: 'An Acadian hooked mat',
    description:
      'A small mat of looped wool can be about 45 cm wide. Your baby could lie stretched out along its edge.',
    funFact:
      'Chéticamp is an Acadian village in Cape Breton. It is known for hooked rugs, made by pulling loops of wool through cloth.',
    sizeMeasure: 'width of a small mat',
    pictureText: 'A wool mat with a house, boat and sea',
  },
  'snowshoe-hare': {
    name: 'a snowshoe hare',
    title: 'A snowshoe hare',
    description: 'A typical adult hare of this kind is about 45 cm long, close to your baby from head to heel.',
    funFact:
      'A snowshoe hare is brown in summer and white in winter. Its big, furry hind feet keep it from sinking into snow.',
    sizeMeasure: 'body length',
    pictureText: 'A pale winter hare with long, dark-tipped ears and big hind feet',
  },
  backpack: {
    name: "a traveller's backpack",
    title: "A traveller's backpack",
    description: 'A day pack is often about 46 cm tall. From head to heel, your baby is nearly the same.',
    funFact:
      'Some travellers from Canada sew a small maple leaf flag on their pack. It is a quick way to say where home is.',
    sizeMeasure: 'height',
    pictureText: 'A red backpack with a front pocket',
  },
  'ottawa-tulip': {
    name: 'an Ottawa tulip',
    title: 'An Ottawa tulip',
    description:
      'From the soil to the top of the flower, a tall garden tulip is often about 48 cm. Your baby is a little shorter, from head to heel.',
    funFact:
      'A Dutch princess was born in Ottawa in 1943, while her family lived there during the war. The Netherlands still sends tulip bulbs each year.',
    sizeMeasure: 'height',
    pictureText: 'A tall red tulip with a long stem and narrow leaves',
  },
  'snow-shovel': {
    name: 'the blade of a snow shovel',
    title: 'The blade of a snow shovel',
    description: 'A common snow shovel has a blade about 46 cm wide. Your baby is about 1 cm longer.',
    funFact:
      'After a snowfall, many people in Canada shovel their own driveway. Some lend a hand to the house next door.',
    sizeMeasure: 'width of the blade',
    pictureText: 'A blue snow shovel with a lump of snow',
  },
  trumpet: {
    name: 'a trumpet',
    title: 'A trumpet',
    description: "A trumpet is about 48 cm long. That is close to your baby's length from head to heel.",
    funFact:
      'Jazz trumpet player Maynard Ferguson was born in Verdun, now part of Montreal. He was known for his very high notes.',
    sizeMeasure: 'length',
    pictureText: 'A golden trumpet with three valves',
  },
  'great-horned-owl': {
    name: 'a great horned owl',
    title: 'A great horned owl',
    description:
      'A typical adult of this large owl is about 52 cm long. From head to heel, your baby is about 4 cm shorter.',
    funFact:
      'The great horned owl is the provincial bird of Alberta. Its horns are tufts of feathers, not horns or ears.',
    sizeMeasure: 'body length',
    pictureText: 'A brown owl with yellow eyes and tufts like horns',
  },
  'framed-print': {
    name: 'a framed print of the Cypress Hills',
    title: 'A framed print of the Cypress Hills',
    description: 'A common size for a print is about 51 cm long. Your baby is a little shorter, from head to heel.',
    funFact:
      'The Cypress Hills rise above the plains of Alberta and Saskatchewan. A park there is shared by both provinces.',
    sizeMeasure: 'long side of the print',
    pictureText: 'A wide print of hills, spruces and golden grass in a thin wooden frame',
  },
  'canoe-paddle': {
    name: 'the blade of a canoe paddle',
    title: 'The blade of a canoe paddle',
    description:
      'The wide part of a wooden canoe paddle is often about 53 cm long. From head to heel, your baby is 4 or 5 cm shorter.',
    funFact:
      'Many First Nations built light canoes from birch bark, and some makers still do. The Canadian Canoe Museum is in Peterborough, Ontario.',
    sizeMeasure: 'length of the blade',
    pictureText: 'A wooden canoe paddle with a painted band',
  },
  'arctic-char': {
    name: 'an Arctic char',
    title: 'An Arctic char',
    description: 'A good-sized char is often about 50 cm long. Your baby is only a centimetre or so behind.',
    funFact:
      'Arctic char is a valued food for Inuit. The capital of Nunavut is Iqaluit, which means place of many fish in Inuktitut.',
    sizeMeasure: 'length',
    pictureText: 'A long fish with an orange-red belly',
  },
  'chateau-puzzle': {
    name: 'a jigsaw puzzle of the Château Frontenac',
    title: 'A jigsaw puzzle of the Château Frontenac',
    description: 'A finished puzzle of 500 pieces is often 49 cm long, about the same as your baby.',
    funFact:
      'The Château Frontenac is a grand hotel with green copper roofs. It looks over the St. Lawrence River in Quebec City.',
    sizeMeasure: 'long side of the finished puzzle',
    pictureText: 'A jigsaw puzzle of a castle-like hotel',
  },
  'hockey-sweater': {
    name: "a child's hockey sweater",
    title: "A child's hockey sweater",
    description: 'A sweater for a small child is often about 50 cm from collar to hem. Your baby is about that long.',
    funFact:
      "Roch Carrier's story The Hockey Sweater is set in a Quebec village. A boy gets the sweater of a rival team in the mail.",
    sizeMeasure: 'length from collar to hem',
    pictureText: 'A small red hockey sweater with stripes',
  },
  duck: {
    name: 'a mallard duck',
    title: 'A mallard duck',
    description: 'A typical adult is about 55 cm from bill to tail. From head to heel, your baby is 5 or 6 cm shorter.',
    funFact:
      'The male mallard is the one with a shiny green head. The female is the one that gives the loud quack people know.',
    sizeMeasure: 'length from bill to tail',
    pictureText: 'A duck with a green head and yellow bill',
  },
} satisfies Record<string, ComparisonWords>;
