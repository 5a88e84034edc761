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
  text: 'Il n’y a pas de 911 au Nunavut. Appelez le numéro d’urgence de votre centre de santé, allez-y tout de suite, ou envoyez quelqu’un.',
  sources: ['nunatsiaq-911', 'nunavutnews-911'],
};

/** What the lists mean by 'hospital' where the visitor is in Nunavut. */
export const hospitalInNunavut: Statement = {
  text: 'Là où une ligne dit « hôpital » ou « urgence », allez à votre centre de santé ou à votre poste de soins infirmiers. C’est là qu’on décide d’un vol (évacuation médicale). À Iqaluit, allez à l’Hôpital général Qikiqtani : son urgence est ouverte jour et nuit.',
  sources: ['qikiqtani-hospital'],
};

export const awayFromNunavut: Words<English['awayFromNunavut']> =
  'Hors du Nunavut, comme à Ottawa, Winnipeg, Edmonton ou Yellowknife? Appelez le 911.';

export const numberElsewhere: Words<English['numberElsewhere']> = 'Ce numéro ne marche pas au Nunavut.';

export const myHealthCentre: Words<English['myHealthCentre']> = 'Mon centre de santé';
export const goOrSend: Words<English['goOrSend']> = 'Allez à votre centre de santé, ou envoyez quelqu’un';
export const addItsNumber: Words<English['addItsNumber']> = 'Enregistrer son numéro d’urgence';
export const changeItsNumber: Words<English['changeItsNumber']> = 'Changer le numéro de mon centre de santé';
export const numberForm: Words<English['numberForm']> = {
  title: 'Numéro de mon centre de santé',
  label: 'Numéro d’urgence de votre centre de santé',
  hint: 'Si vous le connaissez. Dans la plupart des collectivités, quelqu’un est de garde en dehors des heures d’ouverture. Le numéro reste sur cet appareil.',
};

export const whereNow: Words<English['whereNow']> = {
  question: 'Où êtes-vous en ce moment?',
  nunavut: 'Au Nunavut',
  away: 'Hors du Nunavut',
  hint: 'Nous le demandons de nouveau après deux semaines, et après l’accouchement.',
};

export const phrasesWithout911: [RegExp, string][] = [
  [/([Ee])n danger( maintenant)?(\s?:|,) appelez le\s911/g, '$1n danger$2$3 appelez la GRC ou votre centre de santé'],
  [
    /([Aa])ppelez le\s911\sou allez à l’urgence tout de suite/g,
    '$1ppelez votre centre de santé, ou allez-y tout de suite',
  ],
  [/([Aa])ppelez le\s911\stout de suite/g, '$1ppelez votre centre de santé tout de suite'],
  [/([Aa])ppelez le\s911/g, '$1ppelez tout de suite votre centre de santé'],
  [/(?:\ble\s)?\b911\b/g, 'votre centre de santé'],
];
