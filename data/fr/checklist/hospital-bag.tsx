import type { ReactNode } from 'react';
import { OWN_ITEMS_MAX, OWN_LABEL_MAX_LENGTH, PACKING_WEEK } from '@/data/packing-rules';
import type { Words } from '@/data/words';

type English = typeof import('@/data/en/checklist/hospital-bag');

export const title: Words<English['title']> = 'Liste canadienne pour la valise';
export const withoutScript: Words<English['withoutScript']> =
  'Sans JavaScript, rien ne peut être enregistré ici : imprimez la page et cochez sur papier.';

export const packed: Words<English['packed']> = 'Dans la valise';
export const essentialsPacked: Words<English['essentialsPacked']> = 'L’essentiel dans la valise';
interface Progress {
  checked: number;
  total: number;
}
export const itemsOf = ({ checked, total }: Progress) => `${checked}/${total} articles`;
export const essentialsOf = ({ checked, total }: Progress) => `${checked}/${total} essentiels`;
export const nothingPacked = ({ items, essentials }: { items: number; essentials: number }) =>
  `${items} choses, dont ${essentials} essentielles`;
export const percent = (value: number) => `${value} %`;

export const itemsToShow: Words<English['itemsToShow']> = 'Articles à afficher';
export const filters: Words<English['filters']> = {
  all: 'Tous les articles',
  essentials: 'L’essentiel',
  additional: 'En plus',
};

export const itemsToPack: Words<English['itemsToPack']> = 'Articles à apporter';
/** Opens the scroll area of wide screens to its full height, and closes it again. */
export const showAll: Words<English['showAll']> = 'Tout afficher';
export const showLess: Words<English['showLess']> = 'Afficher moins';
export const removeItem = (label: string) => `Retirer « ${label} »`;

export const addOwnItem: Words<English['addOwnItem']> = 'Ajouter un article';
export const whatToPack: Words<English['whatToPack']> = 'Quoi apporter';
export const partOfList: Words<English['partOfList']> = 'Partie de la liste';
export const add: Words<English['add']> = 'Ajouter';
export const ownItemProblems: Words<English['ownItemProblems']> = {
  empty: 'Écrivez ce que vous voulez apporter.',
  'too-long': `C’est trop long. Écrivez ${OWN_LABEL_MAX_LENGTH} caractères ou moins.`,
  duplicate: 'C’est déjà dans cette partie de la liste.',
  'too-many': `Vous avez ajouté ${OWN_ITEMS_MAX} articles, et c’est le maximum. Retirez-en un d’abord.`,
};

export const howManyBabies: Words<English['howManyBabies']> = 'Combien de bébés?';
export const babyCounts: Words<English['babyCounts']> = {
  1: '1',
  2: '2 (jumeaux)',
  3: '3 (triplés)',
  4: '4 ou plus',
};
export const mustTravel: Words<English['mustTravel']> = 'Je dois me déplacer pour accoucher';
export const packingDay: Words<English['packingDay']> = 'Quand préparer la valise';
export const generalAdvice: Words<English['generalAdvice']> = `À préparer à ${PACKING_WEEK[1]} semaines`;
export const earlierAdvice: Words<English['earlierAdvice']> = {
  2: (week) => `Avec des jumeaux, préparez la valise à ${week} semaines : ils arrivent souvent tôt.`,
  3: (week) => `Avec des triplés, préparez la valise à ${week} semaines : ils arrivent souvent tôt.`,
  4: (week) => `Avec quatre bébés ou plus, préparez la valise à ${week} semaines : ils arrivent souvent tôt.`,
};
export const earlierAdviceForTravel: Words<English['earlierAdviceForTravel']> = {
  1: (week) => `Comme vous devez vous déplacer, préparez la valise à ${week} semaines.`,
  2: (week) => `Avec des jumeaux et un déplacement, préparez la valise à ${week} semaines.`,
  3: (week) => `Avec des triplés et un déplacement, préparez la valise à ${week} semaines.`,
  4: (week) => `Avec quatre bébés ou plus et un déplacement, préparez la valise à ${week} semaines.`,
};
export const packOn = (date: string) => `Pour vous, c’est le ${date}.`;
export const packToday: Words<English['packToday']> = 'Pour vous, c’est aujourd’hui. Préparez la valise maintenant.';
export const packSince = (date: string) => `Pour vous, c’était le ${date}. Préparez la valise maintenant.`;
export const whenToLeave: Words<English['whenToLeave']> =
  'Demandez à votre médecin ou à votre sage-femme quand partir : c’est peut-être plus tôt que vous ne le pensez.';
export const enterDueDate = (link: (text: string) => ReactNode) => (
  <>{link('Entrez votre date prévue')} pour savoir quel jour préparer votre valise.</>
);

export const reset: Words<English['reset']> = 'Tout décocher';
export const undo: Words<English['undo']> = 'Annuler';
export const save: Words<English['save']> = 'Enregistrer';
export const print: Words<English['print']> = 'Imprimer';
export const saveImage: Words<English['saveImage']> = 'Enregistrer en image';
export const drawing: Words<English['drawing']> = 'Votre liste se dessine…';

export const pictureSummary: Words<English['pictureSummary']> = ({ items, essentials }) =>
  `${items.checked}/${items.total} articles, ${essentials.checked}/${essentials.total} essentiels. À préparer à ${PACKING_WEEK[1]} semaines.`;

export const saving: Words<English['saving']> = 'Enregistrement';
export const kept: Words<English['kept']> = 'Chaque coche s’enregistre sur cet appareil dès que vous la faites.';
export const damaged: Words<English['damaged']> =
  'Une partie de votre liste n’a pas pu être lue. Toutes les coches que nous avons pu lire sont gardées.';
export const notKept: Words<English['notKept']> =
  'Ce navigateur ne nous laisse pas garder votre liste. Elle disparaîtra quand vous quitterez cette page : imprimez-la ou enregistrez-la en image.';

export const itemAdded = (label: string) => ({
  title: 'Article ajouté',
  description: `« ${label} » est dans votre liste.`,
});
export const itemRemoved = (label: string) => ({
  title: 'Article retiré',
  description: `« ${label} » n’est plus dans votre liste. Le bouton Annuler le remet.`,
});
export const listReset: Words<English['listReset']> = {
  title: 'Liste remise à zéro',
  description: 'Tous les articles sont décochés.',
};
export const listRestored: Words<English['listRestored']> = {
  title: 'C’est annulé',
  description: 'Votre liste est comme avant.',
};
export const listSaved: Words<English['listSaved']> = {
  title: 'Liste enregistrée',
  description: 'Vos coches sont enregistrées.',
};
export const listNotSaved: Words<English['listNotSaved']> = {
  title: 'Liste non enregistrée',
  description: 'Ce navigateur ne nous laisse pas garder votre liste. Enregistrez-la en image ou imprimez-la.',
};
export const withoutPicture: Words<English['withoutPicture']> = 'Ou imprimez la liste.';
export const pictureNotSaved: Words<English['pictureNotSaved']> = {
  title: 'L’image n’a pas été enregistrée',
  description: 'Votre navigateur n’a pas pu la dessiner. Réessayez, ou imprimez la liste.',
};
