import type { Words } from '@/data/words';

type English = typeof import('@/data/en/birth/canadian-animals');

export const canadianAnimals: Words<English['canadianAnimals']> = {
  beaver: {
    name: 'Castor',
    fact: 'Les dents de devant d’un castor poussent sans fin. Ronger des arbres les garde courtes.',
  },
  wolf: {
    name: 'Loup',
    fact: 'Une meute de loups est une famille : le plus souvent deux parents et leurs petits des dernières années.',
  },
  'grizzly-bear': {
    name: 'Grizzli',
    fact: 'La bosse sur les épaules du grizzli est un muscle. Elle en fait un grand creuseur.',
  },
  'sea-otter': {
    name: 'Loutre de mer',
    fact: 'La loutre de mer vit au large de la Colombie-Britannique. Elle a la fourrure la plus dense de tous les animaux.',
  },
  'great-horned-owl': {
    name: 'Grand-duc d’Amérique',
    fact: 'Un hibou ne peut pas tourner les yeux : il tourne la tête, assez pour regarder droit derrière lui.',
  },
  bison: {
    name: 'Bison',
    fact: 'Le bison est le plus gros animal terrestre d’Amérique du Nord. Des troupeaux errent encore dans le parc national Wood Buffalo.',
  },
  'bald-eagle': {
    name: 'Pygargue à tête blanche',
    fact: 'Le jeune pygargue est tout brun. Sa tête et sa queue blanchissent vers cinq ans.',
  },
  'polar-bear': {
    name: 'Ours polaire',
    fact: 'Sous sa fourrure blanche, la peau de l’ours polaire est noire.',
  },
  'wood-frog': {
    name: 'Grenouille des bois',
    fact: 'La grenouille des bois peut geler en hiver, jusqu’à ce que son cœur s’arrête, et repartir en sautant au printemps.',
  },
  'harbour-seal': {
    name: 'Phoque commun',
    fact: 'Le petit du phoque commun nage dans les heures qui suivent sa naissance.',
  },
  moose: {
    name: 'Orignal',
    fact: 'L’orignal est le plus grand cerf du monde. Chaque année, le mâle perd son panache et en refait un.',
  },
  'blue-whale': {
    name: 'Rorqual bleu',
    fact: 'Le rorqual bleu est le plus gros animal vivant. Certains se nourrissent dans le golfe du Saint-Laurent.',
  },
};
