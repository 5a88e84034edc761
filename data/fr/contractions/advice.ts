import {
  CALL_NOW_INTERVAL_SECONDS,
  LONG_CONTRACTION_SECONDS,
  LONG_WAY_MINUTES,
  TERM_WEEKS,
  TOO_CLOSE,
  WARNING_INTERVAL_SECONDS,
} from '@/data/labour-rules';
import type { Words } from '@/data/words';

type English = typeof import('@/data/en/contractions/advice');

const callMinutes = CALL_NOW_INTERVAL_SECONDS / 60;
const longMinutes = LONG_CONTRACTION_SECONDS / 60;
const warningMinutes = WARNING_INTERVAL_SECONDS / 60;

const farAtTen = `Si l’hôpital est loin (plus de ${LONG_WAY_MINUTES} minutes), partez quand les contractions viennent toutes les ${warningMinutes} minutes ou moins.`;
const laterAtFive = `Si vous avez déjà accouché, allez à l’hôpital quand elles viennent toutes les ${callMinutes} minutes ou moins.`;

/** What the advice box says. */
export const adviceTexts: Words<English['adviceTexts']> = {
  'no-pattern': 'Continuez de chronométrer jusqu’à ce que le rythme soit clair',
  // 5-1-1 names its own figures.
  'five-one-one':
    'Les contractions viennent toutes les 5 minutes ou moins et durent 1 minute ou plus. Il est temps d’appeler ou de partir pour l’hôpital.',
  'early-warning': 'C’est peut-être le début du travail. Continuez de chronométrer et faites votre valise.',
  'early-signs': 'Signes d’un début de travail. Buvez de l’eau et mettez-vous à l’aise. Continuez de chronométrer.',
  unsure:
    'Vous hésitez, ou vous êtes dans la liste « Qui ne doit pas attendre » plus bas? Appelez votre médecin ou votre sage-femme. Vous n’avez pas à attendre un rythme clair.',
  'preterm-alert': `Avant ${TERM_WEEKS} semaines, des contractions peuvent être un travail prématuré. Appelez votre médecin ou votre sage-femme, ou allez à l’hôpital, tout de suite.`,
  'preterm-go': `Avant ${TERM_WEEKS} semaines, des contractions peuvent être un travail prématuré. Allez à l’hôpital tout de suite, et appelez en route.`,
  'if-preterm': `Vous êtes à moins de ${TERM_WEEKS} semaines? Appelez ou allez à l’hôpital tout de suite.`,
  preterm: `Avant ${TERM_WEEKS} semaines, appelez ou allez à l’hôpital tout de suite si votre ventre durcit à un rythme régulier, ou pour des crampes ou une pression. Allez à l’hôpital tout de suite pour un saignement rouge vif, une perte de liquide ou une douleur qui ne lâche pas.`,
  'far-go': 'Vous habitez loin de l’hôpital. Partez tout de suite, et appelez en route.',
  'later-go': 'Vous avez déjà accouché. Allez à l’hôpital tout de suite, et appelez en route.',
  'later-call': `Vous avez déjà accouché, et l’accouchement peut aller vite. Appelez tout de suite. Allez à l’hôpital dès que les contractions viennent toutes les ${callMinutes} minutes ou moins.`,
  'five-minutes': `Les contractions viennent toutes les ${callMinutes} minutes ou moins. Appelez tout de suite votre médecin, votre sage-femme ou l’hôpital, même si elles durent moins d’une minute.`,
  'call-now': 'Appelez tout de suite votre médecin, votre sage-femme ou l’hôpital.',
  'hour-complete':
    'Cela fait une heure que vos contractions suivent la règle 5-1-1. Appelez votre médecin ou votre sage-femme, ou allez à l’hôpital, tout de suite.',
  close: `Les contractions viennent toutes les ${callMinutes} minutes environ. Appelez votre médecin, votre sage-femme ou l’hôpital. Vous n’avez pas à attendre un rythme clair.`,
  'far-at-ten': farAtTen,
  'later-at-five': `Si vous avez déjà accouché, allez à l’hôpital quand les contractions viennent toutes les ${callMinutes} minutes ou moins.`,
  'far-or-later': `${farAtTen} ${laterAtFive}`,
};

/** Text that holds at 37 weeks or more, where other lines say what holds before. */
export const atTermOnly = (text: string) => `Vous êtes à ${TERM_WEEKS} semaines ou plus? ${text}`;

const signs = {
  'too-close': `Depuis ${TOO_CLOSE.spanMs / 60_000} minutes, les contractions commencent à moins de ${TOO_CLOSE.intervalSeconds / 60} minutes l’une de l’autre :`,
  long: `Une contraction a duré plus de ${longMinutes} minutes :`,
  'running-long': `Cette contraction dure depuis plus de ${longMinutes} minutes :`,
};
const orders = {
  'call-now': 'appelez tout de suite votre médecin, votre sage-femme ou l’hôpital.',
  'call-or-go': 'appelez votre médecin ou votre sage-femme, ou allez à l’hôpital, tout de suite.',
  go: 'allez à l’hôpital tout de suite, et appelez en route.',
};

/** A sign with the order that it gives to this visitor. */
export const signAdvice = (sign: keyof typeof signs, order: keyof typeof orders) =>
  sign === 'too-close'
    ? `${signs[sign]} ${orders[order]} Appelez le 911 si vous sentez que vous devez pousser, ou si vous risquez de ne pas arriver à temps.`
    : `${signs[sign]} ${orders[order]}`;

export const fiveOneOneReminder: Words<English['fiveOneOneReminder']> =
  'La règle 5-1-1 : des contractions toutes les 5 minutes, qui durent 1 minute, pendant 1 heure.';

/** Unless the advice says to go now. */
export const fiveOneOneWithLimits: Words<English['fiveOneOneWithLimits']> =
  `${fiveOneOneReminder} Si la route est longue, partez plus tôt. La règle 5-1-1 est un repère, et chaque équipe a le sien. Suivez celui qu’on vous a donné, et appelez à tout moment si quelque chose vous inquiète.`;
