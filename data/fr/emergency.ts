import type { Statement } from '@/data/statement';

/** Whom to call at once, for every list of when to call before 20 weeks. */
export const emergencySigns: Statement = {
  text: 'Appelez le 911 si vous saignez très abondamment, perdez connaissance ou crachez du sang en toussant. Appelez le 911 pour des convulsions, une douleur à la poitrine, ou si vous avez tout à coup du mal à respirer. Appelez le 911 pour un visage qui s’affaisse, un bras faible ou du mal à parler.',
  sources: ['after-birth-signs', 'inspq-signs', 'stroke-alberta', 'stroke-prairie'],
};

/** The same from 20 weeks on, when a cord can slip out or a baby can come. */
export const emergencySignsFromTwentyWeeks: Statement = {
  text: 'Appelez le 911 si vous saignez très abondamment, perdez connaissance ou crachez du sang en toussant. Appelez le 911 pour des convulsions, une douleur à la poitrine, ou si vous avez tout à coup du mal à respirer. Appelez le 911 pour un visage qui s’affaisse, un bras faible ou du mal à parler. Appelez le 911 pour une douleur au ventre subite et très forte, qui n’est pas une contraction. Appelez le 911 aussi si vous voyez ou sentez un cordon dans votre vagin, ou si le bébé arrive maintenant.',
  sources: [
    'alberta-after-20',
    'after-birth-signs',
    'inspq-signs',
    'stroke-alberta',
    'stroke-prairie',
    'westcoast-midwives',
  ],
};

/** From 20 weeks on. */
export const urgeToPush: Statement = {
  text: 'Si vous sentez que vous devez pousser, ou si le bébé arrive, appelez le 911 tout de suite.',
  sources: ['mv-midwives', 'westcoast-midwives'],
};

/** What 'very heavily' means, wherever a line of this file is shown. The lowest of the limits that our sources name. */
export const veryHeavyBleeding: Statement = {
  text: 'Vous saignez très abondamment si vous imbibez une serviette hygiénique en une heure ou moins. C’est vrai aussi si vous perdez de gros caillots, ou si du sang coule le long de vos jambes.',
  sources: ['after-birth-signs', 'sunnybrook-ectopic', 'inspq-signs'],
};

/** From 20 weeks on. */
export const cordAdvice: Statement = {
  text: 'Si vous voyez ou sentez le cordon : appelez le 911. Ensuite, mettez-vous à genoux, la poitrine au sol et les fesses en l’air, jusqu’à l’arrivée des secours. Ne repoussez pas le cordon à l’intérieur, et touchez-le le moins possible.',
  sources: ['westcoast-midwives'],
};

/** For every list. Does not say which entrance of the hospital: that differs by week and hospital. */
export const providerUnreachable: Statement = {
  text: 'La liste dit « Appelez tout de suite », et personne n’a répondu au bout de 15 minutes? Allez à l’hôpital ou à votre poste de soins infirmiers. Le personnel vous enverra à l’unité des naissances ou à l’urgence.',
  sources: ['sudbury-midwives', 'sogc-325'],
};

/** The same for the timer, without the 15 minutes: labour may not allow them. */
export const providerUnreachableInLabour: Statement = {
  text: 'Si personne ne répond aussitôt, allez à l’hôpital ou à votre poste de soins infirmiers tout de suite. Le personnel vous enverra à l’unité des naissances ou à l’urgence.',
  sources: ['sudbury-midwives', 'sogc-325'],
};

/** For every list of when to call. */
export const mentalHealthCrisis: Statement = {
  text: 'Si vous pensez à vous faire du mal, ou à faire du mal à votre bébé, appelez ou textez le 9-8-8, jour et nuit. En danger maintenant : appelez le 911.',
  sources: ['cmha-988', 'after-birth-signs'],
};

/** Quebec's own lines, beside 9-8-8, whose calls are passed on to them there. */
export const crisisInQuebec: Statement = {
  text: 'Des idées de faire du mal, au Québec aussi\u00a0: appelez le 1\u2011866\u2011APPELLE (1\u2011866\u2011277\u20113553) ou textez au 535353, jour et nuit. Pour parler à une travailleuse sociale ou à un travailleur social : Info\u2011Social, au 811.',
  sources: ['suicide-line-quebec', 'quebec-988'],
};

/** After the birth. Wherever it stands, `postpartumPsychosis` follows: these thoughts can also be its first sign. */
export const moodAfterBirth: Statement = {
  text: 'Une baisse de moral, la panique ou des pensées qui font peur sont fréquentes après l’accouchement, chez l’autre parent aussi. Cela se soigne. Appelez votre médecin, votre sage-femme ou votre ligne santé le jour où vous les remarquez.',
  sources: ['mood-hamilton'],
};

/** In words for the family, as who is ill may not see it. */
export const postpartumPsychosis: Statement = {
  text: 'Pour les proches aussi : un nouveau parent est confus, plein d’énergie sans dormir, ou entend ou voit ce qui n’est pas là? Ou croit que quelqu’un fera du mal au bébé? Appelez le 911 ou allez à l’urgence tout de suite. Ne laissez pas cette personne seule avec le bébé.',
  sources: ['psychosis-toronto', 'mood-hamilton'],
};
