import type { SignOrder } from '@/data/sign-orders';
import type { Statement } from '@/data/statement';
import type { PregnancySignId, SignNoteId } from '@/data/warning-signs';
import type { Words } from '@/data/words';
import { cordAdvice } from '@/words/emergency';
import { without911 } from '@/words/without-911';

type English = typeof import('@/data/en/warning-signs');

/** Titles of the lists' parts. They say where to go. */
export const orders: Record<SignOrder, string> = {
  'call-911': 'Urgence\u00a0: appelez le 911 tout de suite',
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
  text: 'Vous pensez accoucher chez vous ou en maison de naissance? Appelez d’abord votre sage-femme, sauf en cas d’urgence. Si personne ne répond aussitôt, faites ce que dit la liste.',
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

/** What holds for all signs of an order. */
export const signNotes: Record<SignNoteId, Statement> = {
  'without-911': without911,
  'may-be-pregnant': { text: 'S’il est possible que vous soyez enceinte\u00a0:' },
  'outside-the-uterus': { text: 'Ce peut être une grossesse hors de l’utérus.', sources: ['inspq-signs'] },
  'at-once': {
    text: 'N’attendez pas qu’on vous rappelle\u00a0: appelez en route.',
    sources: ['pacific-maternity-call'],
  },
  'any-contractions': { text: '«\u00a0Toute contraction\u00a0»\u00a0: dès la première.' },
  'nursing-station': { text: 'Dans le Nord\u00a0: à l’hôpital ou à votre poste de soins infirmiers.' },
  'for-families': {
    text: 'Pour les proches aussi. Ne laissez pas cette personne seule avec le bébé.',
    sources: ['psychosis-toronto', 'mood-hamilton'],
  },
  'common-moods': {
    text: 'Fréquent après la naissance, chez l’autre parent aussi, et cela se soigne\u00a0:',
    sources: ['mood-hamilton'],
  },
  'newborn-day': {
    text: 'En 24 heures, un nouveau-né boit au moins 8 fois. Couches mouillées\u00a0: au moins 1 le jour 1, 2 le jour 2, 3 le jour 3, 4 le jour 4, et 6 dès le jour 5. Le jour de la naissance est le jour 0.',
    sources: ['toronto-breastfeeding', 'bc-newborn', 'london-baby-signs'],
  },
};

/** A sign in one line, and what else is to be known or done about it. */
export interface SignWords extends Statement {
  more?: string;
}

/** Each sign as its list says it. */
export const signs: Record<PregnancySignId, SignWords> = {
  // 911. The lowest of the limits of bleeding that our sources name.
  'very-heavy-bleeding': {
    text: 'Vous saignez très abondamment\u00a0: une serviette hygiénique imbibée en une heure ou moins.',
    sources: ['after-birth-signs', 'sunnybrook-ectopic', 'inspq-signs'],
  },
  'large-clots': {
    text: 'Vous saignez et perdez de gros caillots.',
    sources: ['after-birth-signs', 'sunnybrook-ectopic', 'inspq-signs'],
  },
  'blood-down-legs': {
    text: 'Du sang coule le long de vos jambes.',
    sources: ['after-birth-signs', 'sunnybrook-ectopic', 'inspq-signs'],
  },
  'pass-out': { text: 'Vous perdez connaissance.', sources: ['after-birth-signs', 'inspq-signs'] },
  seizure: { text: 'Des convulsions.', sources: ['after-birth-signs', 'inspq-signs'] },
  'chest-pain': { text: 'Une douleur à la poitrine.', sources: ['after-birth-signs', 'inspq-signs'] },
  'trouble-breathing': {
    text: 'Vous avez tout à coup du mal à respirer.',
    sources: ['after-birth-signs', 'inspq-signs'],
  },
  'coughing-blood': { text: 'Vous crachez du sang en toussant.', sources: ['alberta-after-20', 'after-birth-signs'] },
  stroke: {
    text: 'Le visage qui s’affaisse, un bras faible ou du mal à parler.',
    sources: ['stroke-alberta', 'stroke-prairie'],
  },
  'sudden-severe-pain': {
    text: 'Une douleur au ventre subite et très forte, qui n’est pas une contraction.',
    sources: ['alberta-after-20'],
  },
  cord: {
    text: 'Vous voyez ou sentez un cordon dans votre vagin.',
    more: cordAdvice.text,
    sources: ['westcoast-midwives'],
  },
  'urge-to-push': { text: 'Vous sentez que vous devez pousser.', sources: ['mv-midwives', 'westcoast-midwives'] },
  'baby-coming': { text: 'Le bébé arrive maintenant.', sources: ['mv-midwives', 'westcoast-midwives'] },
  harm: {
    text: 'Vous pensez à vous faire du mal, ou à votre bébé. En danger maintenant\u00a0: appelez le 911. Sinon\u00a0: appelez ou textez le 9-8-8, jour et nuit.',
    sources: ['cmha-988', 'after-birth-signs'],
  },
  'danger-at-home': {
    text: 'Votre partenaire ou quelqu’un d’autre vous met en danger.',
    more: 'En danger maintenant\u00a0: appelez le 911.',
    sources: ['justice-family-violence', 'abuse-best-start'],
  },

  fever: {
    text: 'Une fièvre de 38\u00a0°C ou plus.',
    sources: ['warning-signs', 'inspq-signs', 'nygh-when-to-call', 'peel-signs'],
  },
  chills: { text: 'Des frissons, ou vous grelottez.', sources: ['warning-signs', 'nygh-when-to-call', 'peel-signs'] },
  headache: {
    text: 'Un mal de tête fort ou qui dure.',
    sources: ['warning-signs', 'inspq-signs', 'nygh-when-to-call'],
  },
  sight: {
    text: 'Une vue brouillée ou des taches devant les yeux.',
    sources: ['warning-signs', 'inspq-signs', 'nygh-when-to-call'],
  },
  'upper-pain': { text: 'Une forte douleur en haut du ventre.', sources: ['inspq-signs', 'wrhn-childbirth'] },
  'right-ribs': {
    text: 'Une douleur sous les côtes à droite.',
    sources: ['warning-signs', 'inspq-signs', 'nygh-when-to-call', 'wrhn-childbirth'],
  },
  'vomiting-no-pee': { text: 'Vous vomissez, et vous n’avez pas uriné depuis 8 heures.', sources: ['hse-vomiting'] },
  'vomiting-faint': {
    text: 'Vous vomissez, et la tête vous tourne ou vous pensez vous évanouir.',
    sources: ['hse-vomiting'],
  },
  'vomiting-blood': { text: 'Il y a du sang dans ce que vous vomissez.', sources: ['hse-vomiting'] },
  'no-fluids-stay': { text: 'Vous ne gardez pas ce que vous buvez.', sources: ['hse-vomiting'] },
  'dark-urine': { text: 'Votre urine est foncée.', sources: ['hse-vomiting'] },
  burning: { text: 'Ça brûle quand vous urinez.', sources: ['nygh-when-to-call'] },
  itching: { text: 'De fortes démangeaisons, surtout aux paumes ou sous les pieds.', sources: ['sogc-452'] },
  yellow: { text: 'La peau ou les yeux jaunes.', sources: ['nygh-when-to-call', 'sogc-452'] },
  swelling: { text: 'Une enflure subite.', sources: ['warning-signs', 'inspq-signs'] },
  leg: { text: 'Une douleur dans une jambe.', sources: ['warning-signs', 'inspq-signs'] },
  'leg-swollen': {
    text: 'Une seule jambe enflée, rouge ou chaude.',
    more: 'Avec une douleur à la poitrine ou du mal à respirer\u00a0: appelez le 911.',
    sources: ['clots-calgary', 'after-birth-signs'],
  },
  walking: { text: 'Vous avez tout à coup du mal à marcher.', sources: ['nygh-when-to-call'] },
  'any-other-blow': {
    text: 'Tout autre accident, toute autre chute ou tout autre coup au ventre, même si vous vous sentez bien.',
    sources: ['nygh-when-to-call', 'inspq-signs'],
  },
  'severe-pain': { text: 'Une forte douleur au ventre.', sources: ['inspq-signs'] },
  'one-sided-pain': { text: 'Une douleur d’un seul côté, forte ou qui dure.', sources: ['inspq-signs'] },
  'shoulder-pain': { text: 'Une douleur au bout de l’épaule.', sources: ['inspq-signs'] },

  // Before 4 weeks.
  'heavy-period': {
    text: 'Des menstruations beaucoup plus abondantes que d’habitude.',
    sources: ['inspq-signs', 'hlbc-bleeding'],
  },
  'any-bleeding': {
    text: 'Tout saignement, si vous êtes peut-être enceinte.',
    more: 'Faites un test de grossesse\u00a0: un léger saignement au début peut ressembler à de courtes menstruations.',
    sources: ['inspq-signs', 'hlbc-bleeding'],
  },

  // From 4 to 19 weeks.
  'bleeding-with-pain': {
    text: 'Un saignement, et vous avez aussi une douleur.',
    sources: ['inspq-signs', 'sunnybrook-miscarriage'],
  },
  'bleeding-with-fever': {
    text: 'Un saignement, et vous avez aussi de la fièvre.',
    sources: ['inspq-signs', 'sunnybrook-miscarriage'],
  },
  'bleeding-and-weak': {
    text: 'Un saignement, et vous vous sentez faible ou la tête vous tourne.',
    sources: ['inspq-signs', 'sunnybrook-miscarriage'],
  },
  'blow-bleeding': {
    text: 'Un saignement après un accident, une chute ou un coup au ventre.',
    sources: ['nygh-when-to-call', 'inspq-signs'],
  },
  'blow-leak': {
    text: 'Une perte de liquide après un accident, une chute ou un coup au ventre.',
    sources: ['nygh-when-to-call', 'inspq-signs'],
  },
  'blow-pain': {
    text: 'Une douleur après un accident, une chute ou un coup au ventre.',
    sources: ['nygh-when-to-call', 'inspq-signs'],
  },
  'early-leak': {
    text: 'Du liquide qui sort d’un coup ou qui coule de votre vagin.',
    sources: ['inspq-signs', 'warning-signs'],
  },
  'milder-pain': { text: 'Une douleur plus légère d’un seul côté.', sources: ['inspq-signs'] },
  'any-other-bleeding': {
    text: 'Tout autre saignement, sans douleur, fièvre ni faiblesse.',
    sources: ['inspq-signs', 'sunnybrook-miscarriage'],
  },

  // From 14 to 19 weeks.
  'close-cramps': {
    text: 'Des crampes ou des durcissements toutes les 10 minutes ou moins.',
    sources: ['inspq-signs', 'warning-signs'],
  },
  'six-cramps': {
    text: 'Des crampes ou des durcissements 6 fois ou plus en une heure.',
    sources: ['inspq-signs', 'warning-signs'],
  },
  'strong-pain': { text: 'Une forte douleur au ventre.', sources: ['inspq-signs', 'warning-signs'] },
  'cramps-or-tightening': {
    text: 'Des crampes ou des durcissements du ventre qui vont et viennent.',
    sources: ['inspq-signs', 'warning-signs'],
  },
  'any-lighter-bleeding': {
    text: 'Tout saignement plus léger, de toute couleur, même quelques gouttes.',
    sources: ['inspq-signs', 'hlbc-bleeding'],
  },

  // From 20 weeks.
  crash: {
    text: 'Un accident d’auto ou autre, même si vous vous sentez bien\u00a0: il faut vous faire examiner.',
    sources: ['sogc-325', 'nygh-when-to-call', 'inspq-signs'],
  },
  'belly-fall': {
    text: 'Une chute sur le ventre, même si vous vous sentez bien.',
    sources: ['sogc-325', 'nygh-when-to-call', 'inspq-signs'],
  },
  'belly-blow': {
    text: 'Un coup au ventre, même si vous vous sentez bien.',
    sources: ['sogc-325', 'nygh-when-to-call', 'inspq-signs'],
  },
  'face-swelling': { text: 'Une enflure subite du visage ou des mains.', sources: ['warning-signs', 'inspq-signs'] },
  'pressure-severe': {
    text: 'Une tension de 160 ou plus en haut, ou de 110 ou plus en bas.',
    more: 'Même si vous vous sentez bien.',
    sources: ['hypertension-canada', 'sogc-426'],
  },
  'pressure-high': {
    text: 'Une tension de 140 ou plus en haut, ou de 90 ou plus en bas.',
    sources: ['pressure-winnipeg', 'hypertension-canada'],
  },
  'may-faint': {
    text: 'Vous pensez que vous allez vous évanouir, ou la tête continue de vous tourner.',
    sources: ['alberta-after-20'],
  },
  'any-other-fall': {
    text: 'Toute autre chute, ailleurs que sur le ventre.',
    sources: ['nygh-when-to-call', 'inspq-signs'],
  },

  // From 14 weeks, and again from 20.
  'bright-bleeding': {
    text: 'Un saignement rouge vif.',
    sources: ['fraser-labour', 'nygh-when-to-call', 'inspq-signs', 'ciusss-hospital'],
  },
  'period-bleeding': {
    text: 'Un saignement comme des menstruations, rouge vif ou foncé.',
    sources: ['inspq-signs', 'hlbc-bleeding', 'warning-signs', 'carleton-labour-signs', 'wrhn-childbirth'],
  },
  'low-placenta-bleeding': {
    text: 'Tout saignement, si votre placenta est bas.',
    sources: ['fraser-labour', 'ciusss-hospital'],
  },

  // From 20 to 36 weeks.
  'constant-pain': {
    text: 'Une douleur au ventre qui ne lâche pas.',
    sources: ['fraser-labour', 'nygh-when-to-call', 'inspq-signs'],
  },
  'hard-belly': { text: 'Un ventre qui reste dur.', sources: ['fraser-labour', 'nygh-when-to-call', 'inspq-signs'] },
  'any-leak': {
    text: 'Toute perte de liquide, d’un coup ou en filet.',
    sources: ['fraser-labour', 'nygh-when-to-call', 'inspq-signs', 'preterm-alberta'],
  },
  'watery-discharge': {
    text: 'Des pertes comme de l’eau\u00a0: ce peut être du liquide.',
    sources: ['fraser-labour', 'nygh-when-to-call', 'inspq-signs', 'preterm-alberta'],
  },
  'close-contractions': {
    text: 'Des contractions (le ventre durcit, puis se relâche) toutes les 10 minutes ou moins.',
    sources: ['fraser-labour', 'preterm-alberta', 'kawartha-preterm'],
  },
  'six-contractions': {
    text: 'Des contractions, 6 ou plus en une heure.',
    sources: ['fraser-labour', 'preterm-alberta', 'kawartha-preterm'],
  },
  'contractions-and-more': {
    text: 'Des contractions avec douleur, pression, liquide, sang, ou un bébé qui bouge moins.',
    sources: ['fraser-labour', 'preterm-alberta', 'kawartha-preterm'],
  },
  'two-contractions': {
    text: 'Deux contractions ou plus en une heure.',
    sources: ['inspq-signs', 'ciusss-hospital', 'preterm-alberta'],
  },
  'rare-contractions': { text: 'Des contractions à plus d’une heure d’écart.', sources: ['inspq-signs'] },
  'mucous-discharge': {
    text: 'Des pertes nouvelles, comme du mucus.',
    sources: ['preterm-alberta', 'preterm-halton', 'peel-signs'],
  },
  'bloody-discharge': {
    text: 'Des pertes nouvelles avec du sang.',
    sources: ['preterm-alberta', 'preterm-halton', 'peel-signs'],
  },
  cramps: {
    text: 'Des crampes qui vont et viennent\u00a0: ce peut être un travail prématuré.',
    sources: ['preterm-alberta', 'kawartha-preterm'],
  },
  'back-pain': {
    text: 'Une douleur au bas du dos qui va et vient.',
    sources: ['preterm-alberta', 'kawartha-preterm'],
  },
  pressure: {
    text: 'Une pression vers le bas (ventre, bassin ou vagin) qui va et vient.',
    sources: ['preterm-alberta', 'kawartha-preterm'],
  },
  // Who has a low placenta goes for any bleeding.
  'lighter-bleeding': {
    text: 'Tout saignement plus léger, de toute couleur, même quelques gouttes.',
    more: 'Contractions ou placenta bas\u00a0: allez à l’hôpital tout de suite.',
    sources: ['inspq-signs', 'hlbc-bleeding', 'alberta-after-20'],
  },

  // From 20 to 25 weeks.
  'movements-stopped-early': {
    text: 'Avant la semaine 24\u00a0: les mouvements que vous connaissiez ont cessé.',
    sources: ['movements-rcog'],
  },
  'less-from-24': {
    text: 'Dès la semaine 24\u00a0: votre bébé bouge moins que d’habitude, ou moins fort.',
    sources: ['movements-rcog'],
  },
  'changed-from-24': {
    text: 'Dès la semaine 24\u00a0: ses mouvements ont changé, et cela vous inquiète.',
    sources: ['movements-rcog'],
  },
  'movements-stopped': {
    text: 'Dès la semaine 24\u00a0: les mouvements que vous connaissiez ont cessé.',
    sources: ['movements-rcog'],
  },
  'no-movement-yet': {
    text: 'Dès la semaine 24\u00a0: vous n’avez toujours pas senti votre bébé bouger.',
    sources: ['movements-rcog'],
  },

  // From 26 weeks.
  'less-movement': {
    text: 'Votre bébé bouge moins que d’habitude.',
    more: 'Allez à l’unité des naissances, de jour comme de nuit. Loin d’une unité\u00a0: à l’hôpital, au poste de soins infirmiers ou au centre de santé le plus proche. N’attendez pas, et n’essayez pas d’abord de réveiller votre bébé avec un jus ou une boisson froide.',
    sources: ['sogc-441', 'movements-gloucestershire'],
  },
  'weaker-movement': { text: 'Votre bébé bouge moins fort que d’habitude.', sources: ['movements-worried'] },
  'changed-movement': {
    text: 'Ses mouvements ont changé, et cela vous inquiète.',
    sources: ['movements-worried'],
  },
  'wild-movement': {
    text: 'Ses mouvements sont tout à coup bien plus agités que d’habitude, ou très agités puis cessent.',
    sources: ['movements-worried'],
  },

  // From 37 weeks.
  'pain-that-stays': {
    text: 'Une douleur au ventre qui ne part pas, même entre les contractions.',
    sources: ['fraser-labour', 'ciusss-hospital'],
  },
  'water-colour': {
    text: 'Vous perdez vos eaux, et elles sont jaunes, vertes, brunes ou rouges.',
    sources: ['fraser-labour', 'westcoast-midwives', 'waters-break'],
  },
  'water-smell': {
    text: 'Vous perdez vos eaux, et elles sentent mauvais.',
    sources: ['fraser-labour', 'westcoast-midwives', 'waters-break'],
  },
  'water-fever': {
    text: 'Vous perdez vos eaux, et vous faites de la fièvre.',
    sources: ['fraser-labour', 'waters-break', 'warning-signs'],
  },
  'water-strep': {
    text: 'Vous perdez vos eaux, et portez le streptocoque du groupe B, ou ne le savez pas.',
    sources: ['westcoast-midwives', 'gbs-alberta', 'waters-break', 'sunnybrook-labour'],
  },
  'water-twins': { text: 'Vous perdez vos eaux, et vous attendez des jumeaux.', sources: ['waters-break'] },
  'water-not-head-down': {
    text: 'Vous perdez vos eaux, et le bébé n’a pas la tête en bas.',
    sources: ['waters-break'],
  },
  'labour-low-placenta': {
    text: 'Toute contraction, si vous avez un placenta bas.',
    sources: ['ciusss-hospital'],
  },
  'labour-high-pressure': { text: 'Toute contraction, si vous avez une tension élevée.', sources: ['ciusss-hospital'] },
  'labour-little-fluid': { text: 'Toute contraction, s’il y a peu de liquide.', sources: ['ciusss-hospital'] },
  'labour-small-baby': { text: 'Toute contraction, si votre bébé est petit.', sources: ['ciusss-hospital'] },
  'labour-stitch': { text: 'Toute contraction, si vous avez un point au col de l’utérus (cerclage).' },
  'labour-after-cesarean': {
    text: 'Toute contraction, si vous avez eu une césarienne.',
    sources: ['ciusss-hospital', 'nygh-when-to-call'],
  },
  'labour-after-surgery': { text: 'Toute contraction, si vous avez eu une opération à l’utérus.' },
  'labour-planned-cesarean': {
    text: 'Toute contraction, si une césarienne est prévue.',
    sources: ['ciusss-hospital', 'nygh-when-to-call'],
  },
  'labour-not-head-down': { text: 'Toute contraction, si le bébé n’a pas la tête en bas.' },
  'later-birth': {
    text: 'Des contractions toutes les 5 minutes ou moins, si vous avez déjà accouché.',
    sources: ['inspq-hospital'],
  },
  'far-away': {
    text: 'À plus de 30 minutes de l’hôpital\u00a0: des contractions toutes les 10 minutes ou moins.',
    more: 'S’il est à plus d’une heure de route et qu’elles viennent toutes les 5 minutes ou moins, ou que vous avez déjà accouché\u00a0: appelez l’unité des naissances avant de partir. Si personne ne répond aussitôt, appelez le 911.',
    sources: ['inspq-hospital', 'labour-distance'],
  },
  'water-in-quebec': { text: 'Vous perdez vos eaux, même sans contractions.', sources: ['inspq-hospital'] },
  'very-far-away': {
    text: 'À plus d’une heure de l’hôpital\u00a0: des contractions, dès qu’elles commencent.',
    sources: ['labour-distance', 'inspq-hospital'],
  },
  'fly-away': {
    text: 'Il faut prendre l’avion pour l’hôpital\u00a0: des contractions, dès qu’elles commencent.',
    sources: ['labour-distance', 'inspq-hospital'],
  },
  'from-41': {
    text: 'Dès 41\u00a0semaines\u00a0: des contractions, dès qu’elles commencent.',
    sources: ['inspq-hospital'],
  },
  'must-not-wait': {
    text: 'Des contractions, dès qu’elles commencent, si vous attendez des jumeaux, portez le streptocoque du groupe B, prenez de l’insuline ou un anticoagulant, avez eu un accouchement rapide, avez des plaies d’herpès, une maladie du cœur ou un trouble de la coagulation, n’avez eu aucun suivi, ou si on vous a dit de venir tôt.',
    more: 'Cette liste est aussi à côté du chronomètre de contractions.',
    sources: ['ciusss-hospital', 'nygh-when-to-call'],
  },
  'first-birth': {
    text: 'Premier accouchement, près de l’hôpital\u00a0: des contractions qui font mal toutes les 5 minutes ou moins.',
    sources: ['fraser-labour', 'inspq-hospital', 'ciusss-hospital'],
  },
  water: {
    text: 'Vous perdez vos eaux, même sans contractions.',
    sources: ['waters-break', 'fraser-labour'],
  },
  'water-in-unknown-region': {
    text: 'Vous perdez vos eaux, même sans contractions.',
    more: 'Au Québec\u00a0: appelez, puis allez à votre lieu de naissance.',
    sources: ['waters-break', 'fraser-labour', 'inspq-hospital'],
  },
  'pink-blood': {
    text: 'Un peu de sang rose ou brun.',
    more: 'Placenta bas\u00a0: allez à l’hôpital tout de suite.',
    sources: ['inspq-signs', 'ciusss-hospital'],
  },
};

/** What the link of a sign says. */
export const signLinks: Partial<Record<PregnancySignId, string>> = {
  'must-not-wait': 'Qui ne doit pas attendre',
  'less-movement': 'Les mouvements de votre bébé',
  'less-from-24': 'Les mouvements de votre bébé',
};
