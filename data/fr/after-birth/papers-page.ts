import { regionPapers } from '@/data/after-birth/region-papers';
import type { ProvinceCode } from '@/data/provinces';
import type { Statement } from '@/data/statement';
import type { Words } from '@/data/words';
import { pageAddresses } from '@/words/page-addresses';
import { inRegion, names } from '@/words/regions';
import { askedToSave } from '@/words/ui/asked-to-save';

type English = typeof import('@/data/en/after-birth/papers-page');

export const page = {
  title: 'Les premiers papiers après la naissance, dans l’ordre',
  description:
    'Enregistrer la naissance, carte d’assurance maladie, allocation, certificat et congé, par province et territoire\u00a0: l’ordre, les délais, les formulaires.',
  shortTitle: 'Les premiers papiers',
  about: 'Dans l’ordre, avec vos dates',
};
export const lead: Words<English['lead']> =
  'Dans cet ordre. Un jour est écrit seulement si nous l’avons trouvé. Sinon, demandez-le.';
export const born: Words<English['born']> = (day) => `Naissance le ${day}`;

export const whereYouLive: Words<English['whereYouLive']> = 'Où habitez-vous?';
export const choose: Words<English['choose']> = 'Choisir';
export const keptHere: Words<English['keptHere']> =
  'Nous le demandons une seule fois. Votre réponse reste sur cet appareil.';
export const change: Words<English['change']> = 'modifier';
export const bornElsewhere: Words<English['bornElsewhere']> = 'Changer le lieu de naissance';
export const whereBorn: Words<English['whereBorn']> = 'Où votre bébé est-il né?';
export const atHome: Words<English['atHome']> = 'Là où nous habitons';
export const followsBirthplace: English['followsBirthplace'] = (bornIn, home) =>
  `Enregistrez la naissance ${inRegion(bornIn)}, là où votre bébé est né. La carte d’assurance maladie et le reste dépendent du lieu où vous habitez : ${names[home]}.`;
export const noBirthday: Words<English['noBirthday']> = 'Avec la date de naissance, chaque jour devient ici une date.';
export const enterBirthday: Words<English['enterBirthday']> = 'Entrer la date de naissance';
export const isShown: English['isShown'] = (region) => `Les papiers ${inRegion(region)} se trouvent plus bas.`;
export const isAwaited: English['isAwaited'] = (region) => `Les papiers ${inRegion(region)} arrivent.`;
export const cannotShow: English['cannotShow'] = (region) =>
  `Les papiers ${inRegion(region)} n’ont pas pu s’afficher ici. Vous pouvez les lire sur leur propre page :`;

export const everywhere: Words<English['everywhere']> = 'Partout au Canada';
export const everywhereAbout: Statement = {
  text: 'L’ordre est à peu près le même partout. Votre province ou territoire fixe les jours, et ce qu’un seul formulaire règle.',
  sources: ['register-birth'],
};
export const eachRegion: Words<English['eachRegion']> = 'Les papiers de chaque province et territoire';

export const title: English['title'] = (region) => `Les premiers papiers ${inRegion(region)}`;
export const withDates: Words<English['withDates']> = 'Avec vos dates, et à cocher';
export const allOfRegion: English['allOfRegion'] = (region) => `Toute notre page : ${names[region]}`;
/** Pages that we know in English only say so. The page of Quebec is in French. */
const isInEnglish = (region: ProvinceCode) =>
  region !== 'QC' && !(regionPapers[region].registrationUrl in pageAddresses);
export const openRegistration: English['openRegistration'] = (region) =>
  `Ouvrir la page pour enregistrer la naissance (${names[region]}${isInEnglish(region) ? ', en anglais' : ''})`;
export const more: Words<English['more']> = 'En savoir plus';
export const sources: Words<English['sources']> = 'Sources de ces papiers';
export const specialTitles: Words<English['specialTitles']> = {
  'born-elsewhere': 'Naissance dans une autre province ou un autre territoire',
  'at-home': 'Naissance à la maison ou en route',
  parents: 'Qui peut être inscrit comme parent',
  late: 'Le jour est passé',
  'no-card': 'Pas de carte d’assurance maladie, ou au Canada depuis peu',
  more: 'Aussi à savoir',
};

export const nextTitle: Words<English['nextTitle']> = 'À faire maintenant';
export const afterThat: Words<English['afterThat']> = 'Ensuite';
export const done: Words<English['done']> = (count, titles) => `Déjà fait (${count}) : ${titles}`;
export const allDone: Words<English['allDone']> = 'Tout est coché.';
export const isDone: Words<English['isDone']> = (one, following) => `Fait : ${one}. Ensuite : ${following}.`;
export const isLastDone: Words<English['isLastDone']> = (one) => `Fait : ${one}. ${allDone}`;
export const isOpenAgain: Words<English['isOpenAgain']> = (one) => `Pas encore fait : ${one}.`;
export const ticksStay: Words<English['ticksStay']> =
  'Vos coches restent sur cet appareil. Avec deux bébés ou plus, une coche vaut pour tous.';

export const calendar: Words<English['calendar']> = 'Agenda';
export const calendarAbout: Words<English['calendarAbout']> =
  'Les papiers à faire qui ont un jour, chacun avec l’adresse de cette page et un rappel la veille à 9 h. Google Agenda laisse les rappels de côté, et son appli sur Android n’ouvre pas le fichier : utilisez un ordinateur. Pour arrêter les rappels, supprimez les entrées dans votre agenda.';
export const calendarName: Words<English['calendarName']> = 'Premiers papiers';
export const calendarFile: Words<English['calendarFile']> = 'premiers-papiers.ics';
export const calendarSaved: Words<English['calendarSaved']> = askedToSave({
  next: 'Ouvrez le fichier pour ajouter les jours à votre agenda.',
  wayOut: 'Ou imprimez la liste.',
});
export const cannotSave: Words<English['cannotSave']> =
  'Ce navigateur n’enregistre pas de fichiers. Vous pouvez imprimer la liste.';
export const print: Words<English['print']> = 'Imprimer';
