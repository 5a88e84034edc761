import type { Statement } from '@/data/statement';
import type { SignId, SignNoteId, SignOrder } from '@/data/warning-signs';
import type { Words } from '@/data/words';
import {
  cordAdvice,
  emergencySigns,
  emergencySignsFromTwentyWeeks,
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
  'same-day': 'Appelez aujourd’hui',
};

/** How other texts of a page name the list. On the pages of the weeks these words lead there. */
export const listName: Words<English['listName']> = 'liste « Quand appeler »';

/** Shown above the signs, so that somebody with two of them follows the more urgent order. */
export const readingOrder: Words<English['readingOrder']> =
  'Lisez à partir du haut, et faites la première chose qui vous concerne. « Appelez » : votre médecin, votre sage-femme ou l’hôpital. Vous n’avez encore personne? Appelez votre ligne santé.';

/** Stands below every list, with the numbers of the health lines. */
export const askNurse: Statement = {
  text: 'Ce n’est pas urgent, mais vous hésitez? Appelez la ligne santé de votre province ou territoire.',
  sources: ['waters-break'],
};

/** The last line of every list. */
export const noReasonNeeded: Statement = {
  text: 'Vous n’avez jamais besoin d’une raison pour appeler. Si vous sentez que quelque chose ne va pas, appelez.',
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
  'without-911': without911,

  fever: {
    text: 'Une fièvre de 38\u00a0°C ou plus.',
    sources: ['warning-signs', 'inspq-signs', 'nygh-when-to-call'],
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
  'swelling-or-leg': {
    text: 'Une enflure subite, ou une douleur dans une jambe.',
    sources: ['warning-signs', 'inspq-signs'],
  },
  'any-other-blow': {
    text: 'Tout autre accident, toute autre chute ou tout autre coup au ventre.',
    sources: ['nygh-when-to-call', 'inspq-signs'],
  },
  'severe-pain': {
    text: 'Une forte douleur au ventre, une douleur d’un seul côté ou une douleur au bout de l’épaule. Ce peut être une grossesse hors de l’utérus.',
    sources: ['inspq-signs'],
  },

  // Before 4 weeks.
  'heavy-period': {
    text: 'Des menstruations beaucoup plus abondantes que d’habitude, ou tout saignement si vous êtes peut-être enceinte. Faites un test de grossesse : un léger saignement au début peut ressembler à de courtes menstruations.',
    sources: ['inspq-signs', 'hlbc-bleeding'],
  },

  // From 4 to 13 weeks.
  'bleeding-with-pain': {
    text: 'Un saignement, si vous avez aussi une douleur ou de la fièvre, si vous vous sentez faible ou si la tête vous tourne.',
    sources: ['inspq-signs', 'sunnybrook-miscarriage'],
  },
  'after-blow': {
    text: 'Un saignement, une perte de liquide ou une douleur après un accident, une chute ou un coup au ventre.',
    sources: ['nygh-when-to-call', 'inspq-signs'],
  },
  'any-other-bleeding': {
    text: 'Tout autre saignement, ou une perte de liquide.',
    sources: ['inspq-signs', 'sunnybrook-miscarriage'],
  },

  // From 14 to 19 weeks.
  'bright-bleeding-or-period': {
    text: 'Un saignement rouge vif, ou un saignement comme des menstruations.',
    sources: ['inspq-signs', 'hlbc-bleeding', 'warning-signs'],
  },
  'fluid-keeps-leaking': {
    text: 'Du liquide qui sort d’un coup ou qui continue de couler.',
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
  'lighter-bleeding-or-leak': { text: 'Tout saignement plus léger, ou toute perte de liquide plus légère.' },

  // From 20 weeks.
  'blow-to-be-checked': {
    text: 'Un accident, une chute sur le ventre ou un coup au ventre : il faut vous faire examiner, même si vous vous sentez bien.',
    sources: ['sogc-325', 'nygh-when-to-call', 'inspq-signs'],
  },
  'fever-swelling-or-leg': {
    text: 'Une fièvre de 38\u00a0°C ou plus, une enflure subite du visage ou des mains, ou une douleur dans une jambe.',
    sources: ['warning-signs', 'inspq-signs', 'nygh-when-to-call'],
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
  'steady-leak': {
    text: 'Du liquide qui sort d’un coup ou qui coule sans arrêt.',
    sources: ['fraser-labour', 'nygh-when-to-call', 'inspq-signs'],
  },
  tightening: {
    text: 'Le ventre qui durcit toutes les 10 minutes ou moins, ou 6 fois ou plus en une heure.',
    sources: ['fraser-labour', 'preterm-alberta', 'kawartha-preterm'],
  },
  cramps: {
    text: 'Des crampes, une douleur au bas du dos ou une pression qui vont et viennent. Ce peut être un travail prématuré.',
    sources: ['preterm-alberta', 'kawartha-preterm'],
  },
  // Who has a low placenta goes for any bleeding.
  'lighter-bleeding': { text: 'Tout saignement plus léger. (Placenta bas : allez à l’hôpital tout de suite.)' },
  'lighter-leak': { text: 'Toute perte de liquide plus légère.' },

  // From 20 to 25 weeks.
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
    text: 'Des contractions toutes les 10 minutes ou moins, si l’hôpital est à plus de 30 minutes.',
    sources: ['inspq-hospital', 'labour-distance'],
  },
  'water-in-quebec': {
    text: 'Vous perdez vos eaux, même sans contractions.',
    sources: ['inspq-hospital'],
  },
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
