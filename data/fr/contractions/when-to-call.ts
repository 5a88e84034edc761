import { TERM_WEEKS } from '@/data/labour-rules';
import type { SourceKey } from '@/data/sources';
import type { Statement } from '@/data/statement';
import type { Words } from '@/data/words';
import {
  cordAdvice,
  emergencySignsFromTwentyWeeks,
  providerUnreachableInLabour,
  urgeToPush,
  veryHeavyBleeding,
} from '@/words/emergency';

type English = typeof import('@/data/en/contractions/when-to-call');

export const title: Words<English['title']> = 'Quand appeler votre médecin ou votre sage-femme';
export const whoMustNotWaitTitle: Words<English['whoMustNotWaitTitle']> = 'Qui ne doit pas attendre';
export const atTermTitle: Words<English['atTermTitle']> = `À ${TERM_WEEKS} semaines ou plus`;
export const fromTwentyWeeksTitle: Words<English['fromTwentyWeeksTitle']> = 'Dès 20 semaines';
export const beforeTwentyWeeks: Words<English['beforeTwentyWeeks']> =
  'Avant 20 semaines, suivez « Quand appeler » sur la page de votre semaine.';

/** What stands first in 'When to call', beside whom to call where 911 does not answer. */
export const emergencyLines: Statement[] = [emergencySignsFromTwentyWeeks, urgeToPush, veryHeavyBleeding, cordAdvice];

/** Shown once, as the other lines of the page say 'hospital' only. */
export const hospitalInTheNorth: Statement = {
  text: 'Là où cette page dit « hôpital » : dans le Nord, allez à l’hôpital ou à votre poste de soins infirmiers.',
};

/** Who must call at once, whatever the rules about minutes say. */
export const whoMustNotWait: Statement & { items: Statement[] } = {
  text: 'Appelez dès que les contractions commencent, et n’attendez pas la règle 5-1-1, si vous êtes dans un de ces cas :',
  sources: ['ciusss-hospital', 'nygh-when-to-call'],
  items: [
    { text: 'Vous avez déjà accouché, et c’est allé vite.' },
    {
      text: 'Vous avez eu une césarienne, ou on en a prévu une.',
      sources: ['ciusss-hospital', 'nygh-when-to-call'],
    },
    { text: 'Vous attendez des jumeaux ou plus.' },
    { text: 'Votre bébé se présente par le siège ou est couché en travers.' },
    {
      text: 'Votre tension artérielle est élevée, vous avez peu de liquide ou votre bébé est petit.',
      sources: ['ciusss-hospital'],
    },
    {
      text: 'Vous portez le streptocoque du groupe B. (Si vous perdez vos eaux : allez à l’hôpital tout de suite.)',
      sources: ['gbs-alberta', 'westcoast-midwives'],
    },
    {
      text: 'Vous êtes à moins de 37 semaines : appelez ou allez à l’hôpital tout de suite.',
      sources: ['fraser-labour'],
    },
    { text: 'On vous a dit de venir tôt.', sources: ['waters-break'] },
    {
      text: 'Votre placenta est bas. (Tout saignement : allez à l’hôpital tout de suite; très abondant : 911.)',
      sources: ['ciusss-hospital'],
    },
    { text: 'Vous prenez de l’insuline ou un anticoagulant, ou vous avez des plaies d’herpès.' },
  ],
};

interface CallRow {
  id: string;
  title: string;
  text: string;
  /** Where the visitor lives in Quebec. */
  quebecText?: string;
  /** Where the region is not known. */
  unknownText?: string;
  sources: SourceKey[];
}

/** The rules about minutes. Before 37 weeks none of them holds. */
export const whenToCallAtTerm: CallRow[] = [
  {
    id: 'births',
    title: 'Premier accouchement et suivants',
    text: 'Premier accouchement, près de l’hôpital : appelez quand les contractions viennent toutes les 5 minutes ou moins. Demandez quand venir. C’est souvent après une heure, et plus tôt si elles se rapprochent ou deviennent plus fortes. Vous avez déjà accouché : allez à l’hôpital dès qu’elles sont régulières et viennent toutes les 5 minutes ou moins.',
    sources: ['inspq-hospital', 'ciusss-hospital'],
  },
  {
    id: 'long-way',
    title: 'Un long trajet jusqu’à l’hôpital',
    text: 'L’hôpital est à plus de 30 minutes? Partez quand les contractions viennent toutes les 10 minutes ou moins, et plus tôt par mauvais temps.',
    sources: ['labour-distance', 'inspq-hospital', 'labour-511'],
  },
  {
    id: 'five-one-one',
    title: 'Règle 5-1-1',
    text: 'Les contractions viennent toutes les 5 minutes, durent 1 minute, et cela depuis 1 heure? Appelez votre médecin ou votre sage-femme, ou allez à l’hôpital ou à votre poste de soins infirmiers. La règle 5-1-1 est un repère, et chaque équipe a le sien. Suivez celui qu’on vous a donné, et appelez à tout moment si quelque chose vous inquiète.',
    sources: ['labour-511', 'westcoast-midwives', 'ciusss-hospital'],
  },
];

const waterRest =
  'Allez à l’hôpital tout de suite si le liquide est jaune, vert, brun ou rouge, ou s’il sent mauvais. Allez aussi à l’hôpital tout de suite si vous faites de la fièvre, portez le streptocoque du groupe B ou attendez des jumeaux. Allez-y tout de suite aussi si vous êtes à moins de 37 semaines, ou si votre bébé n’a pas la tête en bas.';

/** What counts from 20 weeks on. */
export const whenToCall: CallRow[] = [
  {
    id: 'water',
    title: 'Vous perdez vos eaux',
    text: `Appelez quand vous perdez vos eaux, même sans contractions. ${waterRest}`,
    quebecText: `Appelez, puis allez à votre lieu de naissance, même sans contractions. ${waterRest}`,
    unknownText: `Appelez quand vous perdez vos eaux, même sans contractions. Au Québec : appelez, puis allez à votre lieu de naissance. ${waterRest}`,
    sources: ['fraser-labour', 'westcoast-midwives', 'gbs-alberta', 'waters-break', 'warning-signs', 'inspq-hospital'],
  },
  {
    id: 'bleeding',
    title: 'Saignement abondant, rouge vif',
    text: 'Appelez le 911 si vous imbibez une serviette hygiénique en une heure ou moins. Appelez le 911 aussi si vous perdez de gros caillots ou si du sang coule le long de vos jambes. Allez à l’hôpital tout de suite pour tout autre sang rouge vif. Sang rose ou brun : appelez, et avant 37 semaines, appelez tout de suite. Avec un placenta bas, allez à l’hôpital tout de suite pour tout saignement.',
    sources: ['after-birth-signs', 'sunnybrook-ectopic', 'inspq-signs', 'fraser-labour', 'ciusss-hospital'],
  },
  {
    id: 'movement',
    title: 'Votre bébé bouge moins',
    text: 'Dès 26 semaines, si votre bébé bouge moins que d’habitude, allez tout de suite à l’unité des naissances ou à votre poste de soins infirmiers, de jour comme de nuit. N’attendez pas, et n’essayez pas d’abord de réveiller votre bébé avec un jus ou une boisson froide. Un bébé ne bouge pas moins parce que l’accouchement approche. Aux semaines 24 et 25, appelez tout de suite si les mouvements que vous connaissiez ont cessé.',
    sources: ['sogc-441'],
  },
  {
    id: 'pain',
    title: 'Douleur, mal de tête fort ou fièvre',
    text: 'Allez tout de suite à l’hôpital ou à votre poste de soins infirmiers pour une douleur qui ne part pas entre les contractions. Pendant le travail aussi, allez à l’hôpital tout de suite pour un mal de tête fort, une vue brouillée ou des taches devant les yeux. Allez-y tout de suite aussi pour une douleur sous les côtes à droite. Une fièvre de 38\u00a0°C ou plus : appelez tout de suite.',
    sources: ['fraser-labour', 'nygh-when-to-call', 'inspq-signs', 'warning-signs'],
  },
];

export const beforeTerm: CallRow = {
  id: 'before-term',
  title: `Avant ${TERM_WEEKS} semaines`,
  text: 'Des contractions toutes les 10 minutes ou plus rapprochées, ou le ventre qui durcit 6 fois ou plus en une heure, peuvent être un travail prématuré. Appelez, ou allez à l’hôpital ou à votre poste de soins infirmiers, tout de suite.',
  sources: ['fraser-labour', 'preterm-alberta'],
};

export const nobodyAnswers: CallRow = {
  id: 'nobody-answers',
  title: 'Personne ne répond',
  text: providerUnreachableInLabour.text,
  sources: ['sudbury-midwives', 'sogc-325'],
};

export const guideNote: Statement = {
  text: 'Ce chronomètre est un guide, et non un avis médical. Suivez ce que votre médecin ou votre sage-femme vous a dit. Appelez dès que quelque chose vous inquiète.',
};
