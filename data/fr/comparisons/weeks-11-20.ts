import type { ComparisonWords } from './types';

export const comparisonsWeeks11To20 = {
  timbit: {
    name: 'un Timbit',
    of: 'd’un Timbit',
    as: 'qu’un Timbit',
    title: 'Un Timbit',
    description:
      'Cette petite boule de beigne a souvent environ 4 cm de diamètre. De la tête aux fesses, votre bébé a presque 1 cm de plus.',
    funFact:
      'Les Timbits sont de petites boules de beigne, souvent vendues à la boîte pour partager. Au Canada, tout le monde connaît ce nom.',
    sizeMeasure: 'diamètre',
    pictureText: 'Une boule de beigne dorée et glacée',
  },
  'pine-cone': {
    name: 'un cône de pin tordu',
    of: 'd’un cône de pin tordu',
    as: 'qu’un cône de pin tordu',
    title: 'Un cône de pin tordu',
    description:
      'Le petit cône dur du pin tordu mesure souvent de 4 à 5 cm, et votre bébé aussi de la tête aux fesses.',
    funFact:
      'Le pin tordu est l’arbre de l’Alberta. Beaucoup de ses cônes restent fermés jusqu’à ce que la chaleur d’un feu les ouvre.',
    sizeMeasure: 'longueur',
    pictureText: 'Un petit cône de pin brun aux aiguilles vertes',
  },
  'nanaimo-bar': {
    name: 'une barre Nanaimo',
    of: 'd’une barre Nanaimo',
    as: 'qu’une barre Nanaimo',
    title: 'Une barre Nanaimo',
    description:
      'Un carré de ce dessert a souvent environ 5 cm de largeur. Votre bébé a environ 1 cm de plus cette semaine.',
    funFact:
      'La barre Nanaimo a un fond de miettes, une crème sucrée et un dessus de chocolat. Son nom vient d’une ville de l’île de Vancouver.',
    sizeMeasure: 'largeur d’un carré',
    pictureText: 'Un carré à base de chapelure, au centre jaune et au dessus de chocolat',
  },
  pysanka: {
    name: 'une pysanka',
    of: 'd’une pysanka',
    as: 'qu’une pysanka',
    title: 'Une pysanka',
    description:
      'Cet œuf de Pâques est souvent un vrai œuf de poule, long de 5 à 6 cm. De la tête aux fesses, votre bébé est à peu près pareil.',
    funFact:
      'Des familles ukrainiennes ont apporté l’art de la pysanka dans les Prairies. À Vegreville, en Alberta, une pysanka géante tourne avec le vent.',
    sizeMeasure: 'longueur',
    pictureText: 'Un œuf aux bandes vives de motifs traditionnels',
  },
  'butter-tart': {
    name: 'une tartelette au beurre',
    of: 'd’une tartelette au beurre',
    as: 'qu’une tartelette au beurre',
    title: 'Une tartelette au beurre',
    description:
      'Une tartelette au beurre a souvent environ 7 cm de diamètre. C’est presque votre bébé de la tête aux fesses.',
    funFact: 'On y met du beurre, du sucre et un œuf. Avec ou sans raisins secs? Le débat est vieux et amical.',
    sizeMeasure: 'diamètre',
    pictureText: 'Une petite tarte ronde à la garniture brune et luisante',
  },
  'lacrosse-ball': {
    name: 'une balle de crosse',
    of: 'd’une balle de crosse',
    as: 'qu’une balle de crosse',
    title: 'Une balle de crosse',
    description:
      'Cette balle de caoutchouc plein a un peu plus de 6 cm de diamètre. Votre bébé a presque 1 cm de plus.',
    funFact:
      'La crosse vient de Premières Nations comme les Haudenosaunee, qui y jouent toujours. C’est le sport national d’été du Canada.',
    sizeMeasure: 'diamètre',
    pictureText: 'Une balle de crosse orange devant le filet d’une crosse de bois',
  },
  'hockey-puck': {
    name: 'une rondelle de hockey',
    of: 'd’une rondelle de hockey',
    as: 'qu’une rondelle de hockey',
    title: 'Une rondelle de hockey',
    description: 'Une rondelle a 7,62 cm de diamètre. Mesuré de la tête aux fesses, votre bébé a environ 1 cm de plus.',
    funFact:
      'La rondelle est un disque de caoutchouc dur. On la gèle souvent avant le match pour qu’elle rebondisse moins.',
    sizeMeasure: 'diamètre',
    pictureText: 'Une rondelle de hockey plate et noire',
  },
  dumpling: {
    name: 'un pérogie',
    of: 'd’un pérogie',
    as: 'qu’un pérogie',
    title: 'Un pérogie',
    description:
      'Un pérogie en demi-lune mesure souvent environ 8 cm. De la tête aux fesses, votre bébé est à peine plus long.',
    funFact:
      'Le pérogie est arrivé dans les Prairies avec des familles d’Europe de l’Est. À Glendon, en Alberta, il y en a un géant, piqué sur une fourchette.',
    sizeMeasure: 'longueur',
    pictureText: 'Un pérogie en demi-lune au bord pincé',
  },
  'hockey-card': {
    name: 'une carte de hockey',
    of: 'd’une carte de hockey',
    as: 'qu’une carte de hockey',
    title: 'Une carte de hockey',
    description: 'Une carte de hockey courante a 8,9 cm de hauteur, à peu près comme votre bébé de la tête aux fesses.',
    funFact:
      'Les enfants s’échangent des cartes de hockey depuis des générations. La première carte d’une joueuse ou d’un joueur s’appelle « carte recrue ».',
    sizeMeasure: 'hauteur',
    pictureText: 'Une carte avec un joueur de hockey en rouge sur la glace',
  },
  monarch: {
    name: 'un papillon monarque',
    of: 'd’un papillon monarque',
    as: 'qu’un papillon monarque',
    title: 'Un papillon monarque',
    description: 'Ailes ouvertes, un monarque typique a de 9 à 10 cm d’envergure. Votre bébé est presque aussi long.',
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
      'Ce bagel roulé à la main a souvent environ 10 cm de diamètre. De la tête aux fesses, votre bébé est à peu près pareil.',
    funFact: 'Selon la tradition, on le fait bouillir dans une eau sucrée au miel. Puis on le cuit au four à bois.',
    sizeMeasure: 'diamètre',
    pictureText: 'Un bagel de Montréal au grand trou et aux graines de sésame',
  },
  'baby-moccasin': {
    name: 'un mocassin de bébé orné de perles',
    of: 'd’un mocassin de bébé orné de perles',
    as: 'qu’un mocassin de bébé orné de perles',
    title: 'Un mocassin de bébé orné de perles',
    description: 'Un soulier souple de petit bébé mesure souvent environ 10 cm. Votre bébé est maintenant aussi long.',
    funFact:
      'Des familles des Premières Nations et métisses accueillent le bébé avec des mocassins. Des fleurs de petites perles en couvrent souvent le dessus.',
    sizeMeasure: 'longueur',
    pictureText: 'Un petit soulier de cuir au revers de fourrure blanche et à la fleur de perles',
  },
  'maple-leaf': {
    name: 'une feuille d’érable à sucre',
    of: 'd’une feuille d’érable à sucre',
    as: 'qu’une feuille d’érable à sucre',
    title: 'Une feuille d’érable à sucre',
    description:
      'Une feuille d’érable à sucre a souvent environ 11 cm de largeur. Votre bébé est maintenant aussi long, de la tête aux fesses.',
    funFact: 'La feuille rouge du drapeau du Canada a onze pointes. Les vraies feuilles changent d’un arbre à l’autre.',
    sizeMeasure: 'largeur',
    pictureText: 'Une feuille d’érable rouge avec sa queue',
  },
  potato: {
    name: 'une pomme de terre de l’Île-du-Prince-Édouard',
    of: 'd’une pomme de terre de l’Île-du-Prince-Édouard',
    as: 'qu’une pomme de terre de l’Île-du-Prince-Édouard',
    title: 'Une pomme de terre de l’Île-du-Prince-Édouard',
    description:
      'Une pomme de terre à cuire au four mesure souvent environ 11 cm. C’est presque la longueur de votre bébé, de la tête aux fesses.',
    funFact:
      'La terre de l’Île est rouge, car elle est riche en fer. Le Musée canadien de la pomme de terre est à O’Leary.',
    sizeMeasure: 'longueur',
    pictureText: 'Une pomme de terre brun clair',
  },
  'syrup-can': {
    name: 'une boîte de sirop d’érable',
    of: 'd’une boîte de sirop d’érable',
    as: 'qu’une boîte de sirop d’érable',
    title: 'Une boîte de sirop d’érable',
    description:
      'La boîte ronde de sirop vendue au Québec a de 11 à 12 cm de hauteur. Votre bébé est un peu plus long.',
    funFact:
      'Le Québec produit plus de sirop d’érable que tout autre endroit du monde. La boîte ronde contient 540 ml.',
    sizeMeasure: 'hauteur',
    pictureText: 'Une boîte ronde avec une feuille d’érable rouge au-dessus d’une cabane dans la neige',
  },
  'snow-goggles': {
    name: 'une paire de lunettes de neige inuites',
    of: 'd’une paire de lunettes de neige inuites',
    as: 'qu’une paire de lunettes de neige inuites',
    title: 'Une paire de lunettes de neige inuites',
    description:
      'Elles doivent couvrir les deux yeux : elles ont donc souvent environ 13 cm de largeur. Votre bébé est proche de cette longueur.',
    funFact:
      'Les Inuits les font en os, en bois de caribou, en ivoire ou en bois. De fines fentes protègent les yeux de l’éclat de la neige.',
    sizeMeasure: 'largeur',
    pictureText: 'Des lunettes pâles, sculptées, à deux fentes étroites et à cordon brun',
  },
  poutine: {
    name: 'une poutine',
    of: 'd’une poutine',
    as: 'qu’une poutine',
    title: 'Une poutine',
    description:
      'Un plat de poutine à emporter mesure souvent environ 17 cm. C’est une image pour cette semaine, pas une mesure de votre bébé.',
    funFact:
      'La poutine est née dans une petite ville du Québec, dans les années 1950. Le fromage en grains frais fait « couic » sous la dent.',
    sizeMeasure: 'longueur d’un plat à emporter',
    pictureText: 'Un plat rouge de frites avec du fromage en grains et de la sauce brune',
  },
  pika: {
    name: 'un pica d’Amérique',
    of: 'd’un pica d’Amérique',
    as: 'qu’un pica d’Amérique',
    title: 'Un pica d’Amérique',
    description:
      'Un pica adulte typique mesure environ 18 cm. Nous n’avons pas de longueur de votre bébé à mettre à côté, car la façon de mesurer change maintenant.',
    funFact:
      'Le pica vit sur des pentes rocheuses. L’été, il coupe l’herbe et les fleurs, et les fait sécher en tas pour l’hiver.',
    sizeMeasure: 'longueur du corps',
    pictureText: 'Un petit animal aux oreilles rondes sur une roche, des fleurs dans la bouche',
  },
  'chipmunk-running': {
    name: 'un tamia',
    of: 'd’un tamia',
    as: 'qu’un tamia',
    title: 'Un tamia',
    description: 'Du museau au bout de la queue, un tamia rayé typique mesure environ 25 cm.',
    funFact:
      'Le tamia se bourre les joues de graines et de noix. Il les porte dans son terrier et les mange aux mois froids.',
    sizeMeasure: 'longueur avec la queue',
    pictureText: 'Un tamia au dos rayé qui court, la queue étirée derrière lui',
  },
  basketball: {
    name: 'un ballon de basketball',
    of: 'd’un ballon de basketball',
    as: 'qu’un ballon de basketball',
    title: 'Un ballon de basketball',
    description:
      'Un ballon de basketball de taille adulte a environ 24 cm de diamètre. De la tête aux talons, votre bébé est un peu plus long.',
    funFact:
      'James Naismith, né en Ontario, a inventé le basketball en 1891. Les premiers paniers étaient de vrais paniers de pêches.',
    sizeMeasure: 'diamètre',
    pictureText: 'Un ballon de basketball orange à lignes noires',
  },
} satisfies Record<string, ComparisonWords>;
