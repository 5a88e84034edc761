import type { Words } from '@/data/words';
import { askedToSave } from '@/words/ui/asked-to-save';

type English = typeof import('@/data/en/timeline/timeline');

export const showDates: Words<English['showDates']> = 'Voir mes dates';
export const optional: Words<English['optional']> = '(facultatif)';
export const anyRegion: Words<English['anyRegion']> = 'Tout le Canada';
export const tellWhere: Words<English['tellWhere']> = 'Dites-nous où vous habitez, pour les tests et le congé';

export const week = (number: number) => `Semaine ${number}`;
export const trimesters: Words<English['trimesters']> = {
  1: 'premier trimestre',
  2: 'deuxième trimestre',
  3: 'troisième trimestre',
};
export const weekInTrimester = (number: number, trimester: keyof typeof trimesters) =>
  `${week(number)}, ${trimesters[trimester]}`;
export const from = (date: string) => `à partir du ${date}`;
export const exampleWeek: Words<English['exampleWeek']> = 'Un exemple, en attendant votre date prévue.';
export const chooseWeek: Words<English['chooseWeek']> = 'Choisir une semaine';
export const backToOwnWeek = (number: number) => `Revenir à votre semaine (${number})`;
export const previousWeek: Words<English['previousWeek']> = 'Semaine précédente';
export const nextWeek: Words<English['nextWeek']> = 'Semaine suivante';

export const nextMilestone: Words<English['nextMilestone']> = 'Votre prochaine étape';
export const dueDateHasCome: Words<English['dueDateHasCome']> = 'Votre date prévue est arrivée';
export const fewOnTheDay: Words<English['fewOnTheDay']> = 'Peu de bébés arrivent le jour même.';
export const babyInWeek = (number: number) => `Votre bébé à la semaine ${number}`;
export const allAboutWeek = (number: number) => `Tout sur la semaine ${number}`;

export const importantDatesTitle: Words<English['importantDatesTitle']> = 'Dates à retenir';
export const exampleDates: Words<English['exampleDates']> = 'Dates d’exemple';
export const exampleDatesNote = (dueDate: string) =>
  `Ce ne sont pas les vôtres : elles supposent que la date prévue est le ${dueDate}. Entrez plus haut votre propre date prévue.`;
export const timings: Words<English['timings']> = {
  before: (day: string) => `Avant : ${day}`,
  about: (day: string) => `Vers : ${day}`,
  by: (day: string) => `Au plus tard : ${day}`,
  from: (day: string) => `À partir de : ${day}`,
  on: (day: string) => day,
};
export const importantDates: Words<English['importantDates']> = {
  'first-visit': {
    title: 'Rendez-vous du premier trimestre',
    text: 'Appelez dès que votre test est positif : dans les cliniques et chez les sages-femmes, les places partent vite.',
  },
  'second-trimester': { title: 'Deuxième trimestre', text: 'Le deuxième tiers de votre grossesse commence.' },
  'anatomy-scan': {
    title: 'Échographie morphologique',
    text: 'La personne qui vous suit la prescrit et fixe le jour.',
  },
  'third-trimester': {
    title: 'Troisième trimestre',
    text: 'Le dernier tiers commence. D’autres comptent les trimestres jusqu’à deux semaines plus tôt ou plus tard.',
  },
  'glucose-test': {
    title: 'Test de diabète de grossesse',
    text: 'La personne qui vous suit décide quel test vous passez, et quand.',
  },
  'due-date': { title: 'Date prévue', text: 'Peu de bébés arrivent le jour même.' },
};
export const atAge: Words<English['atAge']> = ({ weeks, text }) => `${weeks}. ${text}`;

export const appointments: Words<English['appointments']> = 'Les rendez-vous et leurs semaines';
export const appointmentsIntro: Words<English['appointmentsIntro']> =
  'Ce sont des moments habituels, pas des ordres. La personne qui vous suit décide de ce qu’il vous faut et quand, et pour certaines choses, c’est vous qui choisissez.';
export const usualInWeek = (number: number) => `Habituel à la semaine ${number}`;

export const calendar: Words<English['calendar']> = 'Vos dates dans votre agenda';
export const calendarIntro: Words<English['calendarIntro']> =
  'Un seul fichier pour votre agenda. Chaque entrée contient l’adresse de sa page sur ce site. Les rendez-vous ont un rappel la veille à 9 h. Google Agenda l’ignore : ajoutez-y le vôtre. Quand vous ajoutez le fichier de nouveau plus tard, les dates changent dans la plupart des agendas. Dans certains, comme Outlook sur ordinateur, elles apparaissent en double : supprimez-y d’abord les dates du fichier précédent, ou l’agenda qui s’est créé avec lui.';
export const whatToAdd: Words<English['whatToAdd']> = 'Quoi ajouter';
export const calendarGroups: Words<English['calendarGroups']> = {
  'due-date': 'Date prévue',
  own: 'Mes rendez-vous',
  appointments: 'Moments habituels des rendez-vous à venir',
  milestones: 'Étapes',
  trimesters: 'Trimestres',
  benefits: 'Dates des prestations',
  weeks: 'Mes semaines',
};
export const weeksNote: Words<English['weeksNote']> =
  'Une ligne par semaine jusqu’à la semaine 40, nommée par exemple « Ma semaine 21 », avec l’adresse de la page de cette semaine et sans rappel. Un agenda ne sait pas quand quelque chose change. Pour enlever ces lignes, cherchez « Ma semaine » dans votre agenda et supprimez-les une à une.';
export const keepLink: Words<English['keepLink']> = 'Mettre mon lien de retour dans les entrées';
export const keepLinkNote: Words<English['keepLinkNote']> =
  'Si ce navigateur perd ce qu’il a gardé, toucher le lien ramène votre date prévue et votre région. Toute personne qui voit l’entrée peut lire les deux, et l’entreprise qui garde votre agenda aussi.';
export const fileNotes: Words<English['fileNotes']> = {
  android:
    'Sur Android, l’appli Google Agenda n’ouvre pas ce fichier, et certains autres agendas n’en prennent que la première date. Ajoutez vos dates une à une, ou ouvrez le fichier sur un ordinateur.',
  iphone:
    'Sur un iPhone ou un iPad, enregistrez le fichier dans Safari. Dans l’appli de votre écran d’accueil, ou dans Chrome, il pourrait ne pas s’ouvrir.',
};
export const addToCalendar: Words<English['addToCalendar']> = 'Ajouter à l’agenda';
export const whatIsAdded = (title: string) => ` : ${title}`;
export const otherCalendars: Words<English['otherCalendars']> = 'Google ou Outlook';
export const saveProblems: Words<English['saveProblems']> = {
  'no-group': 'Choisissez au moins une sorte de date.',
  'no-due-date':
    'Entrez d’abord votre date prévue en haut de la page. Des dates d’exemple n’ont pas leur place dans votre agenda.',
};
export const fileSaved: Words<English['fileSaved']> = askedToSave({
  next: 'Ouvrez le fichier pour l’ajouter à votre agenda.',
  wayOut: 'Ou ajoutez une date à la fois, à Google ou à Outlook.',
});
export const fileNotSaved: Words<English['fileNotSaved']> =
  'Le fichier n’a pas pu être enregistré. Vérifiez votre connexion et réessayez, ajoutez une date à la fois à Google ou à Outlook, ou imprimez les semaines.';

export const paper: Words<English['paper']> = 'Vos quarante semaines sur papier';
export const paperIntro: Words<English['paperIntro']> =
  'Une page pour le mur : chaque semaine avec ses jours, les trimestres, les rendez-vous et une case à cocher. Ou une liste, ou une affiche pour le frigo.';
export const paperWithoutDueDate: Words<English['paperWithoutDueDate']> =
  'Sans date prévue, la page laisse de la place pour écrire les dates à la main.';
export const printWall: Words<English['printWall']> = 'Imprimer les quarante semaines';
export const printList: Words<English['printList']> = 'Imprimer en liste';
export const printVisits: Words<English['printVisits']> = 'Imprimer les rendez-vous et leurs questions';
export const printPoster: Words<English['printPoster']> = 'Imprimer l’affiche';
export const paperNotLoaded: Words<English['paperNotLoaded']> =
  'Ce qui s’imprime n’a pas pu être chargé. Vérifiez votre connexion et réessayez.';
