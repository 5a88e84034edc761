import type { ComparisonWords } from './types';

export const comparisonsWeeks21To30 = {
  lobster: {
    name: 'un homard de l’Atlantique',
    of: 'd’un homard de l’Atlantique',
    as: 'qu’un homard de l’Atlantique',
    title: 'Un homard de l’Atlantique',
    description:
      'Sans ses pinces, un homard de marché mesure souvent environ 26 cm. De la tête aux talons, votre bébé est à peu près pareil.',
    funFact:
      'Vivant, le homard est souvent d’un brun verdâtre; cuit, il devient rouge. Shediac, au Nouveau-Brunswick, a une sculpture de homard géant.',
    sizeMeasure: 'longueur du corps sans les pinces',
    pictureText: 'Un homard rouge à deux grosses pinces',
  },
  'cn-tower-drawing': {
    name: 'un dessin d’enfant de la Tour CN',
    of: 'd’un dessin d’enfant de la Tour CN',
    as: 'qu’un dessin d’enfant de la Tour CN',
    title: 'Un dessin d’enfant de la Tour CN',
    description:
      'Une feuille de papier courante au Canada mesure 27,9 cm. Votre bébé est un peu plus court, de la tête aux talons.',
    funFact: 'La Tour CN, à Toronto, dépasse 500 mètres. Tout en haut, une partie du plancher est en verre.',
    sizeMeasure: 'longueur de la feuille',
    pictureText: 'Un dessin d’enfant avec une haute tour, un soleil et une personne',
  },
  'american-football': {
    name: 'un ballon de football canadien',
    of: 'd’un ballon de football canadien',
    as: 'qu’un ballon de football canadien',
    title: 'Un ballon de football canadien',
    description:
      'D’une pointe à l’autre, le ballon mesure environ 28 cm. De la tête aux talons, votre bébé est à peu près pareil.',
    funFact:
      'Au football canadien, une équipe a trois essais, et le terrain mesure 110 verges. L’équipe championne gagne la coupe Grey.',
    sizeMeasure: 'longueur',
    pictureText: 'Un ballon de football brun à lacets et à bandes pâles',
  },
  bannock: {
    name: 'une bannique',
    of: 'd’une bannique',
    as: 'qu’une bannique',
    title: 'Une bannique',
    description:
      'Une bannique cuite dans une grande poêle a souvent environ 25 cm de diamètre, environ 3 cm de moins que la longueur de votre bébé.',
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
    description: 'Un macareux adulte typique mesure environ 28 cm. Étiré, votre bébé est un peu plus long.',
    funFact:
      'Le macareux moine est l’oiseau de Terre-Neuve-et-Labrador. Sous l’eau, il nage avec ses ailes pour pêcher.',
    sizeMeasure: 'longueur du corps',
    pictureText: 'Un oiseau noir et blanc au bec orange',
  },
  'curling-stone': {
    name: 'une pierre de curling',
    of: 'd’une pierre de curling',
    as: 'qu’une pierre de curling',
    title: 'Une pierre de curling',
    description: 'Une pierre de curling a environ 29 cm de diamètre, presque comme votre bébé de la tête aux talons.',
    funFact:
      'La pierre de curling est en granit. Devant elle, on balaie la glace pour qu’elle aille plus loin et plus droit.',
    sizeMeasure: 'diamètre',
    pictureText: 'Une pierre de curling grise à poignée rouge',
  },
  'polar-bear-cub': {
    name: 'un ourson polaire nouveau-né',
    of: 'd’un ourson polaire nouveau-né',
    as: 'qu’un ourson polaire nouveau-né',
    title: 'Un ourson polaire nouveau-né',
    description:
      'À la naissance, un ourson polaire mesure environ 30 cm. Votre bébé a 2 ou 3 cm de plus, de la tête aux talons.',
    funFact:
      'L’ourson polaire naît l’hiver, dans une tanière souvent creusée dans la neige. Churchill, au Manitoba, est connue pour ses ours polaires.',
    sizeMeasure: 'longueur du corps à la naissance',
    pictureText: 'Un jeune ourson blanc endormi sur la neige',
  },
  'voyageur-toque': {
    name: 'une tuque rouge de voyageur',
    of: 'd’une tuque rouge de voyageur',
    as: 'qu’une tuque rouge de voyageur',
    title: 'Une tuque rouge de voyageur',
    description:
      'Posée à plat avec son pompon, une tuque tricotée mesure souvent environ 30 cm. Votre bébé est maintenant un peu plus long.',
    funFact:
      'Chaque février, le Festival du Voyageur anime Saint-Boniface, le quartier francophone de Winnipeg. On y fête la musique et la cuisine canadiennes-françaises, métisses et des Premières Nations.',
    sizeMeasure: 'longueur avec le pompon',
    pictureText: 'Une tuque rouge tricotée à pompon blanc',
  },
  'ice-skate': {
    name: 'un patin à glace',
    of: 'd’un patin à glace',
    as: 'qu’un patin à glace',
    title: 'Un patin à glace',
    description:
      'Avec sa lame, un patin d’adulte mesure souvent un peu plus de 30 cm. De la tête aux talons, votre bébé a presque 3 cm de plus.',
    funFact: 'Les hivers froids, le canal Rideau devient une patinoire. Elle passe en plein cœur d’Ottawa.',
    sizeMeasure: 'longueur avec la lame',
    pictureText: 'Un patin gris et violet avec sa lame',
  },
  'lake-calendar': {
    name: 'une photo de calendrier du lac Moraine',
    of: 'd’une photo de calendrier du lac Moraine',
    as: 'qu’une photo de calendrier du lac Moraine',
    title: 'Une photo de calendrier du lac Moraine',
    description:
      'Un calendrier mural carré a souvent 30,5 cm de largeur. Votre bébé a maintenant environ 3 cm de plus.',
    funFact:
      'Le lac Moraine est dans le parc national Banff. Une fine poudre de roche, venue des glaciers, rend son eau turquoise.',
    sizeMeasure: 'largeur du calendrier',
    pictureText: 'Un calendrier mural avec un lac turquoise au pied de montagnes',
  },
  ptarmigan: {
    name: 'un lagopède alpin',
    of: 'd’un lagopède alpin',
    as: 'qu’un lagopède alpin',
    title: 'Un lagopède alpin',
    description:
      'Un adulte typique de cet oiseau de l’Arctique mesure environ 35 cm. De la tête aux talons, votre bébé est pareil.',
    funFact:
      'Le lagopède alpin est l’oiseau du Nunavut. Blanc l’hiver, surtout brun l’été, il a des plumes jusque sur les pattes.',
    sizeMeasure: 'longueur du corps',
    pictureText: 'Un oiseau blanc et dodu debout sur la neige',
  },
  'bear-plate': {
    name: 'une plaque d’auto en forme d’ours',
    of: 'd’une plaque d’auto en forme d’ours',
    as: 'qu’une plaque d’auto en forme d’ours',
    title: 'Une plaque d’auto en forme d’ours',
    description: 'Cette plaque d’auto a environ 30 cm de largeur. Votre bébé a maintenant environ 5 cm de plus.',
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
      'Sans son manche, la caisse d’un violon de taille adulte mesure environ 35,5 cm. Votre bébé a un rien de plus.',
    funFact:
      'Le violon est au cœur de la musique métisse et de celle du Cap-Breton. Une danse métisse célèbre est la gigue de la rivière Rouge.',
    sizeMeasure: 'longueur de la caisse',
    pictureText: 'Un violon brun',
  },
  'gold-pan': {
    name: 'une batée du Klondike',
    of: 'd’une batée du Klondike',
    as: 'qu’une batée du Klondike',
    title: 'Une batée du Klondike',
    description: 'Une batée courante a environ 35,5 cm de diamètre, presque comme votre bébé de la tête aux talons.',
    funFact:
      'En 1896, on a trouvé de l’or près de l’actuelle Dawson, au Yukon. L’or est lourd : il reste dans la batée quand le sable part.',
    sizeMeasure: 'diamètre',
    pictureText: 'Une poêle de métal ronde avec de l’eau, du sable et des grains d’or',
  },
  'beaver-kit': {
    name: 'un castor nouveau-né',
    of: 'd’un castor nouveau-né',
    as: 'qu’un castor nouveau-né',
    title: 'Un castor nouveau-né',
    description:
      'Avec sa queue, un bébé castor peut mesurer environ 38 cm à la naissance. Votre bébé est maintenant à peu près aussi long.',
    funFact:
      'Les petits du castor naissent avec leur fourrure et les yeux ouverts. Le castor est un emblème du Canada.',
    sizeMeasure: 'longueur avec la queue à la naissance',
    pictureText: 'Un bébé castor à quatre pattes, la queue plate étirée',
  },
  basket: {
    name: 'un panier à pommes de terre en frêne',
    of: 'd’un panier à pommes de terre en frêne',
    as: 'qu’un panier à pommes de terre en frêne',
    title: 'Un panier à pommes de terre en frêne',
    description:
      'Ce panier de fines lattes de frêne peut avoir environ 36 cm de diamètre, près de la longueur de votre bébé.',
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
      'Le panneau plat au bras du bâton d’un gardien peut mesurer environ 38 cm. Votre bébé est maintenant un peu plus long.',
    funFact: 'Le bouclier sert à repousser la rondelle. La même main tient le bâton; l’autre porte la mitaine.',
    sizeMeasure: 'longueur du bouclier',
    pictureText: 'Un grand panneau de hockey rouge et blanc sur un gant qui tient un bâton',
  },
  'camp-frying-pan': {
    name: 'une poêle de camp',
    of: 'd’une poêle de camp',
    as: 'qu’une poêle de camp',
    title: 'Une poêle de camp',
    description:
      'Avec son manche, une poêle de camp en fonte mesure souvent environ 40 cm. Il faut à votre bébé environ une semaine de plus pour l’égaler.',
    funFact:
      'Le dîner sur la grève, c’est du poisson frais frit au bord du lac où on l’a pêché. Dans le Nord, c’est le meilleur moment du voyage.',
    sizeMeasure: 'longueur avec le manche',
    pictureText: 'Une poêle de fonte avec un poisson frit et du citron',
  },
  'salmon-plank': {
    name: 'un saumon sur planche de cèdre',
    of: 'd’un saumon sur planche de cèdre',
    as: 'qu’un saumon sur planche de cèdre',
    title: 'Un saumon sur planche de cèdre',
    description:
      'La planche de cèdre sous un côté de saumon mesure souvent environ 38 cm. Votre bébé a environ 2 cm de plus.',
    funFact:
      'Le saumon est au cœur de la vie de bien des Premières Nations du Pacifique. Certaines le cuisent sur des bâtons de cèdre, près d’un feu.',
    sizeMeasure: 'longueur de la planche',
    pictureText: 'Un côté de saumon aux tranches de citron sur une planche de bois',
  },
  firewood: {
    name: 'une bûche',
    of: 'd’une bûche',
    as: 'qu’une bûche',
    title: 'Une bûche',
    description: 'Le bois de poêle se coupe souvent à environ 40 cm. De la tête aux talons, votre bébé est aussi long.',
    funFact:
      'Chez la plupart des arbres du Canada, chaque cerne montre une année de croissance. Un cerne large veut souvent dire une bonne saison.',
    sizeMeasure: 'longueur d’un morceau',
    pictureText: 'Une bûche fendue avec son écorce, une face pâle et des cernes',
  },
} satisfies Record<string, ComparisonWords>;
