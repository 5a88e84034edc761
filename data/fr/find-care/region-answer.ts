import type * as English from '@/data/en/find-care/region-answer';
import type { ProvinceCode } from '@/data/provinces';
import type { Statement } from '@/data/statement';
import type { Words } from '@/data/words';
import { inRegion, theRegion } from '@/words/regions';

// A region's answer: whole on the region's own page, and without what is the same everywhere on /find-care.
export const title = (region: ProvinceCode) => `Qui vous suit ${inRegion(region)}`;
export const callFirst = 'Appelez d’abord ici';
export const ifFull = 'Si c’est complet';
export const ifFullByWeek = (week: number) =>
  `Si c’est complet, ou si personne ne vous suit encore à la semaine ${week}`;
export const untilFirstVisit = 'D’ici votre premier rendez-vous';
export const whatFits = 'Ce qui vous concerne';
export const allOfRegion = (region: ProvinceCode) => `Toute notre page sur ${theRegion(region)}, avec ses sources`;

// The same everywhere, until the first visit.
export const vitamin: Statement = {
  text: 'Prenez chaque jour une multivitamine prénatale qui contient 0,4 mg d’acide folique. On vous a dit de prendre une dose plus forte? Gardez celle-là.',
  sources: ['folic-acid-phac'],
  lookUp: [{ entry: 'medicines#prenatal-vitamin', name: 'vitamines prénatales' }],
};
export const noAlcohol: Statement = {
  text: 'Plus d’alcool à partir de maintenant. Vous buvez chaque jour? N’arrêtez pas sans aide : appelez d’abord un médecin ou une sage-femme.',
  sources: ['alcohol-bc'],
  lookUp: [{ entry: 'drinks#alcohol', name: 'alcool' }],
};
export const prescribed: Statement = {
  text: 'Continuez de prendre ce qu’on vous a prescrit, et parlez-en à une pharmacie ou à un médecin. Posez la question avant de prendre quoi que ce soit de nouveau.',
};
export const walkIn: Statement = {
  text: 'Demandez à une clinique sans rendez-vous si elle peut confirmer la grossesse, prescrire les premières prises de sang et une échographie de datation, et vous diriger vers un suivi.',
  sources: ['bc-fraser-providers'],
};
export const firstVisit: Statement = {
  text: 'Le mieux est d’avoir le premier rendez-vous avant la semaine 12. Elle est déjà passée? Appelez quand même aujourd’hui.',
  sources: ['naitre-visits'],
};
export const meanwhile = [vitamin, noAlcohol, prescribed, walkIn, firstVisit];
export const canI = 'Manger, prendre ou faire ceci : est-ce que je peux?';

/** What may be true of the visitor, each the title of a fold. */
export const situations: Words<(typeof English)['situations']> = {
  'no-doctor': 'Sans médecin de famille',
  'no-card': 'Sans carte d’assurance maladie',
  'far-away': 'Loin d’un hôpital',
  midwife: 'Vous voulez une sage-femme',
  language: 'Des soins en français ou en anglais',
};
/** Where we hold nothing on it. */
export const notFound = (region: ProvinceCode) =>
  region === 'NU'
    ? `Nous n’avons rien trouvé de plus à ce sujet ${inRegion(region)} : demandez à votre centre de santé.`
    : `Nous n’avons rien trouvé de plus à ce sujet ${inRegion(region)} : la ligne santé le sait.`;
/** Where a fold leads, beside what it says. */
export const more: Words<(typeof English)['more']> = {
  'no-card': 'Études, arrivée récente, demande d’asile, Premières Nations et Inuits',
  'far-away': 'Partir de chez soi pour accoucher',
};
