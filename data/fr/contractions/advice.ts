import {
  type AdvicePlace,
  CALL_NOW_INTERVAL_SECONDS,
  LABOUR_WORD_WEEKS,
  LATE_TERM_WEEKS,
  LONG_CONTRACTION_SECONDS,
  LONG_WAY_MINUTES,
  PRETERM,
  TERM_WEEKS,
  TOO_CLOSE,
  WARNING_INTERVAL_SECONDS,
} from '@/data/labour-rules';
import type { Words } from '@/data/words';
import { callToday } from '@/words/after-due-date';

type English = typeof import('@/data/en/contractions/advice');

const callMinutes = CALL_NOW_INTERVAL_SECONDS / 60;
const longMinutes = LONG_CONTRACTION_SECONDS / 60;
const warningMinutes = WARNING_INTERVAL_SECONDS / 60;

const pretermClose = `toutes les ${PRETERM.intervalSeconds / 60} minutes ou moins, ou ${PRETERM.startsInWindow} en une heure`;

/** What to do, as an order that stands by itself. */
interface Orders {
  call: string;
  'call-now': string;
  'call-or-go': string;
  go: string;
  'call-unit': string;
}

const hospitalOrders: Orders = {
  call: 'Appelez votre médecin, votre sage-femme ou l’hôpital.',
  'call-now': 'Appelez tout de suite votre médecin, votre sage-femme ou l’hôpital.',
  'call-or-go': 'Appelez votre médecin ou votre sage-femme, ou allez à l’hôpital, tout de suite.',
  go: 'Allez à l’hôpital tout de suite, et appelez en route.',
  'call-unit': 'Appelez tout de suite l’unité des naissances, et demandez comment venir.',
};
const healthCentreOrders: Orders = {
  call: 'Appelez votre centre de santé ou votre poste de soins infirmiers.',
  'call-now': 'Appelez tout de suite votre centre de santé ou votre poste de soins infirmiers.',
  'call-or-go': 'Appelez tout de suite votre centre de santé ou votre poste de soins infirmiers, ou allez-y.',
  go: 'Allez tout de suite à votre centre de santé ou à votre poste de soins infirmiers, et appelez avant. On y décide si vous partez en avion.',
  'call-unit':
    'Appelez tout de suite votre centre de santé ou votre poste de soins infirmiers, et demandez comment venir.',
};

/** The orders alone, by where this visitor goes. */
export const orders: Record<AdvicePlace, Orders> = {
  hospital: hospitalOrders,
  'health-centre': healthCentreOrders,
  nunavut: healthCentreOrders,
};

/** An order behind a colon. */
const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** An order at the beginning of a sentence. */
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

interface Place {
  orders: Orders;
  /** As in 'allez à l’hôpital tout de suite'. */
  place: string;
  /** Who answers questions. */
  provider: string;
  /** Whom to call when birth is close. */
  unit: string;
  /** What to do where nobody answers, or the baby comes. */
  emergency: string;
  /** Why to call so early; not how far the hospital is, where nobody has said it. */
  flight: string;
}

const healthCentre = {
  orders: healthCentreOrders,
  place: 'à votre centre de santé ou à votre poste de soins infirmiers',
  provider: 'votre centre de santé ou votre poste de soins infirmiers',
  unit: 'votre centre de santé ou votre poste de soins infirmiers',
};
const places: Record<AdvicePlace, Place> = {
  hospital: {
    orders: hospitalOrders,
    place: 'à l’hôpital',
    provider: 'votre médecin ou votre sage-femme',
    unit: 'l’unité des naissances',
    emergency: 'appelez le 911',
    flight: 'Pour l’hôpital, il faut prendre l’avion.',
  },
  'health-centre': {
    ...healthCentre,
    emergency: 'appelez le 911',
    flight: 'Pour l’hôpital, il faut prendre l’avion.',
  },
  nunavut: {
    ...healthCentre,
    emergency: 'appelez le numéro d’urgence de votre centre de santé, ou envoyez-y quelqu’un',
    flight: 'Vous êtes au Nunavut.',
  },
};

const fiveOneOneIsMet = 'Les contractions viennent toutes les 5 minutes ou moins et durent 1 minute ou plus.';

/** When to go there before 37 weeks, whatever the contractions are. */
const goNowFor = 'pour une douleur, une pression, une perte de liquide ou de sang';

const farAtTen = `Si l’hôpital est loin (plus de ${LONG_WAY_MINUTES} minutes), partez quand les contractions viennent toutes les ${warningMinutes} minutes ou moins.`;
const farUnknown = `${farAtTen} S’il est à plus d’une heure, ou s’il faut prendre l’avion, appelez dès la première contraction.`;

const ifPretermOf = (place: string) => `Moins de ${TERM_WEEKS} semaines? Appelez tout de suite, ou allez ${place}.`;

/** What the advice box says to visitors who go to one place. */
const getTexts = ({ orders, place, provider, unit, emergency, flight }: Place) => ({
  'no-pattern': 'Continuez de chronométrer jusqu’à ce que le rythme soit clair',
  // 5-1-1 names its own figures. Who flies to the hospital does not head there.
  'five-one-one': orders === hospitalOrders ? `${fiveOneOneIsMet} Pensez à partir pour l’hôpital.` : fiveOneOneIsMet,
  'early-warning': 'C’est peut-être le début du travail. Continuez de chronométrer et faites votre valise.',
  'early-signs': 'Signes d’un début de travail. Buvez de l’eau et mettez-vous à l’aise. Continuez de chronométrer.',
  unsure: `Vous hésitez? Appelez ${provider}. Vous êtes dans une des listes « Qui ne doit pas attendre » plus bas? Faites ce qu’elle dit. Vous n’avez pas à attendre un rythme clair.`,

  'age-unknown': `Moins de ${TERM_WEEKS} semaines? Appelez tout de suite, ou allez ${place}, dès que vous avez des contractions, des crampes ou le ventre qui durcit. Allez-y tout de suite ${goNowFor}, ou si votre bébé bouge moins.`,
  'if-preterm': `${ifPretermOf(place)} Allez-y tout de suite ${goNowFor}, ou si votre bébé bouge moins.`,
  'if-preterm-go': `Moins de ${TERM_WEEKS} semaines? ${orders.go}`,

  preterm: `Avant ${TERM_WEEKS} semaines, appelez, ou allez ${place}, tout de suite pour des crampes. Appelez tout de suite si vous avez deux contractions ou si votre ventre durcit deux fois en une heure. Allez-y tout de suite si les contractions viennent ${pretermClose}. Allez-y tout de suite aussi ${goNowFor}, ou si votre bébé bouge moins.`,
  'preterm-same-day': `Vous êtes à moins de ${TERM_WEEKS} semaines et vous avez des contractions. Appelez aujourd’hui ${provider}, même si elles sont légères.`,
  'preterm-call': `Vous êtes à moins de ${TERM_WEEKS} semaines et vous avez des contractions, même espacées ou légères. ${orders['call-now']}`,
  'preterm-signs': `Allez ${place} tout de suite ${goNowFor}, ou si votre bébé bouge moins.`,
  'preterm-go': `Avant ${TERM_WEEKS} semaines, des contractions peuvent être un travail prématuré. ${orders.go}`,
  'before-20': `Avant ${LABOUR_WORD_WEEKS} semaines, appelez, ou allez ${place}, tout de suite pour des crampes. Appelez tout de suite si vous avez deux contractions ou si votre ventre durcit deux fois en une heure. Allez-y tout de suite si les contractions viennent ${pretermClose}. Allez-y tout de suite aussi ${goNowFor}.`,
  'before-20-call': `Vous êtes à moins de ${LABOUR_WORD_WEEKS} semaines et vous avez des contractions, même espacées ou légères. ${orders['call-or-go']}`,
  'before-20-signs': `Allez ${place} tout de suite ${goNowFor}.`,
  'before-20-go': `Vous êtes à moins de ${LABOUR_WORD_WEEKS} semaines et vous avez des contractions. ${orders.go}`,

  'list-go-at-first': `Vous êtes dans la première liste. Allez ${place} dès que les contractions commencent, et appelez en route.`,
  'list-go': `Vous êtes dans la première liste. ${orders.go}`,
  'list-call-at-first': 'Vous êtes dans la deuxième liste. Appelez dès que les contractions commencent.',
  'list-call': `Vous êtes dans la deuxième liste. ${orders['call-now']}`,
  'past-41': `Vous êtes à ${LATE_TERM_WEEKS} semaines ou plus. Appelez dès que les contractions commencent.`,
  'past-41-call': `Vous êtes à ${LATE_TERM_WEEKS} semaines ou plus. ${orders['call-now']}`,
  'past-42': callToday,

  'far-at-first': 'L’hôpital est à plus d’une heure. Appelez dès la première contraction, et demandez quand partir.',
  'far-call': `L’hôpital est à plus d’une heure. ${orders['call-now'].slice(0, -1)}, et demandez quand partir.`,
  'far-close': `L’hôpital est à plus d’une heure, et le bébé arrive peut-être. Appelez tout de suite ${unit}. Pas de réponse aussitôt? ${upper(emergency)}. Demandez : auto, ambulance à rejoindre, ou hôpital le plus proche? Ne conduisez pas vous-même. Envie de pousser? ${upper(emergency)}, et restez où vous êtes.`,
  'plane-at-first': `${flight} Appelez votre centre de santé ou votre poste de soins infirmiers dès la première contraction. On y décide du vol. Allez-y quand les contractions viennent toutes les ${warningMinutes} minutes ou moins.`,
  'plane-call': `${flight} Appelez tout de suite votre centre de santé ou votre poste de soins infirmiers. On y décide du vol. Allez-y quand les contractions viennent toutes les ${warningMinutes} minutes ou moins.`,
  'far-go':
    orders === hospitalOrders
      ? 'Vous habitez loin de l’hôpital. Partez tout de suite, et appelez en route.'
      : orders.go,
  'later-go': `Vous avez déjà accouché. ${orders.go}`,
  'later-call': `Vous avez déjà accouché, et l’accouchement peut aller vite. Appelez tout de suite. Allez ${place} dès que les contractions viennent toutes les ${callMinutes} minutes ou moins.`,
  'five-minutes': `Contractions toutes les ${callMinutes} minutes ou moins : ${lower(orders['call-now']).slice(0, -1)}, même si elles durent moins d’une minute.`,
  'call-now': orders['call-now'],
  'hour-complete': `Cela fait une heure que vos contractions suivent la règle 5-1-1. ${orders['call-or-go']}`,
  close: `Les contractions viennent toutes les ${callMinutes} minutes environ. ${orders.call} Vous n’avez pas à attendre un rythme clair.`,
  'close-before': `${orders.call} Vous n’avez pas à attendre un rythme clair.`,
  'far-at-ten': farAtTen,
  'far-unknown': farUnknown,
  'later-at-five': `Si vous avez déjà accouché, allez ${place} quand les contractions viennent toutes les ${callMinutes} minutes ou moins.`,
  'far-or-later': `${farUnknown} Si vous avez déjà accouché et qu’il est à moins de ${LONG_WAY_MINUTES} minutes, allez ${place} quand elles viennent toutes les ${callMinutes} minutes ou moins.`,
});

/** What the advice box says, by where this visitor goes. */
export const adviceTexts: Words<English['adviceTexts']> = {
  hospital: getTexts(places.hospital),
  'health-centre': getTexts(places['health-centre']),
  nunavut: getTexts(places.nunavut),
};

/** Text that holds at 37 weeks or more, where other lines say what holds before. */
export const atTermOnly = (text: string) => `${TERM_WEEKS} semaines ou plus? ${text}`;

export const signs: Words<English['signs']> = {
  'too-close': `Pendant ${TOO_CLOSE.spanMs / 60_000} minutes, les contractions ont commencé à moins de ${TOO_CLOSE.intervalSeconds / 60} minutes l’une de l’autre :`,
  long: `Une contraction a duré plus de ${longMinutes} minutes :`,
  'running-long': `Cette contraction dure depuis plus de ${longMinutes} minutes :`,
};

/** A sign with its order. */
export const signAdvice: Words<English['signAdvice']> = ({ sign, order }) => `${sign} ${lower(order)}`;

/** Goes with 'too-close'. */
export const ifTooLate: Words<English['ifTooLate']> = {
  hospital: getIfTooLate(places.hospital),
  'health-centre': getIfTooLate(places['health-centre']),
  nunavut: getIfTooLate(places.nunavut),
};

function getIfTooLate({ emergency }: Place): string {
  return `Si vous sentez que vous devez pousser, ou si vous risquez de ne pas arriver à temps, ${emergency}.`;
}

/** While the age is not known, in the message that comes and goes: what both ages have to do. */
export const closeAtAnyAge: Words<English['closeAtAnyAge']> = {
  hospital: getCloseAtAnyAge(places.hospital),
  'health-centre': getCloseAtAnyAge(places['health-centre']),
  nunavut: getCloseAtAnyAge(places.nunavut),
};

function getCloseAtAnyAge({ orders }: Place): string {
  return `${orders['call-now']} Vous êtes à moins de ${TERM_WEEKS} semaines? ${orders.go}`;
}

/** Once no contraction has come for a while. `gap` as it is read, such as '5 minutes'; none after a single one. */
export const lastOnes: Words<English['lastOnes']> = ({ time, gap }) =>
  gap
    ? `Vos dernières contractions, à ${time}, avaient ${gap} d’écart.`
    : `Votre dernière contraction était à ${time}.`;
/** The same on another day. */
export const lastOnesOfDay: Words<English['lastOnesOfDay']> = ({ day, time, gap }) =>
  gap
    ? `Vos dernières contractions, le ${day} à ${time}, avaient ${gap} d’écart.`
    : `Votre dernière contraction était le ${day} à ${time}.`;
/** Behind it, by what the order below it is. */
export const noneSince: Words<English['noneSince']> = {
  call: 'Aucune depuis? Appelez quand même et dites-le.',
  go: 'Aucune depuis? Allez-y quand même et dites-le.',
};
/** Whole minutes between contractions, in that line. */
export const minutes = (count: string) => `${count} minutes`;

/** Beside each order to call. */
export const midwifeFirst: Words<English['midwifeFirst']> =
  'Accouchement prévu à la maison ou en maison de naissance? Appelez d’abord votre sage-femme.';

/** What is no contraction: each shows what the list of the visitor's week says. */
export const waysOut: Words<English['waysOut']> = {
  label: 'Autre chose?',
  water: 'J’ai perdu mes eaux',
  bleeding: 'Je saigne',
  movement: 'Bébé bouge moins',
};
/** Before 37 weeks, what goes before all but an emergency. */
export const withContractions: English['withContractions'] = {
  water: 'Vous avez des contractions, et vous perdez vos eaux\u00a0: allez à l’hôpital tout de suite.',
  bleeding: 'Vous avez des contractions, et vous saignez, même un peu\u00a0: allez à l’hôpital tout de suite.',
  movement: 'Vous avez des contractions, et votre bébé bouge moins\u00a0: allez à l’hôpital tout de suite.',
};
export const earlyToEmergency: Words<English['earlyToEmergency']> = 'Avant 20\u00a0semaines\u00a0: à l’urgence.';
/** Where that week is not known, below the most urgent order of any week. */
export const weekUnknown: Words<English['weekUnknown']> =
  'Nous ne connaissons pas votre semaine. Voici donc la consigne la plus urgente de toutes les semaines.';
export const aboutMovements: Words<English['aboutMovements']> = 'En savoir plus sur les mouvements de votre bébé';

export const fiveOneOneReminder: Words<English['fiveOneOneReminder']> =
  'La règle 5-1-1 : des contractions toutes les 5 minutes, qui durent 1 minute, pendant 1 heure.';

/** Unless the advice says to go now. */
export const fiveOneOneWithLimits: Words<English['fiveOneOneWithLimits']> =
  `${fiveOneOneReminder} Si la route est longue, partez plus tôt. La règle 5-1-1 est un repère, et chaque équipe a le sien. Suivez celui qu’on vous a donné, et appelez à tout moment si quelque chose vous inquiète.`;
