import type { Words } from '@/data/words';

type English = typeof import('@/data/en/birth/canadian-animals');

export const canadianAnimals: Words<English['canadianAnimals']> = {
  beaver: {
    name: 'Castor',
    fact: 'Les dents de devant du castor ne cessent jamais de pousser. À force de ronger des arbres, il les garde courtes.',
  },
  wolf: {
    name: 'Loup',
    fact: 'Une meute de loups est une famille : le plus souvent, deux parents et leurs petits des dernières années.',
  },
  'grizzly-bear': {
    name: 'Grizzli',
    fact: 'La bosse sur les épaules du grizzli est un muscle. Elle lui donne de la force pour creuser.',
  },
  'sea-otter': {
    name: 'Loutre de mer',
    fact: 'La loutre de mer vit au large de la Colombie-Britannique. De tous les animaux, c’est elle qui a la fourrure la plus dense.',
  },
  'great-horned-owl': {
    name: 'Grand-duc d’Amérique',
    fact: 'Un hibou ne peut pas rouler les yeux. Il tourne donc la tête, assez loin pour voir droit derrière lui.',
  },
  bison: {
    name: 'Bison',
    fact: 'Le bison est le plus gros animal terrestre de l’Amérique du Nord. Des troupeaux parcourent encore le parc national Wood Buffalo.',
  },
  'bald-eagle': {
    name: 'Pygargue à tête blanche',
    fact: 'Le jeune pygargue est tout brun. Sa tête et sa queue deviennent blanches vers l’âge de cinq ans.',
  },
  'polar-bear': {
    name: 'Ours polaire',
    fact: 'Sous sa fourrure blanche, l’ours polaire a la peau noire.',
  },
  'wood-frog': {
    name: 'Grenouille des bois',
    fact: 'L’hiver, la grenouille des bois peut geler, jusqu’à ce que même son cœur s’arrête. Au printemps, elle repart en sautant.',
  },
  'harbour-seal': {
    name: 'Phoque commun',
    fact: 'Le petit du phoque commun peut nager dans les heures qui suivent sa naissance.',
  },
  moose: {
    name: 'Orignal',
    fact: 'L’orignal est le plus grand cervidé du monde. Chaque année, le mâle perd son panache, puis un nouveau pousse.',
  },
  'blue-whale': {
    name: 'Rorqual bleu',
    fact: 'Le rorqual bleu, ou baleine bleue, est le plus gros animal vivant. Certains se nourrissent dans le golfe du Saint-Laurent.',
  },
};
