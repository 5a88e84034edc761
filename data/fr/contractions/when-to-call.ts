import { LATE_TERM_WEEKS, TERM_WEEKS } from '@/data/labour-rules';
import type { SourceKey } from '@/data/sources';
import type { Statement } from '@/data/statement';
import type { Words } from '@/data/words';
import { midwifeFirst } from '@/words/contractions/advice';
import {
  cordAdvice,
  emergencySignsFromTwentyWeeks,
  providerUnreachableInLabour,
  urgeToPush,
  veryHeavyBleeding,
} from '@/words/emergency';

type English = typeof import('@/data/en/contractions/when-to-call');

export const title: Words<English['title']> = 'Quand appeler votre médecin ou votre sage-femme';
export const atTermTitle: Words<English['atTermTitle']> = `À ${TERM_WEEKS} semaines ou plus`;
export const fromTwentyWeeksTitle: Words<English['fromTwentyWeeksTitle']> = 'Dès 20 semaines';
export const moreTitle: Words<English['moreTitle']> = 'Si les contractions s’arrêtent, ou si personne ne répond';
export const beforeTwentyWeeks: Words<English['beforeTwentyWeeks']> =
  'Avant 20 semaines, suivez « Quand appeler » sur la page de votre semaine.';

/** What stands first in 'When to call', beside whom to call where 911 does not answer. */
export const emergencyLines: Statement[] = [emergencySignsFromTwentyWeeks, urgeToPush, veryHeavyBleeding, cordAdvice];

/** Shown once, as the other lines of the page say 'hospital' only. */
export const hospitalInTheNorth: Statement = {
  text: 'Là où cette page dit « hôpital » : dans le Nord, allez à l’hôpital ou à votre poste de soins infirmiers.',
};

interface CallRow {
  id: string;
  title: string;
  text: string;
  /** Where the visitor lives in Quebec. */
  quebecText?: string;
  /** Where the region is not known. */
  unknownText?: string;
  /** Not shown in Nunavut, where no road leads from one community to another. */
  notInNunavut?: true;
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
    text: 'L’hôpital est à plus de 30 minutes? Partez quand les contractions viennent toutes les 10 minutes ou moins, et plus tôt par mauvais temps. À plus d’une heure de route : voyez d’abord la partie suivante.',
    sources: ['labour-distance', 'inspq-hospital', 'labour-511'],
  },
  {
    id: 'over-an-hour',
    title: 'À plus d’une heure de route',
    text: 'Appelez dès la première contraction et quand vous perdez vos eaux, et demandez quand partir. Appelez tout de suite l’unité des naissances quand les contractions viennent toutes les 5 minutes ou moins, ou toutes les 10 minutes ou moins si vous avez déjà accouché. Si personne ne répond aussitôt, appelez le 911. Que faire? Demandez-le : partir en auto, rejoindre une ambulance, aller à l’hôpital le plus proche? Ne conduisez pas vous-même. Si vous sentez que vous devez pousser, appelez le 911, et restez où vous êtes.',
    notInNunavut: true,
    sources: ['labour-distance', 'labour-511', 'mv-midwives'],
  },
  {
    id: 'by-plane',
    title: 'S’il faut prendre l’avion',
    text: 'Appelez votre centre de santé ou votre poste de soins infirmiers dès la première contraction, et quand vous perdez vos eaux. Quand cette page dit d’aller à l’hôpital, allez plutôt à votre centre de santé ou à votre poste de soins infirmiers, et appelez avant. On y décide du vol.',
    sources: ['labour-distance'],
  },
  {
    id: 'late-term',
    title: `À ${LATE_TERM_WEEKS} semaines ou plus`,
    text: 'Appelez votre médecin, votre sage-femme ou l’hôpital dès que les contractions commencent.',
    // Our own choice: no source names the day.
    sources: [],
  },
  {
    id: 'five-one-one',
    title: 'Règle 5-1-1',
    text: 'Les contractions viennent toutes les 5 minutes, durent 1 minute, et cela depuis 1 heure? Appelez votre médecin ou votre sage-femme, ou allez à l’hôpital ou à votre poste de soins infirmiers. La règle 5-1-1 est un repère, et chaque équipe a le sien. Suivez celui qu’on vous a donné, et appelez à tout moment si quelque chose vous inquiète.',
    sources: ['labour-511', 'westcoast-midwives', 'ciusss-hospital'],
  },
];

const waterRest =
  'Allez à l’hôpital tout de suite si le liquide est jaune, vert, brun ou rouge, ou s’il sent mauvais. Allez aussi à l’hôpital tout de suite si vous faites de la fièvre, portez le streptocoque du groupe B ou ne savez pas si vous le portez, ou attendez des jumeaux. Allez-y tout de suite aussi si vous êtes à moins de 37 semaines, ou si votre bébé n’a pas la tête en bas.';

/** What counts from 20 weeks on. */
export const whenToCall: CallRow[] = [
  {
    id: 'water',
    title: 'Vous perdez vos eaux',
    text: `Appelez quand vous perdez vos eaux, même sans contractions. ${waterRest}`,
    quebecText: `Appelez, puis allez à votre lieu de naissance, même sans contractions. ${waterRest}`,
    unknownText: `Appelez quand vous perdez vos eaux, même sans contractions. Au Québec : appelez, puis allez à votre lieu de naissance. ${waterRest}`,
    sources: [
      'fraser-labour',
      'westcoast-midwives',
      'gbs-alberta',
      'waters-break',
      'warning-signs',
      'inspq-hospital',
      'sunnybrook-labour',
    ],
  },
  {
    id: 'bleeding',
    title: 'Saignement abondant, rouge vif',
    text: 'Appelez le 911 si vous imbibez une serviette hygiénique en une heure ou moins. Appelez le 911 aussi si vous perdez de gros caillots ou si du sang coule le long de vos jambes. Allez à l’hôpital tout de suite pour tout autre sang rouge vif, et pour un saignement comme des menstruations, même foncé. Un peu de sang rose ou brun : appelez; avant 37 semaines, appelez tout de suite, et avec des contractions, allez à l’hôpital tout de suite. Avec un placenta bas, allez à l’hôpital tout de suite pour tout saignement.',
    sources: [
      'after-birth-signs',
      'sunnybrook-ectopic',
      'inspq-signs',
      'fraser-labour',
      'ciusss-hospital',
      'carleton-labour-signs',
      'wrhn-childbirth',
    ],
  },
  {
    id: 'movement',
    title: 'Votre bébé bouge moins',
    text: 'Dès 26 semaines, si votre bébé bouge moins que d’habitude, allez tout de suite à l’unité des naissances, de jour comme de nuit. Loin d’une unité\u00a0: à l’hôpital, au poste de soins infirmiers ou au centre de santé le plus proche. N’attendez pas, et n’essayez pas d’abord de réveiller votre bébé avec un jus ou une boisson froide. Un bébé ne bouge pas moins parce que l’accouchement approche. Moins de mouvements et des contractions avant 37\u00a0semaines\u00a0: allez-y tout de suite aussi. Aux semaines 24 et 25, appelez tout de suite si votre bébé bouge moins, moins fort ou plus du tout. Avant, les mouvements que vous connaissiez ont cessé? Appelez le jour même.',
    sources: ['sogc-441'],
  },
  {
    id: 'pain',
    title: 'Douleur, mal de tête fort ou fièvre',
    text: 'Allez tout de suite à l’hôpital ou à votre poste de soins infirmiers pour une douleur qui ne part pas entre les contractions. Pendant le travail aussi, allez à l’hôpital tout de suite pour un mal de tête fort, une vue brouillée ou des taches devant les yeux. Allez-y tout de suite aussi pour une forte douleur en haut du ventre, ou une douleur sous les côtes à droite. Une fièvre de 38\u00a0°C ou plus : appelez tout de suite. La peau ou les yeux jaunes : appelez, ou allez à l’hôpital, tout de suite.',
    sources: ['fraser-labour', 'nygh-when-to-call', 'inspq-signs', 'warning-signs', 'wrhn-childbirth'],
  },
];

export const beforeTerm: CallRow = {
  id: 'before-term',
  title: `Avant ${TERM_WEEKS} semaines`,
  text: 'Des crampes : appelez, ou allez à l’hôpital, tout de suite. Deux contractions en une heure, ou le ventre qui durcit deux fois en une heure : appelez tout de suite votre médecin, votre sage-femme ou l’hôpital, même si c’est léger. Toutes les 10 minutes ou moins, ou 6 en une heure, ce peut être un travail prématuré. Allez à l’hôpital ou à votre poste de soins infirmiers tout de suite, et appelez en route. Allez-y tout de suite aussi pour une douleur, une pression, une perte de liquide ou de sang, ou si votre bébé bouge moins. Des pertes nouvelles, comme du mucus : appelez, ou allez à l’hôpital, tout de suite. Des contractions à plus d’une heure d’écart : appelez le jour même.',
  sources: ['fraser-labour', 'preterm-alberta', 'inspq-signs'],
};

export const nobodyAnswers: CallRow = {
  id: 'nobody-answers',
  title: 'Personne ne répond',
  text: providerUnreachableInLabour.text,
  sources: ['sudbury-midwives', 'sogc-325'],
};

export const contractionsThatStop: CallRow = {
  id: 'stopped',
  title: 'Des contractions qui s’arrêtent',
  text: 'Cette page a dit d’appeler ou de partir, puis les contractions ont cessé? Appelez quand même, et dites quand elles ont cessé. Avant 37 semaines aussi, appelez tout de suite, même si elles ont cessé.',
  sources: ['inspq-hospital'],
};

export const withMidwife: CallRow = {
  id: 'midwife',
  title: 'Avec une sage-femme',
  text: `${midwifeFirst} Si personne ne répond aussitôt, faites ce que dit cette page.`,
  sources: ['sudbury-midwives'],
};

/** The steps of /when-to-call in short, for the page that is open in a fast labour. */
export const babyComesFirst: CallRow = {
  id: 'baby-comes',
  title: 'Le bébé arrive avant les secours',
  text: 'Appelez le\u00a0911, mettez le haut-parleur et restez en ligne. Appelez votre sage-femme avec un deuxième téléphone. Restez où vous êtes\u00a0: ne prenez pas la route, et ne vous asseyez pas sur la toilette. Déverrouillez la porte et allumez la lumière dehors. Un cordon, un pied, une main ou des fesses d’abord? Dites-le tout de suite, ne touchez pas, ne tirez pas. Si c’est un cordon\u00a0: à genoux, la poitrine au sol, les fesses en l’air. Rien de cela? Couchez-vous sur le côté, sur des serviettes. Haletez, et retenez-vous de pousser si vous le pouvez. Tenez la tête doucement quand elle sort\u00a0: ne la tirez pas, ne la tournez pas. Séchez le bébé et posez-le peau à peau sur vous, le nez et la bouche libres. Ne coupez pas le cordon.',
  sources: [
    'mv-midwives',
    'globe-fast-birth',
    'bcehs-complications',
    'westcoast-midwives',
    'nelson-fast-birth',
    'saving-grace-birth',
  ],
};

/** Leads from it to those steps. */
export const everyStep: Words<English['everyStep']> = 'Chaque étape, et quoi faire pour le bébé';

export const guideNote: Statement = {
  text: 'Ce chronomètre est un guide, et non un avis médical. Suivez ce que votre médecin ou votre sage-femme vous a dit. Appelez dès que quelque chose vous inquiète.',
};
