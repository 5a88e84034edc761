import type { Statement } from '@/data/statement';
import type { Words } from '@/data/words';

type English = typeof import('@/data/en/after-birth/after-birth-page');

export const page: Words<English['page']> = {
  title: 'Après la naissance\u00a0: soins du nouveau-né et rétablissement',
  description:
    'Six semaines avec un nouveau-né au Canada\u00a0: boires et couches par jour, sommeil, pleurs, saignements, points, moral, visites et vaccins par province.',
  shortTitle: 'Après la naissance',
  about: 'Boires, couches, sommeil, votre corps et votre moral, visites et vaccins',
};

export const opening: Words<English['opening']> = [
  'Votre bébé est là. Donnez-lui à boire, reposez-vous, gardez-le contre vous\u00a0: c’est assez pour aujourd’hui.',
  'Vous n’avez pas à tout savoir cette nuit. Chaque partie est courte, et vous la retrouverez ici à toute heure.',
];

/** The red-edged line of a part, behind which its signs stand. */
export const whenToCallAbout: Words<English['whenToCallAbout']> = (part) => `Quand appeler\u00a0: ${part}`;

export const contentsTitle: Words<English['contentsTitle']> = 'Sur cette page';
export const babyTitle: Words<English['babyTitle']> = 'Votre bébé';
export const parentTitle: Words<English['parentTitle']> = 'Vous';
export const checksTitle: Words<English['checksTitle']> = 'Visites, tests et vaccins';
export const ownWayTitle: Words<English['ownWayTitle']> = 'Des jumeaux, un bébé né trop tôt, l’hôpital';

/** Who listens, above the lines of the regions. */
export const listeners: Statement[] = [
  {
    text: 'Au 9-8-8, quelqu’un répond aux appels et aux textos jour et nuit, en français et en anglais, dans chaque province et territoire.',
    sources: ['cmha-988'],
  },
  {
    text: 'Votre ligne santé sait qui soigne le moral après la naissance près de chez vous. Plus bas, voyez les services que nous avons trouvés par région.',
  },
];

export const doorsTitle: Words<English['doorsTitle']> = 'Pour aller plus loin';
/** By where they lead. */
export const waysOn: Words<English['waysOn']> = {
  '/first-six-weeks': 'Les six premières semaines, une fiche par jour',
  '/papers': 'Les premiers papiers, dans leur ordre',
  '/birth': 'Mon bébé est là\u00a0: date de naissance, carte et premières semaines',
  '/benefits': 'Votre congé, en dollars et en dates',
  '/when-to-call#after-birth': 'Chaque signe, avec les numéros à appeler',
};
export const babyDied: Words<English['babyDied']> = 'Si votre bébé est décédé';
/** On paper. */
export const sheetNote: Words<English['sheetNote']> =
  'Renseignements généraux, pas un avis médical. Les programmes changent\u00a0: demandez là où vous habitez.';
