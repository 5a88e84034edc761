import type { CanIWords } from '@/data/can-i/entry';
import type { homeAndWork } from '@/data/can-i/home-and-work';

export const homeAndWorkWords: Record<keyof typeof homeAndWork, CanIWords> = {
  'cat-litter': {
    name: 'Litière',
    searchWords: 'litière, bac à litière, caca de chat, nettoyer la litière',
    todo: '',
    why: '',
  },
  'cats-dogs': {
    name: 'Chat',
    searchWords: 'chat, chaton, chien, garder mon chat',
    todo: '',
    why: '',
  },
  reptiles: {
    name: 'Tortue',
    searchWords: 'tortue, lézard, serpent, iguane, reptile, grenouille, hérisson, poussins',
    todo: '',
    why: '',
  },
  rodents: {
    name: 'Hamster',
    searchWords: "hamster, gerbille, souris, rat, cobaye, cochon d'inde, crottes de souris",
    todo: '',
    why: '',
  },
  gardening: {
    name: 'Jardinage',
    searchWords: 'jardinage, jardin, terre, compost, carré de sable, désherber',
    todo: '',
    why: '',
  },
  painting: {
    name: 'Peinture',
    searchWords: "peinture, peindre, peinture au latex, peinture à l'huile, chambre du bébé, vernis, teinture à bois",
    todo: '',
    why: '',
  },
  'old-paint': {
    name: 'Peinture au plomb',
    searchWords: 'peinture au plomb, rénovation, poncer, décaper, vieille maison',
    todo: '',
    why: '',
  },
  cleaning: {
    name: 'Produits ménagers',
    searchWords:
      'produits ménagers, eau de javel, javellisant, lysol, nettoyant à four, monsieur net, windex, vinaigre',
    todo: '',
    why: '',
  },
  pesticides: {
    name: 'Pesticide',
    searchWords: 'pesticide, herbicide, roundup, insecticide, raid, traitement de pelouse',
    todo: '',
    why: '',
  },
  'air-freshener': {
    name: "Assainisseur d'air",
    searchWords: "assainisseur d'air, bougie parfumée, febreze, encens, poêle à bois, foyer",
    todo: '',
    why: '',
  },
  'phones-wifi': {
    name: 'Cellulaire',
    searchWords: 'cellulaire, wifi, micro-ondes, ordinateur portable, 5g, compteur intelligent',
    todo: '',
    why: '',
  },
  'fifth-disease': {
    name: 'Cinquième maladie',
    searchWords: 'cinquième maladie, parvovirus, érythème infectieux, 5e maladie',
    todo: '',
    why: '',
  },
  chickenpox: {
    name: 'Varicelle',
    searchWords: 'varicelle, picote, zona, herpès zoster',
    todo: '',
    why: '',
  },
  measles: {
    name: 'Rougeole',
    searchWords: 'rougeole, rubéole',
    todo: '',
    why: '',
  },
  cmv: {
    name: 'Cmv',
    searchWords: 'cmv, cytomégalovirus, garderie, tout-petit, changer des couches, partager un verre',
    todo: '',
    why: '',
  },
  'salon-work': {
    name: 'Coiffeuse',
    searchWords: 'coiffeuse, technicienne en ongles, travail en salon, esthéticienne',
    todo: '',
    why: '',
  },
  'heavy-lifting': {
    name: 'Soulever',
    searchWords: 'soulever, soulever des charges, porter son enfant, boîtes lourdes',
    todo: '',
    why: '',
  },
  standing: {
    name: 'Debout toute la journée',
    searchWords: 'debout toute la journée, travail debout, caissière, quart de travail debout',
    todo: '',
    why: '',
  },
  'night-shift': {
    name: 'Quart de nuit',
    searchWords: 'quart de nuit, travail de nuit, horaire rotatif, 12 heures',
    todo: '',
    why: '',
  },
  'radiation-work': {
    name: 'Technologue en radiologie',
    searchWords: 'technologue en radiologie, travailleur du nucléaire, rayonnement',
    todo: '',
    why: '',
  },
  smoking: {
    name: 'Fumer',
    searchWords: 'fumer, cigarette, tabac, arrêter de fumer',
    todo: '',
    why: '',
  },
  'second-hand-smoke': {
    name: 'Fumée secondaire',
    searchWords: 'fumée secondaire, conjoint fume, narguilé, shisha',
    todo: '',
    why: '',
  },
  vaping: {
    name: 'Vapoter',
    searchWords: 'vapoter, vapotage, cigarette électronique, juul, zyn, sachet de nicotine',
    todo: '',
    why: '',
  },
  'nicotine-replacement': {
    name: 'Gomme à la nicotine',
    searchWords: 'gomme à la nicotine, timbre de nicotine, nicorette, trn, pastille de nicotine',
    todo: '',
    why: '',
  },
  cannabis: {
    name: 'Cannabis',
    searchWords: 'cannabis, pot, mari, joint, comestibles, thc, cbd, huile de cbd, haschich',
    todo: '',
    why: '',
  },
};
