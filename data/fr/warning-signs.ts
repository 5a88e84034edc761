import type { Statement } from '@/data/statement';
import type { SignId, SignNoteId, SignOrder } from '@/data/warning-signs';
import type { Words } from '@/data/words';
import {
  cordAdvice,
  emergencySigns,
  emergencySignsFromTwentyWeeks,
  mentalHealthCrisis,
  urgeToPush,
  veryHeavyBleeding,
} from '@/words/emergency';
import { without911 } from '@/words/without-911';

type English = typeof import('@/data/en/warning-signs');

/** Titles of the lists' parts. They say where to go. */
export const orders: Record<SignOrder, string> = {
  'call-911': 'Urgence : appelez à l’aide tout de suite',
  'call-911-or-go': 'Appelez le 911 ou allez à l’urgence tout de suite',
  'go-to-emergency': 'Allez à l’urgence tout de suite',
  go: 'Allez à l’hôpital tout de suite',
  'call-then-go': 'Appelez, puis allez là où vous accouchez (hôpital ou maison de naissance)',
  'call-or-go': 'Appelez ou allez à l’hôpital tout de suite',
  'call-now': 'Appelez tout de suite',
  'same-day': 'Appelez le jour même',
};

/** How other texts of a page name the list. On the pages of the weeks these words lead there. */
export const listName: Words<English['listName']> = 'liste « Quand appeler »';

/** Shown above the signs, so that somebody with two of them follows the more urgent order. */
export const readingOrder: Words<English['readingOrder']> =
  'Lisez à partir du haut, et faites la première chose qui vous concerne. « Appelez » : votre médecin, votre sage-femme ou l’hôpital. Vous n’avez encore personne? Appelez votre ligne santé.';

/** From 37 weeks, above the signs: who plans to give birth with a midwife outside a hospital. */
export const midwifeFirst: Statement = {
  text: 'Vous pensez accoucher chez vous ou en maison de naissance? Appelez d’abord votre sage-femme, sauf en cas d’urgence. Si personne ne répond aussitôt, faites ce que dit la ligne.',
  sources: ['sudbury-midwives', 'westcoast-midwives'],
};

/** Stands below every list, with the numbers of the health lines. */
export const askNurse: Statement = {
  text: 'Ce n’est pas urgent, mais vous hésitez? Appelez la ligne santé de votre province ou territoire.',
  sources: ['waters-break'],
};

/** The last line of every list. */
export const noReasonNeeded: Statement = {
  text: 'Un doute suffit pour appeler. Si vous sentez que quelque chose ne va pas, appelez.',
};

const nursingStation = 'Dans le Nord : à l’hôpital ou à votre poste de soins infirmiers.';

/** What holds for all signs of an order. */
export const notes: Record<SignNoteId, string> = {
  'may-be-pregnant': 'S’il est possible que vous soyez enceinte :',
  'nursing-station': nursingStation,
  'at-once': `N’attendez pas qu’on vous rappelle. ${nursingStation}`,
};

/** Each sign as its list says it. */
export const signs: Record<SignId, Statement> = {
  emergency: emergencySigns,
  'emergency-from-20': emergencySignsFromTwentyWeeks,
  'urge-to-push': urgeToPush,
  'very-heavy-bleeding': veryHeavyBleeding,
  cord: cordAdvice,
  harm: mentalHealthCrisis,
  'without-911': without911,

  fever: {
    text: 'Une fièvre de 38\u00a0°C ou plus, ou des frissons.',
    sources: ['warning-signs', 'inspq-signs', 'nygh-when-to-call', 'peel-signs'],
  },
  head: {
    text: 'Un mal de tête fort ou qui dure, une vue brouillée ou des taches devant les yeux, ou une douleur sous les côtes à droite.',
    sources: ['warning-signs', 'inspq-signs', 'nygh-when-to-call'],
  },
  'dried-out': {
    text: 'Vous vomissez, et vous n’avez pas uriné depuis 8 heures, la tête vous tourne, ou il y a du sang dans ce que vous vomissez.',
    sources: ['hse-vomiting'],
  },
  vomiting: {
    text: 'Vous ne gardez pas ce que vous buvez, ou votre urine est foncée.',
    sources: ['hse-vomiting'],
  },
  burning: { text: 'Ça brûle quand vous urinez.' },
  itching: { text: 'De fortes démangeaisons, surtout aux paumes ou sous les pieds.' },
  yellow: { text: 'La peau ou les yeux jaunes.', sources: ['nygh-when-to-call', 'sogc-452'] },
  'swelling-or-leg': {
    text: 'Une enflure subite, ou une douleur dans une jambe.',
    sources: ['warning-signs', 'inspq-signs'],
  },
  'any-other-blow': {
    text: 'Tout autre accident, toute autre chute ou tout autre coup au ventre.',
    sources: ['nygh-when-to-call', 'inspq-signs'],
  },
  'severe-pain': {
    text: 'Une forte douleur au ventre, une douleur d’un seul côté, forte ou qui dure, ou une douleur au bout de l’épaule. Ce peut être une grossesse hors de l’utérus.',
    sources: ['inspq-signs'],
  },

  // Before 4 weeks.
  'heavy-period': {
    text: 'Des menstruations beaucoup plus abondantes que d’habitude, ou tout saignement si vous êtes peut-être enceinte. Faites un test de grossesse : un léger saignement au début peut ressembler à de courtes menstruations.',
    sources: ['inspq-signs', 'hlbc-bleeding'],
  },

  // From 4 to 19 weeks.
  'bleeding-with-pain': {
    text: 'Un saignement, si vous avez aussi une douleur ou de la fièvre, si vous vous sentez faible ou si la tête vous tourne.',
    sources: ['inspq-signs', 'sunnybrook-miscarriage'],
  },
  'after-blow': {
    text: 'Un saignement, une perte de liquide ou une douleur après un accident, une chute ou un coup au ventre.',
    sources: ['nygh-when-to-call', 'inspq-signs'],
  },
  'early-leak': {
    text: 'Du liquide qui sort d’un coup ou qui coule de votre vagin.',
    sources: ['inspq-signs', 'warning-signs'],
  },
  'milder-pain': { text: 'Une douleur plus légère d’un seul côté.' },
  'any-other-bleeding': { text: 'Tout autre saignement.', sources: ['inspq-signs', 'sunnybrook-miscarriage'] },

  // From 14 to 19 weeks.
  'bright-bleeding-or-period': {
    text: 'Un saignement rouge vif, ou un saignement comme des menstruations.',
    sources: ['inspq-signs', 'hlbc-bleeding', 'warning-signs'],
  },
  'close-cramps': {
    text: 'Des crampes ou des durcissements toutes les 10 minutes ou moins, ou 6 fois ou plus en une heure.',
    sources: ['inspq-signs', 'warning-signs'],
  },
  'strong-pain': { text: 'Une forte douleur au ventre.', sources: ['inspq-signs', 'warning-signs'] },
  'after-blow-to-emergency': {
    text: 'Un saignement, une perte de liquide ou une douleur après un accident, une chute ou un coup au ventre : allez à l’urgence.',
    sources: ['nygh-when-to-call', 'inspq-signs'],
  },
  'cramps-or-tightening': {
    text: 'Des crampes ou des durcissements du ventre qui vont et viennent.',
    sources: ['inspq-signs', 'warning-signs'],
  },
  'any-lighter-bleeding': { text: 'Tout saignement plus léger.' },

  // From 20 weeks.
  'blow-to-be-checked': {
    text: 'Un accident, une chute sur le ventre ou un coup au ventre : il faut vous faire examiner, même si vous vous sentez bien.',
    sources: ['sogc-325', 'nygh-when-to-call', 'inspq-signs'],
  },
  'fever-swelling-or-leg': {
    text: 'Une fièvre de 38\u00a0°C ou plus, des frissons, une enflure subite du visage ou des mains, ou une douleur dans une jambe.',
    sources: ['warning-signs', 'inspq-signs', 'nygh-when-to-call', 'peel-signs'],
  },
  'pressure-severe': {
    text: 'Une tension de 160 ou plus en haut, ou de 110 ou plus en bas, même si vous vous sentez bien.',
    sources: ['hypertension-canada', 'sogc-426'],
  },
  'pressure-high': {
    text: 'Une tension de 140 ou plus en haut, ou de 90 ou plus en bas.',
    sources: ['pressure-winnipeg', 'hypertension-canada'],
  },
  'any-other-fall': { text: 'Toute autre chute.', sources: ['nygh-when-to-call', 'inspq-signs'] },

  // From 20 to 36 weeks.
  'bright-bleeding': {
    text: 'Un saignement rouge vif, ou tout saignement si votre placenta est bas.',
    sources: ['fraser-labour', 'nygh-when-to-call', 'inspq-signs', 'ciusss-hospital'],
  },
  'constant-pain': {
    text: 'Une douleur au ventre qui ne lâche pas, ou un ventre qui reste dur.',
    sources: ['fraser-labour', 'nygh-when-to-call', 'inspq-signs'],
  },
  'any-leak': {
    text: 'Toute perte de liquide : d’un coup, un filet, ou des pertes comme de l’eau.',
    sources: ['fraser-labour', 'nygh-when-to-call', 'inspq-signs', 'preterm-alberta'],
  },
  'close-contractions': {
    text: 'Des contractions (le ventre durcit, puis se relâche) toutes les 10 minutes ou moins, ou 6 fois ou plus en une heure. Ou des contractions avec une douleur, une pression, du liquide, du sang ou un bébé qui bouge moins.',
    sources: ['fraser-labour', 'preterm-alberta', 'kawartha-preterm'],
  },
  'two-contractions': {
    text: 'Deux contractions ou plus en une heure.',
    sources: ['inspq-signs', 'ciusss-hospital', 'preterm-alberta'],
  },
  'rare-contractions': { text: 'Des contractions plus espacées.', sources: ['inspq-signs'] },
  discharge: {
    text: 'Des pertes nouvelles, comme du mucus ou avec du sang.',
    sources: ['preterm-alberta', 'preterm-halton', 'peel-signs'],
  },
  cramps: {
    text: 'Des crampes, une douleur au bas du dos ou une pression qui vont et viennent. Ce peut être un travail prématuré.',
    sources: ['preterm-alberta', 'kawartha-preterm'],
  },
  // Who has a low placenta goes for any bleeding.
  'lighter-bleeding': {
    text: 'Tout saignement plus léger. (Contractions ou placenta bas : allez à l’hôpital tout de suite.)',
  },

  // From 20 to 25 weeks.
  'movements-stopped-early': { text: 'Avant la semaine 24 : les mouvements que vous connaissiez ont cessé.' },
  'movements-stopped': { text: 'Dès la semaine 24 : les mouvements que vous connaissiez ont cessé.' },
  'no-movement-yet': { text: 'Dès la semaine 24 : vous n’avez toujours pas senti votre bébé bouger.' },

  // From 26 weeks.
  'less-movement': {
    text: 'Votre bébé bouge moins que d’habitude : allez à l’unité des naissances ou à votre poste de soins infirmiers, de jour comme de nuit. N’attendez pas, et n’essayez pas d’abord de réveiller votre bébé avec un jus ou une boisson froide.',
    sources: ['sogc-441'],
  },

  // From 37 weeks.
  'bright-blood': {
    text: 'Du sang rouge vif, tout saignement si votre placenta est bas, ou une douleur qui ne part pas.',
    sources: ['fraser-labour', 'ciusss-hospital'],
  },
  'unusual-water': {
    text: 'Vous perdez vos eaux, et le liquide est jaune, vert, brun ou rouge, ou sent mauvais. Ou vous perdez vos eaux, et vous faites de la fièvre, portez le streptocoque du groupe B, attendez des jumeaux ou avez un bébé qui n’a pas la tête en bas.',
    sources: ['fraser-labour', 'westcoast-midwives', 'gbs-alberta', 'waters-break', 'warning-signs'],
  },
  'later-birth': {
    text: 'Des contractions toutes les 5 minutes ou moins, si vous avez déjà accouché.',
    sources: ['inspq-hospital'],
  },
  'far-away': {
    text: 'Des contractions toutes les 10 minutes ou moins, si l’hôpital est à plus de 30 minutes. S’il est à plus d’une heure de route et qu’elles viennent toutes les 5 minutes ou moins, ou que vous avez déjà accouché : appelez l’unité des naissances avant de partir. Si personne ne répond aussitôt, appelez le 911.',
    sources: ['inspq-hospital', 'labour-distance'],
  },
  'water-in-quebec': {
    text: 'Vous perdez vos eaux, même sans contractions.',
    sources: ['inspq-hospital'],
  },
  'must-go': {
    text: 'Des contractions, dès qu’elles commencent, si vous avez un placenta bas, une tension élevée, peu de liquide, un petit bébé ou un cerclage du col. De même si vous avez eu une césarienne ou une opération à l’utérus, si une césarienne est prévue, ou si le bébé n’a pas la tête en bas. Appelez en route.',
    sources: ['ciusss-hospital', 'nygh-when-to-call'],
  },
  'very-far-away': {
    text: 'Des contractions, dès qu’elles commencent, si l’hôpital est à plus d’une heure ou s’il faut prendre l’avion.',
    sources: ['labour-distance', 'inspq-hospital'],
  },
  'from-41': { text: 'Dès 41 semaines : des contractions, dès qu’elles commencent.' },
  'must-not-wait': {
    text: 'Des contractions, dès qu’elles commencent, si vous êtes dans cette liste :',
    sources: ['ciusss-hospital', 'nygh-when-to-call'],
  },
  'first-birth': {
    text: 'Un premier accouchement, près de l’hôpital : des contractions qui font mal et viennent toutes les 5 minutes ou moins.',
    sources: ['fraser-labour', 'inspq-hospital', 'ciusss-hospital'],
  },
  water: {
    text: 'Vous perdez vos eaux, même sans contractions.',
    sources: ['waters-break', 'fraser-labour'],
  },
  'water-in-unknown-region': {
    text: 'Vous perdez vos eaux, même sans contractions. Au Québec : appelez, puis allez à votre lieu de naissance.',
    sources: ['waters-break', 'fraser-labour', 'inspq-hospital'],
  },
  'pink-blood': { text: 'Du sang rose ou brun. (Placenta bas : allez à l’hôpital tout de suite.)' },
};

/** What the link of a sign says. */
export const signLinks: Partial<Record<SignId, string>> = { 'must-not-wait': 'Qui ne doit pas attendre' };
