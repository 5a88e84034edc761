import type { ComparisonWords } from './types';

type English = typeof import('@/data/en/comparisons/weeks-31-40');

export const comparisonsWeeks31To40: Record<keyof English['comparisonsWeeks31To40'], ComparisonWords> = {
  'teddy-bear': {
    name: 'un ours en peluche',
    of: 'd’un ours en peluche',
    as: 'qu’un ours en peluche',
    title: 'Un ours en peluche',
    description:
      'Assis, un grand ours en peluche a souvent environ 40 cm de haut. De la tête aux talons, votre bébé est un peu plus long.',
    funFact:
      'Winnie l’ourson doit en partie son nom à une vraie ourse, appelée Winnie en l’honneur de Winnipeg. Un soldat canadien l’avait emmenée en Angleterre.',
    sizeMeasure: 'hauteur, assis',
    pictureText: 'Un ours en peluche brun clair, assis',
  },
  'lighthouse-placemat': {
    name: 'un napperon de Peggy’s Cove',
    of: 'd’un napperon de Peggy’s Cove',
    as: 'qu’un napperon de Peggy’s Cove',
    title: 'Un napperon de Peggy’s Cove',
    description:
      'Un napperon de table a souvent environ 45 cm de large. De la tête aux talons, votre bébé fait 3 ou 4 cm de moins.',
    funFact:
      'À Peggy’s Cove, en Nouvelle-Écosse, le phare se dresse sur le granit nu, au bord de la mer. Il est blanc, coiffé de rouge.',
    sizeMeasure: 'largeur du napperon',
    pictureText: 'Un napperon orné d’un phare sur des rochers, une fourchette et un couteau',
  },
  'sharp-tailed-grouse': {
    name: 'un tétras à queue fine',
    of: 'd’un tétras à queue fine',
    as: 'qu’un tétras à queue fine',
    title: 'Un tétras à queue fine',
    description:
      'Un adulte typique de cet oiseau dodu fait environ 43 cm de long. De la tête aux talons, votre bébé mesure à peu près autant.',
    funFact:
      'Le tétras à queue fine est l’oiseau emblème de la Saskatchewan. Au printemps, les mâles tapent des pattes en une danse rapide.',
    sizeMeasure: 'longueur du corps',
    pictureText: 'Un oiseau brun tacheté à la queue courte et pointue',
  },
  rhubarb: {
    name: 'une tige de rhubarbe',
    of: 'd’une tige de rhubarbe',
    as: 'qu’une tige de rhubarbe',
    title: 'Une tige de rhubarbe',
    description:
      'Sans sa feuille, une grande tige de rhubarbe du jardin fait souvent environ 42 cm de long. Votre bébé est maintenant à peu près aussi long.',
    funFact:
      'La rhubarbe revient chaque printemps, même après un dur hiver des Prairies. On ne mange que les tiges, car les feuilles sont toxiques.',
    sizeMeasure: 'longueur de la tige',
    pictureText: 'Deux tiges de rhubarbe rouges avec une grande feuille verte',
  },
  'child-snowshoe': {
    name: 'une raquette d’enfant',
    of: 'd’une raquette d’enfant',
    as: 'qu’une raquette d’enfant',
    title: 'Une raquette d’enfant',
    description:
      'Les raquettes de petits enfants font souvent environ 43 cm de long. De la tête aux talons, votre bébé est un peu plus long.',
    funFact:
      'Les peuples autochtones ont créé des raquettes de bien des formes, pour différentes sortes de neige. Une raquette large aide à rester sur la neige profonde.',
    sizeMeasure: 'longueur',
    pictureText: 'Une petite raquette ronde à l’avant, avec un treillis et des sangles rouges',
  },
  qulliq: {
    name: 'un qulliq',
    of: 'd’un qulliq',
    as: 'qu’un qulliq',
    title: 'Un qulliq',
    description:
      'Cette lampe inuite, une demi-lune de pierre, existe en bien des tailles. Une grande peut avoir environ 45 cm de large, un peu plus que votre bébé.',
    funFact:
      'Le qulliq brûle de l’huile de phoque ou de baleine, avec une mèche de mousse ou de linaigrette. Il a éclairé et chauffé les maisons; on l’allume encore aujourd’hui lors de rencontres.',
    sizeMeasure: 'largeur d’une grande lampe',
    pictureText: 'Une lampe de pierre en demi-lune avec une rangée de flammes',
  },
  groundhog: {
    name: 'une marmotte',
    of: 'd’une marmotte',
    as: 'qu’une marmotte',
    title: 'Une marmotte',
    description:
      'Sans sa queue, une marmotte adulte typique fait environ 45 cm de long. De la tête aux talons, votre bébé est aussi long.',
    funFact:
      'Shubenacadie Sam, en Nouvelle-Écosse, et Wiarton Willie, en Ontario, sont deux marmottes célèbres. Si la marmotte voit son ombre, dit-on, l’hiver durera plus longtemps.',
    sizeMeasure: 'longueur sans la queue',
    pictureText: 'Une grosse marmotte brune debout',
  },
  'hooked-mat': {
    name: 'un tapis hooké acadien',
    of: 'd’un tapis hooké acadien',
    as: 'qu’un tapis hooké acadien',
    title: 'Un tapis hooké acadien',
    description:
      'Un petit tapis de laine bouclée peut avoir environ 45 cm de large. Votre bébé pourrait s’étendre de tout son long au bord.',
    funFact:
      'Chéticamp est un village acadien du Cap-Breton. Ses tapis hookés sont connus : on y tire des boucles de laine à travers une toile.',
    sizeMeasure: 'largeur d’un petit tapis',
    pictureText: 'Un tapis de laine avec une maison, un bateau et la mer',
  },
  'snowshoe-hare': {
    name: 'un lièvre d’Amérique',
    of: 'd’un lièvre d’Amérique',
    as: 'qu’un lièvre d’Amérique',
    title: 'Un lièvre d’Amérique',
    description:
      'Un lièvre d’Amérique adulte typique fait environ 45 cm de long. C’est à peu près la longueur de votre bébé, de la tête aux talons.',
    funFact:
      'Le lièvre d’Amérique est brun l’été et blanc l’hiver. Ses grosses pattes arrière poilues lui servent de raquettes.',
    sizeMeasure: 'longueur du corps',
    pictureText: 'Un lièvre pâle d’hiver aux longues oreilles à bout foncé et aux grosses pattes arrière',
  },
  backpack: {
    name: 'un sac à dos de voyage',
    of: 'd’un sac à dos de voyage',
    as: 'qu’un sac à dos de voyage',
    title: 'Un sac à dos de voyage',
    description:
      'Un sac à dos de promenade a souvent environ 46 cm de haut. De la tête aux talons, votre bébé mesure presque autant.',
    funFact:
      'En voyage, des gens du Canada portent un petit drapeau à feuille d’érable cousu sur leur sac. C’est une façon rapide de dire d’où l’on vient.',
    sizeMeasure: 'hauteur',
    pictureText: 'Un sac à dos rouge à poche avant',
  },
  'ottawa-tulip': {
    name: 'une tulipe d’Ottawa',
    of: 'd’une tulipe d’Ottawa',
    as: 'qu’une tulipe d’Ottawa',
    title: 'Une tulipe d’Ottawa',
    description:
      'De la terre au sommet de la fleur, une grande tulipe de jardin fait souvent environ 48 cm. De la tête aux talons, votre bébé est un peu plus court.',
    funFact:
      'En 1943, une princesse des Pays-Bas est née à Ottawa, où sa famille vivait pendant la guerre. Les Pays-Bas envoient encore des bulbes de tulipe chaque année.',
    sizeMeasure: 'hauteur',
    pictureText: 'Une grande tulipe rouge à longue tige et à feuilles étroites',
  },
  'snow-shovel': {
    name: 'la lame d’une pelle à neige',
    of: 'de la lame d’une pelle à neige',
    as: 'que la lame d’une pelle à neige',
    title: 'La lame d’une pelle à neige',
    description:
      'Une pelle à neige courante a une lame d’environ 46 cm de large. Votre bébé fait environ 1 cm de plus.',
    funFact:
      'Après une bordée de neige, bien des gens pellettent leur entrée. Certaines personnes donnent aussi un coup de main à la maison d’à côté.',
    sizeMeasure: 'largeur de la lame',
    pictureText: 'Une pelle à neige bleue avec un tas de neige',
  },
  trumpet: {
    name: 'une trompette',
    of: 'd’une trompette',
    as: 'qu’une trompette',
    title: 'Une trompette',
    description:
      'Une trompette fait environ 48 cm de long. C’est proche de la longueur de votre bébé, de la tête aux talons.',
    funFact:
      'Le trompettiste de jazz Maynard Ferguson est né à Verdun, qui fait maintenant partie de Montréal. On le connaissait pour ses notes très aiguës.',
    sizeMeasure: 'longueur',
    pictureText: 'Une trompette dorée à trois pistons',
  },
  'great-horned-owl': {
    name: 'un grand-duc d’Amérique',
    of: 'd’un grand-duc d’Amérique',
    as: 'qu’un grand-duc d’Amérique',
    title: 'Un grand-duc d’Amérique',
    description:
      'Un adulte typique de ce grand hibou fait environ 52 cm de long. De la tête aux talons, votre bébé fait environ 4 cm de moins.',
    funFact:
      'Le grand-duc d’Amérique est l’oiseau emblème de l’Alberta. Ses « cornes » ne sont ni des cornes ni des oreilles, mais des touffes de plumes.',
    sizeMeasure: 'longueur du corps',
    pictureText: 'Un hibou brun aux yeux jaunes et aux touffes en forme de cornes',
  },
  'framed-print': {
    name: 'une image encadrée des collines du Cyprès',
    of: 'd’une image encadrée des collines du Cyprès',
    as: 'qu’une image encadrée des collines du Cyprès',
    title: 'Une image encadrée des collines du Cyprès',
    description:
      'Une image de format courant fait environ 51 cm de long. De la tête aux talons, votre bébé est un peu plus court.',
    funFact:
      'Les collines du Cyprès s’élèvent au-dessus des plaines de l’Alberta et de la Saskatchewan. Les deux provinces y partagent un parc.',
    sizeMeasure: 'grand côté de l’image',
    pictureText: 'Une image large dans un mince cadre de bois : des collines, des épinettes et de l’herbe dorée',
  },
  'canoe-paddle': {
    name: 'la pale d’un aviron de canot',
    of: 'de la pale d’un aviron de canot',
    as: 'que la pale d’un aviron de canot',
    title: 'La pale d’un aviron de canot',
    description:
      'La partie large d’un aviron de bois fait souvent environ 53 cm de long. De la tête aux talons, votre bébé fait 4 ou 5 cm de moins.',
    funFact:
      'Bien des Premières Nations faisaient des canots légers en écorce de bouleau, et on en fait encore. Le Musée canadien du canot est à Peterborough, en Ontario.',
    sizeMeasure: 'longueur de la pale',
    pictureText: 'Un aviron de bois à bande peinte',
  },
  'arctic-char': {
    name: 'un omble chevalier',
    of: 'd’un omble chevalier',
    as: 'qu’un omble chevalier',
    title: 'Un omble chevalier',
    description:
      'Un omble de bonne taille fait souvent environ 50 cm de long. Il ne manque à votre bébé qu’un centimètre environ.',
    funFact:
      'L’omble chevalier compte beaucoup pour les Inuits. La capitale du Nunavut est Iqaluit : en inuktitut, « lieu où il y a beaucoup de poissons ».',
    sizeMeasure: 'longueur',
    pictureText: 'Un long poisson au ventre rouge orangé',
  },
  'chateau-puzzle': {
    name: 'un casse-tête du Château Frontenac',
    of: 'd’un casse-tête du Château Frontenac',
    as: 'qu’un casse-tête du Château Frontenac',
    title: 'Un casse-tête du Château Frontenac',
    description: 'Terminé, un casse-tête de 500 morceaux fait souvent 49 cm de long, à peu près comme votre bébé.',
    funFact:
      'Le Château Frontenac est un grand hôtel aux toits de cuivre verts. Il domine le fleuve Saint-Laurent, à Québec.',
    sizeMeasure: 'grand côté, une fois fini',
    pictureText: 'Un casse-tête où l’on voit un hôtel qui ressemble à un château',
  },
  'hockey-sweater': {
    name: 'un chandail de hockey d’enfant',
    of: 'd’un chandail de hockey d’enfant',
    as: 'qu’un chandail de hockey d’enfant',
    title: 'Un chandail de hockey d’enfant',
    description:
      'Un chandail de petit enfant fait souvent environ 50 cm du col à l’ourlet. Votre bébé est à peu près aussi long.',
    funFact:
      'L’histoire « Le chandail de hockey », de Roch Carrier, se passe dans un village du Québec. Un garçon reçoit par la poste le chandail d’une équipe rivale.',
    sizeMeasure: 'du col à l’ourlet',
    pictureText: 'Un petit chandail de hockey rouge à rayures',
  },
  duck: {
    name: 'un canard colvert',
    of: 'd’un canard colvert',
    as: 'qu’un canard colvert',
    title: 'Un canard colvert',
    description:
      'Un adulte typique fait environ 55 cm, du bec à la queue. De la tête aux talons, votre bébé fait 5 ou 6 cm de moins.',
    funFact:
      'Chez le colvert, c’est le mâle qui a la tête verte et brillante. C’est la femelle qui fait le « coin-coin » bien connu.',
    sizeMeasure: 'longueur du bec à la queue',
    pictureText: 'Un canard à la tête verte et au bec jaune',
  },
};
