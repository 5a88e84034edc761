import type { Words } from '@/data/words';

type English = typeof import('@/data/en/can-i/topics');

export const topicWords: Words<English['topicWords']> = {
  food: {
    name: 'Aliments',
    title: 'Aliments à éviter pendant la grossesse au Canada',
    description:
      'Fromage, poisson, œufs, viandes froides, gibier\u00a0: quoi manger enceinte au Canada, quoi laisser de côté et quoi faire si vous en avez mangé.',
    heading: 'Les aliments pendant la grossesse',
    lead: 'Ce que vous pouvez manger, comment bien le préparer, et quoi faire si c’est déjà mangé.',
    examples: 'fromage, poisson',
  },
  drinks: {
    name: 'Boissons',
    title: 'Enceinte\u00a0: café, thé et autres boissons au Canada',
    description:
      'Combien de café par jour enceinte au Canada, quelles tisanes choisir, et quoi faire au sujet de l’alcool, des jus et de l’eau du robinet.',
    heading: 'Les boissons pendant la grossesse',
    lead: 'Combien de café par jour, quelles tisanes, et quoi faire si vous avez bu avant de savoir.',
    examples: 'café, tisanes',
  },
  medicines: {
    name: 'Médicaments',
    title: 'Médicaments et grossesse au Canada\u00a0: quoi demander',
    description:
      'Douleur, rhume, allergies, nausées, vaccins, ordonnances\u00a0: ce que disent les sources d’ici pour la grossesse, et quand demander à la pharmacie.',
    heading: 'Les médicaments pendant la grossesse',
    lead: 'C’est prescrit? Appelez avant de changer quoi que ce soit. Avant d’en acheter un, demandez à la pharmacie\u00a0: c’est gratuit.',
    examples: 'douleur, rhume',
  },
  'body-and-beauty': {
    name: 'Corps et beauté',
    title: 'Enceinte\u00a0: teinture, bains et soins de beauté',
    description:
      'Teinture, ongles, crèmes, bains, dentiste, radiographies\u00a0: ce que disent les sources d’ici sur les soins du corps pendant la grossesse.',
    heading: 'Corps et beauté pendant la grossesse',
    lead: 'Cheveux, ongles, peau, bains, dents et examens\u00a0: ce qui convient, et ce qui peut attendre.',
    examples: 'teinture, bains',
  },
  'activity-and-travel': {
    name: 'Activités et voyages',
    title: 'Enceinte\u00a0: sport, sexe, sommeil et voyages au Canada',
    description:
      'Course, patin, sexe, sommeil sur le dos, avion, ceinture\u00a0: ce que vous pouvez faire enceinte, selon les sources d’ici et selon la semaine.',
    heading: 'Activités et voyages pendant la grossesse',
    lead: 'Sport, hiver, sexe, sommeil et voyages\u00a0: ce qui continue, et ce qui change quand le ventre grossit.',
    examples: 'sport, avion',
  },
  'home-and-work': {
    name: 'Maison et emploi',
    title: 'Enceinte\u00a0: chat, ménage, microbes et emploi',
    description:
      'Litière, peinture, ménage, varicelle, travail de nuit, tabac, cannabis\u00a0: ce que disent les sources d’ici pour la maison et l’emploi, enceinte.',
    heading: 'Maison et emploi pendant la grossesse',
    lead: 'Animaux, peinture, microbes, emploi et fumée\u00a0: quoi faire, et quand appeler.',
    examples: 'chat, peinture',
  },
};

export const groupWords: Words<English['groupWords']> = {
  'cheese-and-milk': 'Fromage et lait',
  eggs: 'Œufs',
  meat: 'Viande',
  'fish-and-seafood': 'Poisson et fruits de mer',
  'fruit-and-vegetables': 'Fruits et légumes',
  'country-food': 'Aliments traditionnels',
  'sweet-and-other': 'Sucreries et autres aliments',
  caffeine: 'Café et caféine',
  'teas-and-herbs': 'Thés, tisanes et herbes',
  alcohol: 'Alcool',
  'water-and-juice': 'Eau et jus',
  pain: 'Douleur et fièvre',
  'colds-and-allergies': 'Rhume et allergies',
  stomach: 'Estomac et nausées',
  'infections-and-skin': 'Infections et peau',
  prescribed: 'Médicaments prescrits',
  'vitamins-and-natural': 'Vitamines et produits naturels',
  vaccines: 'Vaccins',
  'hair-and-nails': 'Cheveux et ongles',
  skin: 'Peau',
  heat: 'Bains et chaleur',
  teeth: 'Dents',
  'treatments-and-scans': 'Soins et examens',
  sport: 'Sport et exercice',
  winter: 'Hiver',
  'sex-and-sleep': 'Sexe et sommeil',
  travel: 'Voyages',
  pets: 'Chats et autres animaux',
  home: 'À la maison',
  germs: 'Microbes et infections',
  work: 'Au travail',
  'smoke-and-drugs': 'Tabac, cannabis et autres drogues',
};
