import type { SignOrder } from '@/data/sign-orders';
import type { SourceKey } from '@/data/sources';
import type { Statement } from '@/data/statement';
import type { SupportService } from '@/data/support';
import type { Words } from '@/data/words';
import { veryHeavyBleeding } from '@/words/emergency';
import { without911 } from '@/words/without-911';

type English = typeof import('@/data/en/support');

export const title: Words<English['title']> = 'Si une grossesse a pris fin, ou si votre bébé est mort';
/** What the page says before anything else. */
export const supportIntro: Statement[] = [
  {
    text: 'Nous sommes de tout cœur avec vous. Peu importe comment c’est arrivé, et depuis combien de temps, ce que vous ressentez vous appartient.',
  },
  { text: 'Il y a des gens qui savent écouter. Vous n’avez pas à traverser cela dans la solitude.' },
];

interface ServiceText {
  name: string;
  /** Names of the other language as they stand in the name: they are read out in theirs. */
  foreignNames?: string[];
  /** The places in which the service helps. */
  where: string;
  text: string;
}

export const services: Record<SupportService['id'], ServiceText> = {
  '988': {
    name: '9-8-8 : Ligne d’aide en cas de crise de suicide',
    where: 'Partout au Canada',
    text: 'Pour toute personne qui pense au suicide ou qui est en grande détresse. Appelez ou textez jour et nuit, en français ou en anglais. Vous n’avez pas à savoir si c’est une crise.',
  },
  'suicide-line-quebec': {
    name: '1-866-APPELLE',
    where: 'Québec',
    text: 'Pour toute personne au Québec qui pense au suicide ou qui s’inquiète pour quelqu’un, jour et nuit. Vous pouvez aussi texter au 535353. Les appels du Québec au 9-8-8 mènent à cette ligne.',
  },
  'hope-for-wellness': {
    name: 'Ligne d’écoute d’espoir pour le mieux-être',
    where: 'Partout au Canada, pour les Autochtones',
    text: 'Des conseillères et des conseillers qui connaissent votre culture, jour et nuit. En français et en anglais; en cri, en ojibwé et en inuktitut sur demande.',
  },
  breath: {
    name: 'Souffle de bébé Canada (Baby’s Breath Canada, en anglais)',
    foreignNames: ['Baby’s Breath Canada'],
    where: 'Partout au Canada',
    text: 'Un organisme de bienfaisance national. Des parents qui ont eux-mêmes perdu un bébé en soutiennent d’autres, aussi après une mortinaissance.',
  },
  pail: {
    name: 'Pregnancy and Infant Loss (PAIL) Network (en anglais)',
    foreignNames: ['Pregnancy and Infant Loss (PAIL) Network'],
    where: 'Ontario',
    text: 'Ce réseau fait partie de l’hôpital Sunnybrook. Du soutien sans frais de gens qui ont vécu une perte, en tête-à-tête ou en groupe.',
  },
  'after-miscarriage': {
    name: 'Après une fausse couche, de MyHealth Alberta (en anglais)',
    foreignNames: ['MyHealth Alberta'],
    where: 'Alberta, mais tout le monde peut la lire',
    text: 'Ce qui se passe dans votre corps et dans votre cœur, comment garder le souvenir de votre bébé et où trouver de l’aide. La page mène aussi à une autre, sur la mortinaissance.',
  },
  'perinatal-centres': {
    name: 'Centres de ressources périnatales',
    where: 'Québec, en français',
    text: 'Du soutien sans frais près de chez vous, en tête-à-tête ou en groupe, et auprès de parents qui ont vécu la même chose.',
  },
};
/** The order in which those who know loss are shown: first who answers in the language of the page. */
export const lossSupportOrder: SupportService['id'][] = ['perinatal-centres', 'breath', 'pail', 'after-miscarriage'];
export const call: Words<English['call']> = 'Appeler';
export const callOrText: Words<English['callOrText']> = 'Appeler ou texter';
/** Between two numbers. */
export const or: Words<English['or']> = 'ou';

/** Signs that ask for the same thing. */
interface LossSigns {
  /** What holds for all of them. */
  notes: Statement[];
  signs: Statement[];
}
type LossOrder = Extract<SignOrder, 'call-911' | 'go-to-emergency' | 'call-now' | 'same-day'>;

export const bodyTitle: Words<English['bodyTitle']> = 'Quand votre corps a besoin d’aide';
const emergencySources: SourceKey[] = ['after-birth-signs', 'inspq-signs'];

/** Signs that need help after a loss, one a line, each with one order. */
export const lossSigns: Record<LossOrder, LossSigns> = {
  'call-911': {
    notes: [without911],
    signs: [
      { text: 'Vous saignez très abondamment.', sources: emergencySources },
      veryHeavyBleeding,
      { text: 'Vous perdez connaissance.', sources: emergencySources },
      { text: 'Des convulsions.', sources: emergencySources },
      { text: 'Une douleur à la poitrine.', sources: emergencySources },
      { text: 'Une difficulté soudaine à respirer.', sources: emergencySources },
      { text: 'Vous crachez du sang en toussant.', sources: ['after-birth-signs'] },
      {
        text: 'Le visage qui s’affaisse, un bras faible ou du mal à parler.',
        sources: ['stroke-alberta', 'stroke-prairie'],
      },
      {
        text: 'Vous pensez à vous faire du mal\u00a0: appelez ou textez le 9-8-8, jour et nuit. En danger maintenant : appelez le 911.',
        sources: ['cmha-988', 'after-birth-signs'],
      },
    ],
  },
  'go-to-emergency': {
    notes: [{ text: 'Dans le Nord, l’urgence est à l’hôpital ou au poste de soins infirmiers.' }],
    signs: [
      { text: 'Une fièvre de 38\u00a0°C ou plus.', sources: ['sunnybrook-miscarriage', 'after-birth-signs'] },
      {
        text: 'Des pertes vaginales qui sentent mauvais, avec ou sans douleur ou frissons.',
        sources: ['sunnybrook-miscarriage', 'after-birth-signs'],
      },
      { text: 'Vous vous sentez faible, ou la tête vous tourne.', sources: ['loss-bleeding', 'after-birth-signs'] },
      { text: 'Une douleur nouvelle.', sources: ['loss-bleeding', 'after-birth-signs'] },
      { text: 'Une douleur d’un seul côté.', sources: ['loss-bleeding', 'after-birth-signs'] },
      { text: 'Une douleur de plus en plus forte.', sources: ['loss-bleeding', 'after-birth-signs'] },
      { text: 'Un mal de tête fort.', sources: ['loss-bleeding', 'after-birth-signs'] },
      { text: 'Une vue brouillée, ou des taches devant les yeux.', sources: ['loss-bleeding', 'after-birth-signs'] },
      { text: 'Une seule jambe enflée, rouge ou chaude.', sources: ['clots-calgary', 'after-birth-signs'] },
    ],
  },
  'call-now': {
    notes: [
      {
        text: 'Votre médecin, votre sage-femme ou votre ligne santé. Si personne ne répond dans les 15 minutes, allez à l’urgence.',
        sources: ['after-birth-signs', 'sudbury-midwives'],
      },
    ],
    signs: [
      { text: 'Un saignement qui devient plus abondant.', sources: ['after-birth-signs'] },
      { text: 'Une douleur dans une jambe.', sources: ['after-birth-signs'] },
    ],
  },
  'same-day': {
    notes: [],
    signs: [
      {
        text: 'Votre groupe sanguin est Rh négatif\u00a0: demandez s’il vous faut des immunoglobulines anti-D. Elles agissent le mieux dans les 72 heures.',
        sources: ['sogc-133', 'sogc-448'],
      },
    ],
  },
};

export const gaveBirth: Words<English['gaveBirth']> =
  'Avez-vous accouché dans les six dernières semaines? Ces signes valent aussi pour vous';
export const bodyAfterLoss: Statement[] = [
  {
    text: 'Du lait peut monter après une perte. Un bon soutien-gorge, des compresses fraîches et un peu de lait tiré à la main peuvent soulager. Certaines personnes donnent leur lait à une banque de lait. Votre infirmière ou votre infirmier, votre sage-femme ou votre ligne santé peut vous en dire plus.',
    sources: ['milk-after-loss'],
  },
  { text: 'Vous avez une question? Appelez votre ligne santé. Un doute suffit pour appeler.' },
];

/** Time off and money after a loss. */
export const lossLeave: Statement[] = [
  {
    text: 'L’assurance-emploi peut vous payer. Avant la semaine 20 de la grossesse, ce sont des prestations de maladie, avec un mot d’un médecin ou d’un autre membre du personnel de la santé. Hors du Québec, à la semaine 20 ou plus tard, même après une mortinaissance, ce sont des prestations de maternité.',
    sources: ['ei-regs-40', 'ei-loss'],
  },
  {
    text: 'De 19 semaines et 0 jour à 19 semaines et 6 jours, c’est Service Canada qui décide laquelle des deux prestations vous avez. Vous pouvez demander les deux.',
    sources: ['ei-regs-40'],
  },
  {
    text: 'Au Québec, la grossesse a pris fin après la 19e\u00a0semaine, même avec une mortinaissance? Le RQAP, le régime du Québec, peut vous payer comme après une naissance\u00a0: jusqu’à 18\u00a0semaines au régime de base, ou 15 au régime particulier. Il paie au plus six semaines en arrière\u00a0: faites vite la demande. Un proche peut vous aider. Si c’était plus tôt, l’assurance-emploi peut verser des prestations de maladie.',
    sources: ['qpip-act', 'rqap-termination', 'rqap-when-to-apply'],
  },
  {
    text: 'Hors du Québec, si votre bébé est mort après la naissance, l’assurance-emploi peut quand même vous verser jusqu’à 15\u00a0semaines de prestations de maternité. Jusqu’ici, les prestations parentales ont pris fin après la semaine du décès. Un projet de loi (C-222) veut les faire durer. En mai 2026, il était devant le Parlement\u00a0: demandez à Service Canada ce qui vaut aujourd’hui.',
    sources: ['ei-loss', 'ei-act-12', 'bill-c-222'],
  },
  {
    text: 'Au Québec, si votre bébé est mort après la naissance, le RQAP continue de verser les prestations de maternité. Tout le reste prend fin avec la deuxième semaine après celle du décès. Si les semaines de maternité achèvent, il vous revient peut-être une ou deux semaines de plus\u00a0: demandez-le.',
    sources: ['after-rqap-death-child', 'qpip-act'],
  },
  {
    text: 'Dites-le vite au RQAP. Quelqu’un y veille à ce que vous ayez tout ce qui vous revient.',
    sources: ['after-rqap-death-child'],
  },
  {
    text: 'Si les lois fédérales du travail valent pour votre emploi, comme dans une banque ou une compagnie aérienne, vous pouvez prendre jusqu’à trois jours. Après une mortinaissance ou la mort de votre bébé, c’est jusqu’à huit semaines. Votre partenaire le peut aussi. Les trois premiers jours sont payés dès que vous y avez travaillé trois mois.',
    sources: ['federal-loss-leave', 'notice-federal'],
  },
  {
    text: 'Sous ces lois, la grossesse a pris fin après la 19e\u00a0semaine? La personne qui a accouché a peut-être aussi 17\u00a0semaines de congé de maternité\u00a0: demandez-le au Programme du travail.',
    sources: ['federal-maternity-policy'],
  },
  {
    text: 'Ailleurs, c’est votre province ou votre territoire qui fixe les règles. Votre employeur, votre syndicat ou le bureau des normes d’emploi peut vous les expliquer. Votre médecin ou votre sage-femme peut écrire un mot.',
  },
];

/** Papers after the death of a newborn. */
export const papersTitle: Words<English['papersTitle']> = 'Les papiers, si votre bébé est mort après la naissance';
export const lossPapers: Statement[] = [
  {
    text: 'Vous n’avez pas à le faire sans aide. L’hôpital, votre sage-femme, la maison funéraire ou une personne proche peut vous aider.',
  },
  {
    text: 'Votre bébé est né vivant? Qui déclare sa naissance, et qui déclare son décès? Demandez-le à l’hôpital, à votre sage-femme ou à la maison funéraire.',
  },
  {
    text: 'Au Québec, d’habitude, la maison funéraire déclare le décès. Vous déclarez la naissance, dans les 30\u00a0jours. Demandez le papier pour cela à l’hôpital ou à votre sage-femme. Si on le fait en ligne, une carte d’assurance maladie peut venir, ou de l’argent à rendre.',
    sources: ['after-chu-sainte-documentation-after'],
  },
  {
    text: 'Vous avez demandé l’allocation pour enfants? Dites à l’Agence du revenu du Canada quel jour votre bébé est mort, avant la fin du mois suivant. Depuis 2025, elle continue peut-être six mois\u00a0: demandez-le. Une personne proche peut vous aider à faire cet appel.',
    sources: ['ccb-after-death'],
  },
  {
    text: 'Au Québec, l’Allocation famille continue peut-être 12\u00a0mois. D’habitude, ce n’est pas le cas si votre bébé est mort le mois de sa naissance\u00a0: demandez-le à Retraite Québec. Elle apprend un décès au Québec sans votre appel.',
    sources: ['retraite-quebec-death', 'retraite-quebec-birth-month'],
  },
  {
    text: 'Dans un territoire, dites-le aussi à Service Canada, pour son numéro d’assurance sociale. Les provinces, elles, le font pour vous.',
    sources: ['after-canada-notify-death'],
  },
];

export const strip: Words<English['strip']> = [
  { name: 'Appel ou texto, jour et nuit', number: { printed: '9-8-8', dialled: '988' } },
  { name: 'Urgence', number: { printed: '911', dialled: '911' } },
];
export const hopeless: Words<English['hopeless']> =
  'Vous n’avez plus d’espoir? Le 9-8-8 est là pour vous aussi, jour et nuit.';
export const nowTitle: Words<English['nowTitle']> = 'S’il vous faut quelqu’un maintenant';

/** Ways on, from who is there at once. */
export const otherHelp = {
  '/safety': 'Si vous n’êtes pas en sécurité à la maison',
  '/options': 'Si vous hésitez devant une grossesse',
};

export const stopTitle: Words<English['stopTitle']> = 'Arrêter tout compte à rebours';
export const erase: Words<English['erase']> = 'Tout effacer et arrêter tout compte à rebours';
export const whatIsErased: Words<English['whatIsErased']> =
  'Ce bouton efface votre date prévue et tout ce que ce site garde sur cet appareil. Le site cesse de compter, et ne vous accueille plus avec une date.';

export const calendarEntries: Words<English['calendarEntries']> =
  'Avez-vous mis des dates dans un agenda? Elles y restent. Cherchez-y « Ma semaine » pour trouver la ligne de chaque semaine. La plupart des autres ont l’adresse de ce site dans leur texte : cherchez-la aussi. Supprimez-les une à une, ou demandez à quelqu’un de proche de le faire. Si le fichier a créé un agenda à part, vous pouvez supprimer cet agenda.';

export const peopleTitle: Words<English['peopleTitle']> = 'Des gens qui connaissent le deuil';
export const whoKnowsWhatIsNear: Words<English['whoKnowsWhatIsNear']> =
  'Votre médecin, votre sage-femme, votre hôpital et votre ligne santé savent ce qui existe près de chez vous. Demandez une travailleuse sociale ou un travailleur social, des soins spirituels, ou une personne qui accompagne les patientes et les patients autochtones.';
export const nobodyAnswers: Words<English['nobodyAnswers']> =
  'Si un numéro ne répond pas, votre ligne santé peut vous dire qui appeler.';

export const leaveTitle: Words<English['leaveTitle']> = 'Congé et argent';
