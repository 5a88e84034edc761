import type { ComparisonWords } from './types';

type English = typeof import('@/data/en/comparisons/weeks-11-20');

export const comparisonsWeeks11To20: Record<keyof English['comparisonsWeeks11To20'], ComparisonWords> = {
  timbit: {
    name: 'un Timbit',
    of: 'd’un Timbit',
    as: 'qu’un Timbit',
    title: 'Un Timbit',
    description:
      'Cette boule de beigne, grosse comme une bouchée, a souvent un diamètre d’environ 4 cm. De la tête aux fesses, votre bébé fait presque 1 cm de plus.',
    funFact:
      'Les Timbits sont de petites boules de beigne, souvent vendues à la boîte pour partager. Au Canada, leur nom est bien connu.',
    sizeMeasure: 'diamètre',
    pictureText: 'Une boule de beigne dorée et glacée',
  },
  'pine-cone': {
    name: 'un cône de pin tordu',
    of: 'd’un cône de pin tordu',
    as: 'qu’un cône de pin tordu',
    title: 'Un cône de pin tordu',
    description:
      'Petit et dur, le cône du pin tordu fait souvent de 4 à 5 cm de long. Votre bébé aussi, de la tête aux fesses.',
    funFact:
      'Le pin tordu est l’arbre emblème de l’Alberta. Beaucoup de ses cônes restent fermés jusqu’à ce que la chaleur d’un feu les ouvre.',
    sizeMeasure: 'longueur',
    pictureText: 'Un petit cône de pin brun et des aiguilles vertes',
  },
  'nanaimo-bar': {
    name: 'une barre Nanaimo',
    of: 'd’une barre Nanaimo',
    as: 'qu’une barre Nanaimo',
    title: 'Une barre Nanaimo',
    description:
      'Un carré de ce dessert a souvent environ 5 cm de large. Cette semaine, votre bébé fait environ 1 cm de plus.',
    funFact:
      'La barre Nanaimo a un fond de miettes, un milieu de crème sucrée et un dessus de chocolat. Son nom vient d’une ville de l’île de Vancouver.',
    sizeMeasure: 'largeur d’un carré',
    pictureText: 'Un carré au fond de miettes, au milieu jaune et au dessus de chocolat',
  },
  pysanka: {
    name: 'une pysanka',
    of: 'd’une pysanka',
    as: 'qu’une pysanka',
    title: 'Une pysanka',
    description:
      'Cet œuf de Pâques est souvent un vrai œuf de poule, long de 5 à 6 cm. De la tête aux fesses, votre bébé mesure à peu près autant.',
    funFact:
      'Des familles ukrainiennes ont apporté l’art de la pysanka dans les Prairies. À Vegreville, en Alberta, une pysanka géante tourne avec le vent.',
    sizeMeasure: 'longueur',
    pictureText: 'Un œuf orné de bandes vives aux motifs traditionnels',
  },
  'butter-tart': {
    name: 'une tartelette au beurre',
    of: 'd’une tartelette au beurre',
    as: 'qu’une tartelette au beurre',
    title: 'Une tartelette au beurre',
    description:
      'Une tartelette au beurre a souvent un diamètre d’environ 7 cm. C’est à peu près la longueur de votre bébé, de la tête aux fesses.',
    funFact:
      'La garniture est faite de beurre, de sucre et d’œuf. Avec ou sans raisins secs? Au Canada, le débat est vieux et amical.',
    sizeMeasure: 'diamètre',
    pictureText: 'Une petite tarte ronde à la garniture brune et luisante',
  },
  'lacrosse-ball': {
    name: 'une balle de crosse',
    of: 'd’une balle de crosse',
    as: 'qu’une balle de crosse',
    title: 'Une balle de crosse',
    description:
      'Cette balle de caoutchouc plein a un diamètre d’un peu plus de 6 cm. Votre bébé fait presque 1 cm de plus.',
    funFact:
      'La crosse vient de Premières Nations comme les Haudenosaunee, qui y jouent toujours. C’est le sport national d’été du Canada.',
    sizeMeasure: 'diamètre',
    pictureText: 'Une balle de crosse orange devant le filet d’un bâton de bois',
  },
  'hockey-puck': {
    name: 'une rondelle de hockey',
    of: 'd’une rondelle de hockey',
    as: 'qu’une rondelle de hockey',
    title: 'Une rondelle de hockey',
    description: 'Une rondelle a un diamètre de 7,62 cm. De la tête aux fesses, votre bébé fait environ 1 cm de plus.',
    funFact:
      'La rondelle est un disque de caoutchouc dur. On la gèle souvent avant le match pour qu’elle rebondisse moins sur la glace.',
    sizeMeasure: 'diamètre',
    pictureText: 'Une rondelle de hockey noire et plate',
  },
  dumpling: {
    name: 'un pérogie',
    of: 'd’un pérogie',
    as: 'qu’un pérogie',
    title: 'Un pérogie',
    description:
      'Un pérogie en demi-lune fait souvent environ 8 cm de long. De la tête aux fesses, votre bébé est un brin plus long.',
    funFact:
      'Le pérogie est arrivé dans les Prairies avec des familles d’Europe de l’Est. Glendon, en Alberta, en a une statue géante, piquée sur une fourchette.',
    sizeMeasure: 'longueur',
    pictureText: 'Une pâte farcie en demi-lune au bord pincé',
  },
  'hockey-card': {
    name: 'une carte de hockey',
    of: 'd’une carte de hockey',
    as: 'qu’une carte de hockey',
    title: 'Une carte de hockey',
    description:
      'Une carte de hockey standard fait 8,9 cm de haut. C’est à peu près la longueur de votre bébé, de la tête aux fesses.',
    funFact:
      'Les enfants s’échangent des cartes de hockey depuis des générations. La première carte d’une joueuse ou d’un joueur s’appelle « carte recrue ».',
    sizeMeasure: 'hauteur',
    pictureText: 'Une carte où une personne en rouge joue au hockey sur la glace',
  },
  monarch: {
    name: 'un papillon monarque',
    of: 'd’un papillon monarque',
    as: 'qu’un papillon monarque',
    title: 'Un papillon monarque',
    description:
      'Les ailes ouvertes, un monarque typique fait de 9 à 10 cm de large. Votre bébé est presque aussi long.',
    funFact:
      'Chaque automne, les monarques de l’Ontario et du Québec volent jusqu’au Mexique. Leurs chenilles mangent des feuilles d’asclépiade.',
    sizeMeasure: 'envergure',
    pictureText: 'Un papillon orange aux ailes bordées de foncé',
  },
  'montreal-bagel': {
    name: 'un bagel de Montréal',
    of: 'd’un bagel de Montréal',
    as: 'qu’un bagel de Montréal',
    title: 'Un bagel de Montréal',
    description:
      'Roulé à la main, ce bagel a souvent un diamètre d’environ 10 cm. De la tête aux fesses, votre bébé mesure à peu près autant.',
    funFact: 'Selon la tradition, on le fait bouillir dans une eau sucrée au miel. Puis on le cuit au four à bois.',
    sizeMeasure: 'diamètre',
    pictureText: 'Un bagel de Montréal au large trou, couvert de graines de sésame',
  },
  'baby-moccasin': {
    name: 'un mocassin de bébé orné de perles',
    of: 'd’un mocassin de bébé orné de perles',
    as: 'qu’un mocassin de bébé orné de perles',
    title: 'Un mocassin de bébé orné de perles',
    description:
      'Un soulier souple pour un petit bébé fait souvent environ 10 cm de long. Votre bébé est maintenant aussi long.',
    funFact:
      'Des familles métisses et des Premières Nations accueillent leur bébé avec des mocassins. Des fleurs de petites perles de verre en couvrent souvent le dessus.',
    sizeMeasure: 'longueur',
    pictureText: 'Un petit soulier de peau au revers de fourrure blanche, orné d’une fleur de perles',
  },
  'maple-leaf': {
    name: 'une feuille d’érable à sucre',
    of: 'd’une feuille d’érable à sucre',
    as: 'qu’une feuille d’érable à sucre',
    title: 'Une feuille d’érable à sucre',
    description:
      'Une feuille d’érable à sucre a souvent environ 11 cm de large. De la tête aux fesses, votre bébé est maintenant aussi long.',
    funFact:
      'La feuille d’érable rouge du drapeau du Canada a onze pointes. Les vraies feuilles changent d’un arbre à l’autre.',
    sizeMeasure: 'largeur',
    pictureText: 'Une feuille d’érable rouge avec sa tige',
  },
  potato: {
    name: 'une pomme de terre de l’Île-du-Prince-Édouard',
    of: 'd’une pomme de terre de l’Île-du-Prince-Édouard',
    as: 'qu’une pomme de terre de l’Île-du-Prince-Édouard',
    title: 'Une pomme de terre de l’Île-du-Prince-Édouard',
    description:
      'Une pomme de terre à cuire au four fait souvent environ 11 cm de long. C’est proche de la longueur de votre bébé, de la tête aux fesses.',
    funFact:
      'La terre de l’Île-du-Prince-Édouard est rouge, car elle est riche en fer. Le Musée canadien de la pomme de terre est à O’Leary.',
    sizeMeasure: 'longueur',
    pictureText: 'Une pomme de terre brun clair',
  },
  'syrup-can': {
    name: 'une boîte de sirop d’érable',
    of: 'd’une boîte de sirop d’érable',
    as: 'qu’une boîte de sirop d’érable',
    title: 'Une boîte de sirop d’érable',
    description:
      'La boîte ronde de sirop vendue au Québec fait de 11 à 12 cm de haut. Votre bébé est un peu plus long.',
    funFact:
      'Le Québec produit plus de sirop d’érable que tout autre endroit du monde. Sa boîte ronde contient 540 ml.',
    sizeMeasure: 'hauteur',
    pictureText: 'Une boîte ronde ornée d’une feuille d’érable rouge et d’une cabane dans la neige',
  },
  'snow-goggles': {
    name: 'une paire de lunettes de neige inuites',
    of: 'd’une paire de lunettes de neige inuites',
    as: 'qu’une paire de lunettes de neige inuites',
    title: 'Une paire de lunettes de neige inuites',
    description:
      'Ces lunettes doivent couvrir les deux yeux : elles ont souvent environ 13 cm de large. Votre bébé est proche de cette longueur.',
    funFact:
      'Les Inuits les font en os, en bois de caribou, en ivoire ou en bois. D’étroites fentes protègent les yeux de l’éclat du soleil sur la neige.',
    sizeMeasure: 'largeur',
    pictureText: 'Des lunettes sculptées et pâles, à deux fentes étroites et au cordon brun',
  },
  poutine: {
    name: 'une poutine',
    of: 'd’une poutine',
    as: 'qu’une poutine',
    title: 'Une poutine',
    description:
      'Un plat de poutine à emporter fait souvent environ 17 cm de long. C’est une image pour cette semaine, pas une mesure de votre bébé.',
    funFact:
      'La poutine est née dans une petite ville du Québec, dans les années 1950. Le fromage en grains frais fait « couic » sous la dent.',
    sizeMeasure: 'longueur d’un plat à emporter',
    pictureText: 'Un plat rouge de frites, de fromage en grains et de sauce brune',
  },
  pika: {
    name: 'un pica d’Amérique',
    of: 'd’un pica d’Amérique',
    as: 'qu’un pica d’Amérique',
    title: 'Un pica d’Amérique',
    description:
      'Un pica d’Amérique adulte typique fait environ 18 cm de long. Nous n’avons pas de longueur de votre bébé à mettre à côté : la façon de mesurer change maintenant.',
    funFact:
      'Cet animal vit sur des pentes rocheuses en montagne. L’été, il coupe de l’herbe et des fleurs et les fait sécher en tas, pour les manger l’hiver.',
    sizeMeasure: 'longueur du corps',
    pictureText: 'Un petit animal aux oreilles rondes sur une roche, des fleurs dans la gueule',
  },
  'chipmunk-running': {
    name: 'un tamia',
    of: 'd’un tamia',
    as: 'qu’un tamia',
    title: 'Un tamia',
    description: 'Du museau au bout de la queue, un tamia rayé (un suisse) typique fait environ 25 cm de long.',
    funFact:
      'Le tamia se bourre les joues de graines et de noix. Il les porte dans son terrier et les mange aux mois froids.',
    sizeMeasure: 'longueur avec la queue',
    pictureText: 'Un tamia au dos rayé qui court, la queue tendue derrière lui',
  },
  basketball: {
    name: 'un ballon de basketball',
    of: 'd’un ballon de basketball',
    as: 'qu’un ballon de basketball',
    title: 'Un ballon de basketball',
    description:
      'Un ballon de basketball de taille réglementaire a un diamètre d’environ 24 cm. De la tête aux talons, votre bébé est un peu plus long.',
    funFact:
      'James Naismith, né en Ontario, a inventé le basketball en 1891. Les premiers paniers étaient de vrais paniers de pêches.',
    sizeMeasure: 'diamètre',
    pictureText: 'Un ballon de basketball orange à lignes noires',
  },
};
