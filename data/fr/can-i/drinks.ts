import type { drinks } from '@/data/can-i/drinks';
import type { CanIWords } from '@/data/can-i/entry';

export const drinksWords: Record<keyof typeof drinks, CanIWords> = {
  coffee: {
    name: 'Café',
    searchWords: 'café, caféine, latté, espresso, cappuccino, café filtre, café glacé',
    todo: '',
    why: '',
  },
  'tim-hortons': {
    name: 'Tim hortons',
    searchWords: 'tim hortons, tim, double double, café tim hortons',
    todo: '',
    why: '',
  },
  starbucks: {
    name: 'Starbucks',
    searchWords: 'starbucks, grande, venti, café starbucks, second cup',
    todo: '',
    why: '',
  },
  decaf: {
    name: 'Décaféiné',
    searchWords: 'décaféiné, déca, café décaféiné',
    todo: '',
    why: '',
  },
  tea: {
    name: 'Thé',
    searchWords: 'thé, thé noir, thé vert, earl grey, orange pekoe, thé glacé, chaï, matcha, bubble tea',
    todo: '',
    why: '',
  },
  cola: {
    name: 'Coke',
    searchWords: 'coke, cola, pepsi, liqueur, boisson gazeuse, coke diète',
    todo: '',
    why: '',
  },
  chocolate: {
    name: 'Chocolat',
    searchWords: 'chocolat, chocolat noir, chocolat chaud, lait au chocolat, cacao',
    todo: '',
    why: '',
  },
  'energy-drinks': {
    name: 'Boisson énergisante',
    searchWords: 'boisson énergisante, red bull, monster, guru, boisson énergétique, pré-entraînement',
    todo: '',
    why: '',
  },
  'yerba-mate-guarana': {
    name: 'Yerba maté',
    searchWords: 'yerba maté, maté, guarana, noix de kola, guayusa',
    todo: '',
    why: '',
  },
  'ginger-tea': {
    name: 'Tisane au gingembre',
    searchWords: 'tisane au gingembre, gingembre, ginger ale, bonbon au gingembre, gravol gingembre',
    todo: '',
    why: '',
  },
  'mint-tea': {
    name: 'Tisane à la menthe',
    searchWords: 'tisane à la menthe, menthe poivrée, thé à la menthe',
    todo: '',
    why: '',
  },
  'citrus-rosehip-tea': {
    name: "Tisane d'églantier",
    searchWords: "tisane d'églantier, cynorrhodon, écorce d'orange, mélisse, agrumes, tilleul",
    todo: '',
    why: '',
  },
  chamomile: {
    name: 'Camomille',
    searchWords: 'camomille, tisane à la camomille',
    todo: '',
    why: '',
  },
  'echinacea-tea': {
    name: 'Échinacée',
    searchWords: "échinacée, tisane d'échinacée",
    todo: '',
    why: '',
  },
  'raspberry-leaf': {
    name: 'Feuille de framboisier',
    searchWords: 'feuille de framboisier, tisane de framboisier',
    todo: '',
    why: '',
  },
  'labrador-tea': {
    name: 'Thé du labrador',
    searchWords: 'thé du labrador, lédon',
    todo: '',
    why: '',
  },
  'laxative-tea': {
    name: 'Tisane de séné',
    searchWords: 'tisane de séné, thé détox, tisane laxative, aloès, thé minceur',
    todo: '',
    why: '',
  },
  'unsafe-herbs': {
    name: 'Consoude',
    searchWords: 'consoude, menthe pouliot, tussilage, genièvre, sassafras, lobélie, actée à grappes noires',
    todo: '',
    why: '',
  },
  'other-herbal-tea': {
    name: 'Tisane',
    searchWords: "tisane, rooibos, ortie, hibiscus, fenouil, david's tea, infusion",
    todo: '',
    why: '',
  },
  kombucha: {
    name: 'Kombucha',
    searchWords: 'kombucha, thé kombucha, rise kombucha',
    todo: '',
    why: '',
  },
  alcohol: {
    name: 'Alcool',
    searchWords:
      'alcool, vin, bière, verre de vin, champagne, cooler, cidre alcoolisé, boire, cocktail, un verre, cidre, liqueur, crème irlandaise, spiritueux, rhum, whisky',
    todo: '',
    why: '',
  },
  'alcohol-before': {
    name: 'Bu avant de savoir',
    searchWords: "bu avant de savoir, alcool avant de savoir, j'ai bu avant le test",
    todo: '',
    why: '',
  },
  'non-alcoholic-beer': {
    name: 'Bière sans alcool',
    searchWords: 'bière sans alcool, bière désalcoolisée, vin sans alcool, vin désalcoolisé',
    todo: '',
    why: '',
  },
  'cooking-wine': {
    name: 'Vin de cuisson',
    searchWords: 'vin de cuisson, sauce au vin, gâteau au rhum, sauce à la vodka, alcool dans les plats',
    todo: '',
    why: '',
  },
  'well-water': {
    name: 'Eau de puits',
    searchWords: "eau de puits, eau du robinet, tuyaux de plomb, avis d'ébullition",
    todo: '',
    why: '',
  },
  'raw-juice-cider': {
    name: 'Cidre de pomme',
    searchWords: 'cidre de pomme, cidre non pasteurisé, jus frais, jus pressé à froid, bar à jus, jus de pomme frais',
    todo: '',
    why: '',
  },
  eggnog: {
    name: 'Lait de poule',
    searchWords: 'lait de poule, eggnog',
    todo: '',
    why: '',
  },
};
