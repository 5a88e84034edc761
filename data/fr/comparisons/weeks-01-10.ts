import type { ComparisonWords } from './types';

type English = typeof import('@/data/en/comparisons/weeks-01-10');

export const comparisonsWeeks1To10: Record<keyof English['comparisonsWeeks1To10'], ComparisonWords> = {
  snowflake: {
    name: 'un flocon encore dans les nuages',
    of: 'd’un flocon encore dans les nuages',
    as: 'qu’un flocon encore dans les nuages',
    title: 'Un flocon encore dans les nuages',
    description:
      'Cette semaine, il n’y a pas de bébé à mesurer. Les semaines se comptent depuis le premier jour de vos dernières menstruations, avant la conception.',
    funFact:
      'Un cristal de neige commence par un grain de glace dans un nuage. Il grossit en tombant, et beaucoup ont six côtés ou six bras.',
    pictureText: 'Un flocon bleu vif à six bras',
  },
  sunrise: {
    name: 'la première lueur sur le lac Winnipeg',
    of: 'de la première lueur sur le lac Winnipeg',
    as: 'que la première lueur sur le lac Winnipeg',
    title: 'La première lueur sur le lac Winnipeg',
    description:
      'Il n’y a toujours rien à mesurer. Dans bien des cycles, un ovule est libéré vers le début de cette semaine et peut être fécondé.',
    funFact:
      'Le lac Winnipeg est si grand que, de bien des plages, on ne voit pas l’autre rive. Son nom vient de mots cris qui veulent dire « eau boueuse ».',
    pictureText: 'Le soleil qui se lève sur une eau bleue, dans un ciel rouge',
  },
  'sand-grain': {
    name: 'un grain de sable de la baie de Fundy',
    of: 'd’un grain de sable de la baie de Fundy',
    as: 'qu’un grain de sable de la baie de Fundy',
    title: 'Un grain de sable de la baie de Fundy',
    description:
      'Il est trop tôt pour mesurer quoi que ce soit. Si un ovule a été fécondé, c’est maintenant une minuscule boule de cellules. Elle est peut-être en train de se fixer dans l’utérus.',
    funFact:
      'La baie de Fundy sépare le Nouveau-Brunswick de la Nouvelle-Écosse. Ses marées sont parmi les plus hautes du monde.',
    pictureText: 'Un grain de sable doré sous une loupe, sur une plage aux petites vagues',
  },
  'poppy-seed': {
    name: 'une graine de pavot sur un bagel frais',
    of: 'd’une graine de pavot sur un bagel frais',
    as: 'qu’une graine de pavot sur un bagel frais',
    title: 'Une graine de pavot sur un bagel frais',
    description:
      'Une graine de pavot fait environ 1 mm de long. Votre bébé est un petit point, lui aussi, et trop petit pour être mesuré.',
    funFact: 'La graine de pavot vient de la capsule séchée de la fleur. À Montréal, bien des bagels en sont couverts.',
    sizeMeasure: 'longueur d’une graine',
    pictureText: 'Un bagel doré aux graines minuscules, dont une sous une loupe',
  },
  'fireweed-seed': {
    name: 'une graine d’épilobe',
    of: 'd’une graine d’épilobe',
    as: 'qu’une graine d’épilobe',
    title: 'Une graine d’épilobe',
    description:
      'Sans son duvet soyeux, la graine de cette grande fleur sauvage rose fait environ 1 mm de long. Votre bébé est trop petit pour être mesuré.',
    funFact: 'L’épilobe est la fleur du Yukon. C’est une des premières plantes à repousser après un feu de forêt.',
    sizeMeasure: 'longueur sans le duvet',
    pictureText: 'Une graine brune au duvet soyeux gris pâle',
  },
  'mustard-seeds': {
    name: 'une graine de moutarde jaune',
    of: 'd’une graine de moutarde jaune',
    as: 'qu’une graine de moutarde jaune',
    title: 'Une graine de moutarde jaune',
    description:
      'Une graine de moutarde jaune a un diamètre de 2 à 3 mm. Votre bébé est à peu près aussi long, ou encore plus court.',
    funFact:
      'La plus grande part de la moutarde du Canada pousse en Saskatchewan. Une partie des graines va en France, où l’on en fait de la moutarde de Dijon.',
    sizeMeasure: 'diamètre, grosse graine',
    pictureText: 'Trois graines de moutarde rondes et jaunes',
  },
  duckweed: {
    name: 'une feuille de lentille d’eau',
    of: 'd’une feuille de lentille d’eau',
    as: 'qu’une feuille de lentille d’eau',
    title: 'Une feuille de lentille d’eau',
    description:
      'Une feuille de petite lentille d’eau fait souvent environ 3 mm de long. Votre bébé peut avoir cette longueur, de la tête aux fesses.',
    funFact:
      'La lentille d’eau est une des plus petites plantes à fleurs du monde. Elle flotte sur les étangs calmes, et les canards en mangent.',
    sizeMeasure: 'longueur d’une feuille',
    pictureText: 'Trois petites feuilles vertes et ovales qui se touchent, une fine racine dessous',
  },
  lentils: {
    name: 'une lentille de la Saskatchewan',
    of: 'd’une lentille de la Saskatchewan',
    as: 'qu’une lentille de la Saskatchewan',
    title: 'Une lentille de la Saskatchewan',
    description:
      'Une petite lentille a un diamètre d’environ un demi-centimètre. De la tête aux fesses, votre bébé est un peu plus long.',
    funFact:
      'La plupart des lentilles du Canada poussent en Saskatchewan. Cuites, elles sont une bonne source de fibres et de fer.',
    sizeMeasure: 'diamètre',
    pictureText: 'Une lentille ronde et verte, et une lentille orange de même taille, sur la tranche',
  },
  'small-lady-beetle': {
    name: 'une petite coccinelle',
    of: 'd’une petite coccinelle',
    as: 'qu’une petite coccinelle',
    title: 'Une petite coccinelle',
    description:
      'Une petite coccinelle fait souvent environ un demi-centimètre de long. Cette semaine, votre bébé en est proche.',
    funFact:
      'La coccinelle est l’amie des jardins. Chez bien des espèces, les adultes et les larves mangent des pucerons.',
    sizeMeasure: 'longueur du corps',
    pictureText: 'Une coccinelle rouge à points noirs',
  },
  'saskatoon-berries': {
    name: 'une baie de saskatoon',
    of: 'd’une baie de saskatoon',
    as: 'qu’une baie de saskatoon',
    title: 'Une baie de saskatoon',
    description:
      'Mûr, ce petit fruit, aussi appelé amélanche, a un diamètre d’environ 1 cm. Votre bébé est proche de cette taille cette semaine.',
    funFact: 'La ville de Saskatoon porte le nom de ce petit fruit. Ce nom vient du mot cri qui le désigne.',
    sizeMeasure: 'diamètre',
    pictureText: 'Deux baies violettes à petite couronne',
  },
  'spruce-needles': {
    name: 'une aiguille d’épinette noire',
    of: 'd’une aiguille d’épinette noire',
    as: 'qu’une aiguille d’épinette noire',
    title: 'Une aiguille d’épinette noire',
    description:
      'Courtes et raides, les aiguilles de l’épinette noire font souvent environ 1 cm de long. Votre bébé aussi, de la tête aux fesses.',
    funFact:
      'L’épinette noire est l’arbre emblème de Terre-Neuve-et-Labrador. Elle peut pousser dans des tourbières froides et mouillées.',
    sizeMeasure: 'longueur d’une aiguille',
    pictureText: 'Une aiguille d’épinette bleu-vert à côté du bout d’un rameau',
  },
  bakeapple: {
    name: 'une chicoutai',
    of: 'd’une chicoutai',
    as: 'qu’une chicoutai',
    title: 'Une chicoutai',
    description:
      'Ce petit fruit orange et mou, aussi appelé plaquebière, a souvent un diamètre d’environ 1,5 cm. Votre bébé est un peu plus long.',
    funFact:
      'La chicoutai pousse dans les tourbières du Nord, un seul fruit par tige. Un de ses noms en inuktitut est aqpik.',
    sizeMeasure: 'diamètre',
    pictureText: 'Une baie ambrée aux grains dodus, sur une tige feuillue',
  },
  dime: {
    name: 'une pièce de dix cents',
    of: 'd’une pièce de dix cents',
    as: 'qu’une pièce de dix cents',
    title: 'Une pièce de dix cents',
    description: 'Cette pièce a un diamètre de 1,8 cm. De la tête aux fesses, votre bébé est à peu près aussi long.',
    funFact:
      'C’est la plus petite pièce en usage au Canada. Le bateau qui l’orne depuis 1937 a été dessiné à partir de photos du Bluenose, une goélette de la Nouvelle-Écosse.',
    sizeMeasure: 'diamètre',
    pictureText: 'Une petite pièce argentée ornée d’un voilier',
  },
  nickel: {
    name: 'une pièce de cinq cents',
    of: 'd’une pièce de cinq cents',
    as: 'qu’une pièce de cinq cents',
    title: 'Une pièce de cinq cents',
    description:
      'Cette pièce a un diamètre de 2,12 cm. De la tête aux fesses, votre bébé fait environ un demi-centimètre de plus.',
    funFact:
      'Le castor est apparu sur cette pièce en 1937. Aujourd’hui, elle est surtout en acier : en anglais, on l’appelle pourtant « nickel ».',
    sizeMeasure: 'diamètre',
    pictureText: 'Une pièce argentée ornée d’un castor',
  },
  cherries: {
    name: 'une cerise de l’Okanagan',
    of: 'd’une cerise de l’Okanagan',
    as: 'qu’une cerise de l’Okanagan',
    title: 'Une cerise de l’Okanagan',
    description:
      'Une grosse cerise douce a souvent un diamètre d’environ 2,5 cm. De la tête aux fesses, votre bébé mesure à peu près autant.',
    funFact:
      'La plupart des cerises douces du Canada poussent en Colombie-Britannique. La cueillette commence au début de l’été.',
    sizeMeasure: 'diamètre',
    pictureText: 'Deux cerises rouges jointes par la queue',
  },
  'maple-key': {
    name: 'une samare d’érable du Manitoba',
    of: 'd’une samare d’érable du Manitoba',
    as: 'qu’une samare d’érable du Manitoba',
    title: 'Une samare d’érable du Manitoba',
    description:
      'La graine ailée de l’érable du Manitoba fait souvent environ 3,5 cm de long. C’est à peu près la longueur de votre bébé, de la tête aux fesses.',
    funFact:
      'En tombant, les samares tournent comme de petites hélices. Contrairement aux autres érables sauvages du Canada, celui-ci a des feuilles divisées en folioles.',
    sizeMeasure: 'longueur d’une samare',
    pictureText: 'Une paire de graines d’érable ailées sur une tige',
  },
  fiddlehead: {
    name: 'une tête de violon',
    of: 'd’une tête de violon',
    as: 'qu’une tête de violon',
    title: 'Une tête de violon',
    description: 'Cette jeune fougère enroulée a souvent un diamètre d’environ 3 cm. Votre bébé est un peu plus long.',
    funFact:
      'Au Nouveau-Brunswick, on cueille chaque printemps les têtes de violon de la fougère-à-l’autruche. On les lave, et on les cuit toujours à fond.',
    sizeMeasure: 'diamètre de la spirale',
    pictureText: 'Le bout d’une fougère vert vif, enroulé en spirale',
  },
};
