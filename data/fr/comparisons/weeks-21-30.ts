import type { ComparisonWords } from './types';

type English = typeof import('@/data/en/comparisons/weeks-21-30');

export const comparisonsWeeks21To30: Record<keyof English['comparisonsWeeks21To30'], ComparisonWords> = {
  lobster: {
    name: 'un homard de l’Atlantique',
    of: 'd’un homard de l’Atlantique',
    as: 'qu’un homard de l’Atlantique',
    title: 'Un homard de l’Atlantique',
    description:
      'Sans ses pinces, un homard du marché fait souvent environ 26 cm de long. De la tête aux talons, votre bébé mesure à peu près autant.',
    funFact:
      'Vivant, le homard est le plus souvent d’un brun verdâtre foncé; cuit, il devient rouge. Shediac, au Nouveau-Brunswick, a une sculpture de homard géant.',
    sizeMeasure: 'longueur sans les pinces',
    pictureText: 'Un homard d’un vert-brun foncé, vu d’en haut',
  },
  'cn-tower-drawing': {
    name: 'un dessin d’enfant de la Tour CN',
    of: 'd’un dessin d’enfant de la Tour CN',
    as: 'qu’un dessin d’enfant de la Tour CN',
    title: 'Un dessin d’enfant de la Tour CN',
    description:
      'Au Canada, une feuille de papier standard fait 27,9 cm de long. De la tête aux talons, votre bébé est un peu plus court.',
    funFact: 'La Tour CN, à Toronto, fait plus de 500 mètres de haut. Là-haut, une partie du plancher est en verre.',
    sizeMeasure: 'longueur de la feuille',
    pictureText: 'Un dessin d’enfant : une haute tour, un soleil et une personne',
  },
  'american-football': {
    name: 'un ballon de football canadien',
    of: 'd’un ballon de football canadien',
    as: 'qu’un ballon de football canadien',
    title: 'Un ballon de football canadien',
    description:
      'D’une pointe à l’autre, le ballon fait environ 28 cm de long. De la tête aux talons, votre bébé mesure à peu près autant.',
    funFact:
      'Au football canadien, une équipe a trois essais, un de moins qu’au football américain. L’équipe championne gagne la coupe Grey.',
    sizeMeasure: 'longueur',
    pictureText: 'Un ballon de football brun à lacets et à rayures pâles',
  },
  bannock: {
    name: 'une bannique',
    of: 'd’une bannique',
    as: 'qu’une bannique',
    title: 'Une bannique',
    description:
      'Cuite dans une grande poêle, la bannique a souvent un diamètre d’environ 25 cm. C’est environ 3 cm de moins que la longueur de votre bébé.',
    funFact:
      'La bannique est un pain partagé dans bien des foyers des Premières Nations, des Métis et des Inuits. On la cuit au four, à la poêle ou sur le feu.',
    sizeMeasure: 'diamètre',
    pictureText: 'Une bannique ronde et dorée à taches brunes',
  },
  puffin: {
    name: 'un macareux',
    of: 'd’un macareux',
    as: 'qu’un macareux',
    title: 'Un macareux',
    description: 'Un macareux moine adulte typique fait environ 28 cm de long. Étiré, votre bébé est un peu plus long.',
    funFact:
      'Le macareux moine est l’oiseau emblème de Terre-Neuve-et-Labrador. Sous l’eau, il nage avec ses ailes pour attraper des poissons.',
    sizeMeasure: 'longueur du corps',
    pictureText: 'Un oiseau noir et blanc au bec orange',
  },
  'curling-stone': {
    name: 'une pierre de curling',
    of: 'd’une pierre de curling',
    as: 'qu’une pierre de curling',
    title: 'Une pierre de curling',
    description:
      'Une pierre de curling a un diamètre d’environ 29 cm. C’est presque la longueur de votre bébé, de la tête aux talons.',
    funFact:
      'Les pierres de curling sont en granit. Devant la pierre, on balaie la glace pour qu’elle aille plus loin et plus droit.',
    sizeMeasure: 'diamètre',
    pictureText: 'Une pierre de curling grise à poignée rouge',
  },
  'polar-bear-cub': {
    name: 'un ourson polaire nouveau-né',
    of: 'd’un ourson polaire nouveau-né',
    as: 'qu’un ourson polaire nouveau-né',
    title: 'Un ourson polaire nouveau-né',
    description:
      'À la naissance, un ourson polaire fait environ 30 cm de long. De la tête aux talons, votre bébé fait 2 ou 3 cm de plus.',
    funFact:
      'L’ourson polaire naît l’hiver, dans une tanière souvent creusée dans la neige. Churchill, au Manitoba, est connue pour ses ours polaires.',
    sizeMeasure: 'longueur à la naissance',
    pictureText: 'Un ourson polaire blanc endormi sur la neige',
  },
  'voyageur-toque': {
    name: 'une tuque rouge de voyageur',
    of: 'd’une tuque rouge de voyageur',
    as: 'qu’une tuque rouge de voyageur',
    title: 'Une tuque rouge de voyageur',
    description:
      'Posée à plat avec son pompon, une tuque tricotée fait souvent environ 30 cm de long. Votre bébé est maintenant un peu plus long.',
    funFact:
      'Chaque février, le Festival du Voyageur anime Saint-Boniface, le quartier francophone de Winnipeg. On y fête la musique et la cuisine canadiennes-françaises, métisses et des Premières Nations.',
    sizeMeasure: 'longueur avec le pompon',
    pictureText: 'Une tuque tricotée rouge à pompon blanc',
  },
  'ice-skate': {
    name: 'un patin à glace',
    of: 'd’un patin à glace',
    as: 'qu’un patin à glace',
    title: 'Un patin à glace',
    description:
      'Avec sa lame, un patin d’adulte fait souvent un peu plus de 30 cm de long. De la tête aux talons, votre bébé fait presque 3 cm de plus.',
    funFact:
      'Quand l’hiver est froid, le canal Rideau, à Ottawa, devient une patinoire. Elle passe en plein cœur de la ville.',
    sizeMeasure: 'longueur avec la lame',
    pictureText: 'Un patin à glace gris et violet avec sa lame',
  },
  'lake-calendar': {
    name: 'une photo de calendrier du lac Moraine',
    of: 'd’une photo de calendrier du lac Moraine',
    as: 'qu’une photo de calendrier du lac Moraine',
    title: 'Une photo de calendrier du lac Moraine',
    description:
      'Un calendrier mural carré a souvent 30,5 cm de large. Votre bébé fait maintenant environ 3 cm de plus.',
    funFact:
      'Le lac Moraine est dans le parc national Banff. Une fine poudre de roche, venue des glaciers qui fondent, lui donne sa vive couleur bleu-vert.',
    sizeMeasure: 'largeur du calendrier',
    pictureText: 'Un calendrier mural où l’on voit un lac turquoise au pied de montagnes',
  },
  ptarmigan: {
    name: 'un lagopède alpin',
    of: 'd’un lagopède alpin',
    as: 'qu’un lagopède alpin',
    title: 'Un lagopède alpin',
    description:
      'Un adulte typique de cet oiseau de l’Arctique fait environ 35 cm de long. De la tête aux talons, votre bébé aussi.',
    funFact:
      'Le lagopède alpin est l’oiseau officiel du Nunavut. Blanc l’hiver, surtout brun l’été, il a des plumes jusque sur les pattes.',
    sizeMeasure: 'longueur du corps',
    pictureText: 'Un oiseau blanc et dodu debout sur la neige',
  },
  'bear-plate': {
    name: 'une plaque d’auto en forme d’ours',
    of: 'd’une plaque d’auto en forme d’ours',
    as: 'qu’une plaque d’auto en forme d’ours',
    title: 'Une plaque d’auto en forme d’ours',
    description: 'Cette plaque d’auto a environ 30 cm de large. Votre bébé fait maintenant environ 5 cm de plus.',
    funFact:
      'Les Territoires du Nord-Ouest sont connus pour leurs plaques en forme d’ours polaire. On y roule avec elles depuis plus de 50 ans.',
    sizeMeasure: 'largeur',
    pictureText: 'Une plaque d’auto bleu pâle en forme d’ours polaire',
  },
  fiddle: {
    name: 'la caisse d’un violon',
    of: 'de la caisse d’un violon',
    as: 'que la caisse d’un violon',
    title: 'La caisse d’un violon',
    description:
      'Sans le manche, la caisse d’un violon entier fait environ 35,5 cm de long. Votre bébé est un rien plus long.',
    funFact:
      'Les airs de violon sont au cœur de la musique métisse et de celle du Cap-Breton. Une danse métisse célèbre est la gigue de la rivière Rouge.',
    sizeMeasure: 'longueur de la caisse',
    pictureText: 'Un violon brun',
  },
  'gold-pan': {
    name: 'une batée du Klondike',
    of: 'd’une batée du Klondike',
    as: 'qu’une batée du Klondike',
    title: 'Une batée du Klondike',
    description:
      'Une batée courante a un diamètre d’environ 35,5 cm. C’est presque la longueur de votre bébé, de la tête aux talons.',
    funFact:
      'En 1896, on a trouvé de l’or près de l’actuelle Dawson, au Yukon. L’or est lourd : il reste dans la batée quand le sable part.',
    sizeMeasure: 'diamètre',
    pictureText: 'Un plat rond en métal avec de l’eau, du sable et des grains d’or',
  },
  'beaver-kit': {
    name: 'un castor nouveau-né',
    of: 'd’un castor nouveau-né',
    as: 'qu’un castor nouveau-né',
    title: 'Un castor nouveau-né',
    description:
      'Avec sa queue, un bébé castor peut faire environ 38 cm de long à la naissance. Votre bébé est maintenant à peu près aussi long.',
    funFact:
      'Les petits du castor naissent avec leur fourrure et les yeux ouverts. Le castor est un emblème du Canada.',
    sizeMeasure: 'à la naissance, avec queue',
    pictureText: 'Un bébé castor sur ses quatre pattes, sa queue plate étendue',
  },
  basket: {
    name: 'un panier à pommes de terre en frêne',
    of: 'd’un panier à pommes de terre en frêne',
    as: 'qu’un panier à pommes de terre en frêne',
    title: 'Un panier à pommes de terre en frêne',
    description:
      'Ce panier en minces lanières de frêne peut avoir un diamètre d’environ 36 cm. C’est proche de la longueur de votre bébé.',
    funFact:
      'Des artisanes et des artisans mi’kmaw et wolastoqey tressent depuis longtemps de solides paniers de frêne, dont certains pour la récolte des pommes de terre. On bat le bois jusqu’à ce qu’il se fende en lanières.',
    sizeMeasure: 'diamètre au bord',
    pictureText: 'Un panier de bois tressé à grande anse',
  },
  'goalie-blocker': {
    name: 'un bouclier de gardien de but',
    of: 'd’un bouclier de gardien de but',
    as: 'qu’un bouclier de gardien de but',
    title: 'Un bouclier de gardien de but',
    description:
      'Au hockey, ce coussin plat couvre la main qui tient le bâton devant le but. Il peut faire environ 38 cm de long, et votre bébé est maintenant un peu plus long.',
    funFact: 'Le bouclier sert à repousser la rondelle. La même main tient le bâton, et l’autre porte la mitaine.',
    sizeMeasure: 'longueur du bouclier',
    pictureText: 'Un grand coussin de hockey rouge et blanc, sur un gant qui tient un bâton',
  },
  'camp-frying-pan': {
    name: 'une poêle de camp',
    of: 'd’une poêle de camp',
    as: 'qu’une poêle de camp',
    title: 'Une poêle de camp',
    description:
      'Avec son manche, une poêle de camp en fonte fait souvent environ 40 cm de long. Il faut encore environ une semaine à votre bébé pour l’égaler.',
    funFact:
      'Le dîner sur la grève, c’est du poisson frais frit au bord du lac où on l’a pêché. Dans le Nord, c’est un régal de bien des voyages de pêche.',
    sizeMeasure: 'longueur avec le manche',
    pictureText: 'Une poêle en fonte avec un poisson frit et du citron',
  },
  'salmon-plank': {
    name: 'un saumon sur planche de cèdre',
    of: 'd’un saumon sur planche de cèdre',
    as: 'qu’un saumon sur planche de cèdre',
    title: 'Un saumon sur planche de cèdre',
    description:
      'La planche de cèdre sous un filet de saumon fait souvent environ 38 cm de long. Votre bébé fait environ 2 cm de plus.',
    funFact:
      'Le saumon est au cœur de la vie de bien des Premières Nations de la côte du Pacifique. Certaines le cuisent sur des bâtons de cèdre, près d’un feu.',
    sizeMeasure: 'longueur de la planche',
    pictureText: 'Un filet de saumon et des tranches de citron sur une planche de bois',
  },
  firewood: {
    name: 'une bûche',
    of: 'd’une bûche',
    as: 'qu’une bûche',
    title: 'Une bûche',
    description:
      'Le bois de poêle est souvent coupé à environ 40 cm de long. De la tête aux talons, votre bébé est aussi long.',
    funFact:
      'Chez la plupart des arbres du Canada, chaque cerne montre une année de croissance. Un cerne large veut souvent dire que la saison a été bonne.',
    sizeMeasure: 'longueur d’un morceau',
    pictureText: 'Une bûche fendue avec son écorce, sa face pâle et ses cernes',
  },
};
