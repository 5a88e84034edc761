import type * as English from '@/data/en/find-care/page';
import type { ProvinceCode } from '@/data/provinces';
import type { Statement } from '@/data/statement';
import type { Words } from '@/data/words';
import { theRegion } from '@/words/regions';

export const page = {
  title: 'Enceinte : et maintenant? Trouver qui vous suivra',
  description:
    'Qui appeler d’abord dans votre région, même sans médecin de famille ni carte santé, quoi faire s’il n’y a pas de place et d’ici le premier rendez-vous.',
  shortTitle: 'Enceinte : et maintenant?',
  about: 'Qui vous suivra, étape par étape',
};
export const lead = 'Trois étapes, dans cet ordre. Pas besoin d’un médecin de famille pour commencer.';

// The steps.
export const steps: Words<(typeof English)['steps']> = {
  today: { when: 'Aujourd’hui', title: 'Une multivitamine prénatale par jour' },
  find: { when: 'Cette semaine', title: 'Trouver qui vous suivra' },
  before: { when: 'Avant la semaine 12', title: 'Premier rendez-vous, prises de sang, échographie' },
};
/** After 'Before week 12'. */
export const beforeDay = (day: string) => `avant le ${day}`;
export const timeline = 'Tous les rendez-vous et les tests, avec vos dates';

// Where the visitor lives.
export const whereYouLive = 'Où habitez-vous?';
export const choose = 'Choisir';
export const keptHere = 'Nous le demandons une seule fois. Votre réponse reste sur cet appareil.';
export const change = 'modifier';
export const callEarly: Statement = {
  text: 'Souvent, vous pouvez appeler vous-même les sages-femmes, sans passer par un médecin. Appelez dès que votre test est positif : les places partent vite.',
  sources: ['bc-fraser-providers', 'mb-pregnant'],
};
export const eachRegion = 'La réponse de chaque province et territoire';
export const isShown = (region: ProvinceCode) => `La réponse pour ${theRegion(region)} se trouve plus bas.`;
export const isAwaited = (region: ProvinceCode) => `La réponse pour ${theRegion(region)} arrive.`;
export const cannotShow = (region: ProvinceCode) =>
  `La réponse pour ${theRegion(region)} n’a pas pu s’afficher ici. Vous pouvez la lire sur sa propre page :`;

// What fits the visitor.
export const whatFits = 'Choisissez ce qui vous concerne, si vous voulez';
export const notKept = 'Votre choix ouvre la partie qui en parle, et n’est pas gardé.';

// The first call.
export const onThePhone = 'Quoi dire au téléphone';
export const readAloud = 'Vous pouvez lire ceci à voix haute :';
/** What stands in the place of weeks and day until they are known. */
export const blank = '____';
export const say: Words<(typeof English)['say']> = [
  'Bonjour. Je suis enceinte, et je cherche quelqu’un pour me suivre jusqu’à l’accouchement.',
  `J’ai déjà accouché ${blank} fois, dont ${blank} fois par césarienne.`,
  `J’ai ces problèmes de santé : ${blank}. Je prends ces médicaments : ${blank}.`,
  `J’ai (ou je n’ai pas encore) une carte d’assurance maladie. J’aimerais des soins en ${blank}.`,
];
/** Parted by the weeks and the day that are known. */
export const sayHowFar: Words<(typeof English)['sayHowFar']> = {
  before: 'J’en suis à environ',
  between: 'semaines. Ma date prévue est le',
  after: '.',
};
export const thenAsk = 'Demandez ensuite :';
export const ask: Words<(typeof English)['ask']> = [
  'Est-ce que vous me suivez jusqu’à l’accouchement?',
  'Serez-vous là à l’accouchement? Sinon, qui y sera?',
  'Où est-ce que j’accoucherais?',
  'Qu’est-ce que je fais d’ici le premier rendez-vous?',
  'S’il n’y a pas de place : avez-vous une liste d’attente, et qui dois-je appeler ensuite?',
];

// Where there is no room.
export const nobody = 'Pas de place nulle part?';
export const notYourFault: Statement = { text: 'Cela arrive souvent, et ce n’est pas votre faute.' };
export const stayOnLists: Statement = {
  text: 'Restez sur toutes les listes d’attente. Appelez la clinique suivante, et demandez à la ligne santé ou au centre de santé qui a de la place.',
};

// What else may be true.
export const isTrue = 'Êtes-vous dans une de ces situations?';
export const noCard = 'Pas encore de carte d’assurance maladie';
export const withoutCard: Statement[] = [
  {
    text: 'Vous venez d’arriver au Canada? Demandez la carte dès les premiers jours. Demandez à partir de quel jour elle est valide, et si la grossesse est couverte plus tôt. La réponse de votre région en dit plus.',
  },
  {
    text: 'Vous étudiez ici? L’assurance change d’un établissement à l’autre, et parfois elle ne couvre pas la grossesse. Demandez au vôtre ce qu’elle paie pour une grossesse et un accouchement, et si votre partenaire et votre bébé y ont droit.',
    sources: ['student-plan-laval'],
  },
  {
    text: 'Vous avez demandé l’asile? Le Programme fédéral de santé intérimaire (PFSI) paie les soins du médecin et de l’hôpital, les soins avant et après la naissance, les analyses et les échographies. Il vient avec votre demande. Au moment de prendre rendez-vous, demandez si la clinique accepte le PFSI.',
    sources: ['ifhp-from-may-2026', 'ifhp-policy'],
  },
  {
    text: 'Depuis le 1er mai 2026, vous payez 4 $ pour chaque ordonnance avec le PFSI, et 30 % des autres soins comme les soins dentaires, les lunettes ou la psychothérapie. Le médecin et l’hôpital restent gratuits.',
    sources: ['ifhp-from-may-2026'],
  },
  {
    text: 'Les membres inscrits des Premières Nations et les Inuits reconnus ont les Services de santé non assurés (SSNA). Si les soins ne sont pas dans votre communauté, les SSNA paient le trajet, un lit et les repas. Il faut leur accord avant un départ prévu : demandez-le à votre poste de soins infirmiers ou à votre centre de santé. En urgence, partez tout de suite : l’accord peut venir après.',
    sources: ['nihb-travel'],
  },
];
export const leavingHome = 'Loin d’un hôpital';
export const options = 'Vous ne savez pas si vous voulez cette grossesse';
export const safety = 'Pas en sécurité à la maison';

// The call list, on paper.
export const callList = 'Liste d’appels';
export const printCallList = 'Imprimer une liste d’appels';
export const callListAbout = 'Les numéros de votre région, quoi dire, et de la place pour noter, sur une page.';
export const columns: Words<(typeof English)['columns']> = {
  who: 'Qui appeler',
  day: 'Jour',
  person: 'Qui a répondu',
  answer: 'La réponse',
};
