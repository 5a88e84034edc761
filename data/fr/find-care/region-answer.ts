import type * as English from '@/data/en/find-care/region-answer';
import type { ProvinceCode } from '@/data/provinces';
import type { Statement } from '@/data/statement';
import type { Words } from '@/data/words';
import { inRegion, theRegion } from '@/words/regions';

// A region's answer: whole on the region's own page, and without what is the same everywhere on /find-care.
export const title = (region: ProvinceCode) => `Qui peut suivre votre grossesse ${inRegion(region)}`;
export const callFirst = 'Appelez d’abord ici';
export const ifFull = 'S’il n’y a pas de place';
export const ifFullByWeek = (week: number) =>
  `S’il n’y a pas de place, ou si personne ne suit encore votre grossesse à la semaine ${week}`;
export const untilFirstVisit = 'D’ici votre premier rendez-vous';
export const whatFits = 'Dans votre situation';
export const allOfRegion = (region: ProvinceCode) => `Toute notre page sur ${theRegion(region)}, avec ses sources`;

// The same everywhere, until the first visit.
export const vitamin: Statement = {
  text: 'Prenez chaque jour une multivitamine prénatale qui contient 0,4 mg d’acide folique et 16 à 20 mg de fer. On vous a dit de prendre une dose plus forte? Continuez de prendre la dose plus forte.',
  sources: ['folic-acid-phac'],
  lookUp: [{ entry: 'medicines#prenatal-vitamin', name: 'vitamines prénatales' }],
};
export const noAlcohol: Statement = {
  text: 'À partir de maintenant, ne buvez pas d’alcool. Vous buvez chaque jour? N’arrêtez pas d’un coup : appelez votre ligne santé (au Nunavut, votre centre de santé) aujourd’hui.',
  sources: ['alcohol-bc', 'alcohol-withdrawal'],
  lookUp: [{ entry: 'drinks#alcohol', name: 'alcool' }],
};
export const prescribed: Statement = {
  text: 'Vous prenez des médicaments? N’arrêtez pas de vous-même. Appelez aujourd’hui une pharmacie, votre médecin ou votre ligne santé (au Nunavut, votre centre de santé). Pour l’isotrétinoïne (contre l’acné), l’acitrétine (contre le psoriasis), le méthotrexate, le léflunomide ou un médicament comme Ozempic (sémaglutide) : appelez avant la prochaine dose. Avant de prendre un nouveau médicament ou un produit naturel, posez la question à la pharmacie.',
  sources: ['hqc-isotretinoin', 'acitretin-canada', 'mtx', 'fe-glp1'],
  lookUp: [
    { entry: 'medicines#isotretinoin', name: 'isotrétinoïne et acitrétine' },
    { entry: 'medicines#methotrexate', name: 'méthotrexate ou léflunomide' },
    { entry: 'medicines#semaglutide', name: 'sémaglutide' },
  ],
};
export const walkIn: Statement = {
  text: 'Demandez à une clinique sans rendez-vous, ou à votre centre de santé, si l’on peut y confirmer la grossesse, demander vos premières prises de sang et une échographie de datation, et vous envoyer à quelqu’un qui suivra votre grossesse.',
  sources: ['bc-fraser-providers', 'nt-health-centres'],
};
export const firstVisit: Statement = {
  text: 'Le mieux est d’avoir le premier rendez-vous avant la semaine 12. La semaine 12 est déjà passée? Appelez quand même aujourd’hui.',
  sources: ['naitre-visits'],
};
/** Where the nurses of health centres begin all care. */
const nurse: Statement = {
  text: 'Demandez à l’infirmière ou à l’infirmier de confirmer la grossesse, et de demander vos premières prises de sang et une échographie de datation.',
  sources: ['nu-health-centre'],
};
export const meanwhileIn = (region: ProvinceCode) => [
  vitamin,
  noAlcohol,
  prescribed,
  region === 'NU' ? nurse : walkIn,
  firstVisit,
];
export const canI = 'Puis-je manger, prendre ou faire ceci?';

/** What may be true of the visitor, each the title of a fold. */
export const situations: Words<(typeof English)['situations']> = {
  'no-doctor': 'Sans médecin de famille',
  'no-card': 'Sans carte d’assurance maladie',
  'far-away': 'Loin d’un hôpital',
  midwife: 'Vous voulez une sage-femme',
  language: 'Des soins en français ou en anglais',
};
/** Before what a region says of care without a card. */
export const hospitalAllTheSame: Statement = {
  text: 'Même sans carte, allez à l’hôpital (au Nunavut et dans les petits endroits du Nord, au centre de santé) si l’accouchement commence, si vous saignez ou si votre bébé bouge moins que d’habitude. Parlez de la facture plus tard.',
  sources: ['fraser-labour', 'sogc-441'],
};
/** Where we hold nothing on it. */
export const notFound = (region: ProvinceCode) =>
  region === 'NU'
    ? `Nous n’avons rien trouvé de plus à ce sujet ${inRegion(region)} : demandez à votre centre de santé.`
    : `Nous n’avons rien trouvé de plus à ce sujet ${inRegion(region)}. Appelez la ligne santé pour le demander.`;
/** Where a fold leads, beside what it says. */
export const more: Words<(typeof English)['more']> = {
  'no-card': 'Études, arrivée récente, demande d’asile, Premières Nations et Inuits',
  'far-away': 'Partir accoucher',
};
