import type { Statement } from '@/data/statement';
import type { Words } from '@/data/words';

type English = typeof import('@/data/en/without-911');

/** Beside 911, wherever the visitor is or may be where it answers. */
export const without911: Statement = {
  text: 'Il n’y a pas de 911 au Nunavut : appelez votre centre de santé. Au Nunavik et dans le Grand Nord de l’Ontario, le 911 peut ne pas marcher partout. Là, appelez votre CLSC ou votre poste de soins infirmiers.',
  sources: ['nunatsiaq-911', 'nunavutnews-911', 'nunavik-911'],
};

/** First of all where the visitor is in Nunavut. */
export const emergencyInNunavut: Statement = {
  text: 'Il n’y a pas de 911 au Nunavut. En cas d’urgence, appelez le numéro d’urgence de votre centre de santé. Ou allez-y, ou envoyez quelqu’un.',
  sources: ['nunatsiaq-911', 'nunavutnews-911'],
};

/** What the lists mean by 'hospital' where the visitor is in Nunavut. */
export const hospitalInNunavut: Statement = {
  text: 'La liste dit «\u00a0hôpital\u00a0» ou «\u00a0urgence\u00a0»? Allez à votre centre de santé ou à votre poste de soins infirmiers. C’est là qu’on décide si vous partez en avion (évacuation). À Iqaluit, allez à l’Hôpital général Qikiqtani. Son urgence est ouverte jour et nuit.',
  sources: ['qikiqtani-hospital'],
};

export const awayFromNunavut: Words<English['awayFromNunavut']> =
  'Hors du Nunavut, comme à Ottawa, Winnipeg, Edmonton ou Yellowknife? Appelez le 911.';

export const numberElsewhere: Words<English['numberElsewhere']> = 'Ce numéro ne marche pas au Nunavut.';

export const myHealthCentre: Words<English['myHealthCentre']> = 'Mon centre de santé';
export const goOrSend: Words<English['goOrSend']> = 'Allez à votre centre de santé, ou envoyez quelqu’un';
export const addItsNumber: Words<English['addItsNumber']> = 'Ajouter son numéro d’urgence';
export const changeItsNumber: Words<English['changeItsNumber']> = 'Changer le numéro de mon centre de santé';
export const numberForm: Words<English['numberForm']> = {
  title: 'Numéro de mon centre de santé',
  label: 'Numéro d’urgence de votre centre de santé',
  hint: 'Si vous le connaissez. Presque partout, quelqu’un y est de garde en dehors des heures d’ouverture. Le numéro reste sur cet appareil.',
};

export const whereNow: Words<English['whereNow']> = {
  question: 'Où êtes-vous en ce moment?',
  nunavut: 'Au Nunavut',
  away: 'Hors du Nunavut',
  hint: 'Nous le demandons de nouveau dans deux semaines, et après la naissance.',
};

export const phrasesWithout911: { said: string; instead: string }[] = [
  {
    said: 'En danger maintenant : appelez le 911',
    instead: 'En danger maintenant : appelez la GRC ou votre centre de santé',
  },
  { said: 'En danger, appelez le 911', instead: 'En danger, appelez la GRC ou votre centre de santé' },
  {
    said: 'Appelez le 911 ou allez à l’urgence tout de suite',
    instead: 'Appelez votre centre de santé, ou allez-y tout de suite',
  },
  { said: 'Appelez le 911 tout de suite', instead: 'Appelez votre centre de santé tout de suite' },
  { said: 'Appelez le 911 aussi', instead: 'Appelez aussi votre centre de santé' },
  { said: 'Appelez le 911', instead: 'Appelez tout de suite votre centre de santé' },
  { said: 'le 911', instead: 'votre centre de santé' },
  { said: '911', instead: 'votre centre de santé' },
];
