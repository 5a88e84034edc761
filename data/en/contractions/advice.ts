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
import type { SignTopic } from '@/data/sign-topics';
import { callToday } from '@/words/after-due-date';

const callMinutes = CALL_NOW_INTERVAL_SECONDS / 60;
const longMinutes = LONG_CONTRACTION_SECONDS / 60;
const warningMinutes = WARNING_INTERVAL_SECONDS / 60;

const pretermClose = `${PRETERM.intervalSeconds / 60} minutes apart or less, or ${PRETERM.startsInWindow} in an hour`;

/** What to do, as an order that stands by itself. */
interface Orders {
  call: string;
  'call-now': string;
  'call-or-go': string;
  go: string;
  'call-unit': string;
}

const hospitalOrders: Orders = {
  call: 'Call your provider or the hospital.',
  'call-now': 'Call your provider or the hospital now.',
  'call-or-go': 'Call your provider or go to the hospital now.',
  go: 'Go to the hospital now, and call on the way.',
  'call-unit': 'Call the labour and delivery unit now, and ask how to come.',
};
const healthCentreOrders: Orders = {
  call: 'Call your health centre or nursing station.',
  'call-now': 'Call your health centre or nursing station now.',
  'call-or-go': 'Call or go to your health centre or nursing station now.',
  go: 'Go to your health centre or nursing station now, and call ahead. They decide about a medevac.',
  'call-unit': 'Call your health centre or nursing station now, and ask how to come.',
};

/** The orders alone, by where this visitor goes. */
export const orders: Record<AdvicePlace, Orders> = {
  hospital: hospitalOrders,
  'health-centre': healthCentreOrders,
  nunavut: healthCentreOrders,
};

/** An order behind a colon. */
const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

interface Place {
  orders: Orders;
  /** As in 'go to the hospital now'. */
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

const places: Record<AdvicePlace, Place> = {
  hospital: {
    orders: hospitalOrders,
    place: 'the hospital',
    provider: 'your provider',
    unit: 'the labour and delivery unit',
    emergency: 'call 911',
    flight: 'The hospital is a flight away',
  },
  'health-centre': {
    orders: healthCentreOrders,
    place: 'your health centre or nursing station',
    provider: 'your health centre or nursing station',
    unit: 'your health centre or nursing station',
    emergency: 'call 911',
    flight: 'The hospital is a flight away',
  },
  nunavut: {
    orders: healthCentreOrders,
    place: 'your health centre or nursing station',
    provider: 'your health centre or nursing station',
    unit: 'your health centre or nursing station',
    emergency: 'call the emergency number of your health centre, or send someone there',
    flight: 'In Nunavut',
  },
};

const fiveOneOneIsMet = 'Contractions are 5 minutes apart or less and lasting 1 minute or more.';

/** When to go there before 37 weeks, whatever the contractions are. */
const goNowFor = 'for pain, pressure, fluid or blood';

const farAtTen = `Far away (over ${LONG_WAY_MINUTES} minutes): leave at ${warningMinutes} minutes apart or less.`;
const farUnknown = `${farAtTen} Over an hour away, or by plane: call at the first contraction.`;

const ifPretermOf = (place: string) => `Are you less than ${TERM_WEEKS} weeks? Call now, or go to ${place}.`;

/**
 * What the advice box says to visitors who go to one place. Four texts are specified letter for letter: the first two and
 * those on early labour.
 */
const getTexts = ({ orders, place, provider, unit, emergency, flight }: Place) => ({
  'no-pattern': 'Continue timing until you have a clear pattern',
  // 5-1-1 names its own figures. Who flies to the hospital does not head there.
  'five-one-one': orders === hospitalOrders ? `${fiveOneOneIsMet} Consider heading to the hospital.` : fiveOneOneIsMet,
  'early-warning': 'Early labor may be starting. Continue timing and prepare your hospital bag.',
  'early-signs': 'Early labor signs. Stay hydrated and comfortable. Continue timing.',
  unsure: `Call ${provider} if you are unsure. If one of the lists under 'Who must not wait' below fits you, do what it says. You do not have to wait for a pattern.`,

  'age-unknown': `Are you less than ${TERM_WEEKS} weeks? Call now, or go to ${place}, as soon as you have contractions, tightening or cramps. Go now ${goNowFor}, or if your baby moves less.`,
  'if-preterm': `${ifPretermOf(place)} Go now ${goNowFor}, or if your baby moves less.`,
  'if-preterm-go': `Are you less than ${TERM_WEEKS} weeks? ${orders.go}`,

  preterm: `Before ${TERM_WEEKS} weeks, call, or go to ${place}, now for cramps. Call now for two contractions or tightenings within an hour. Go now if they come ${pretermClose}. Go now, too, ${goNowFor}, or if your baby moves less.`,
  'preterm-same-day': `You are under ${TERM_WEEKS} weeks and have contractions: call ${provider} today, even if they are mild.`,
  'preterm-call': `You are under ${TERM_WEEKS} weeks and have contractions, even if they are far apart or mild: ${lower(orders['call-now'])}`,
  'preterm-signs': `Go to ${place} now ${goNowFor}, or if your baby moves less.`,
  'preterm-go': `Contractions before ${TERM_WEEKS} weeks can be preterm labour: ${lower(orders.go)}`,
  'before-20': `Before ${LABOUR_WORD_WEEKS} weeks, call, or go to ${place}, now for cramps. Call now for two contractions or tightenings within an hour. Go now if they come ${pretermClose}. Go now, too, ${goNowFor}.`,
  'before-20-call': `You are under ${LABOUR_WORD_WEEKS} weeks and have contractions, even if they are far apart or mild: ${lower(orders['call-or-go'])}`,
  'before-20-signs': `Go to ${place} now ${goNowFor}.`,
  'before-20-go': `You are under ${LABOUR_WORD_WEEKS} weeks and have contractions: ${lower(orders.go)}`,

  'list-go-at-first': `You are on the first list: go to ${place} as soon as contractions start, and call on the way.`,
  'list-go': `You are on the first list: ${lower(orders.go)}`,
  'list-call-at-first': 'You are on the second list: call as soon as contractions start.',
  'list-call': `You are on the second list: ${lower(orders['call-now'])}`,
  'past-41': `You are ${LATE_TERM_WEEKS} weeks or more: call as soon as contractions start.`,
  'past-41-call': `You are ${LATE_TERM_WEEKS} weeks or more: ${lower(orders['call-now'])}`,
  'past-42': callToday,

  'far-at-first': 'The hospital is over an hour away: call at the first contraction, and ask when to leave.',
  'far-call': `The hospital is over an hour away: ${lower(orders['call-now']).slice(0, -1)}, and ask when to leave.`,
  'far-close': `The hospital is over an hour away, and birth may be close: call ${unit} now. If no one answers at once, ${emergency}. Ask: drive, meet an ambulance, or go to the nearest hospital? Do not drive yourself. If you feel you must push: ${emergency}, and stay where you are.`,
  'plane-at-first': `${flight}: call your health centre or nursing station at the first contraction. They decide about the flight. Go there at ${warningMinutes} minutes apart or less.`,
  'plane-call': `${flight}: call your health centre or nursing station now. They decide about the flight. Go there at ${warningMinutes} minutes apart or less.`,
  'far-go': orders === hospitalOrders ? 'You live far from the hospital: leave now, and call on the way.' : orders.go,
  'later-go': `You have given birth before: ${lower(orders.go)}`,
  'later-call': `You have given birth before, and labour can be fast: call now. Go to ${place} as soon as contractions are ${callMinutes} minutes apart or less.`,
  'five-minutes': `Contractions are ${callMinutes} minutes apart or less. ${orders['call-now'].slice(0, -1)}, even if they last less than a minute.`,
  'call-now': orders['call-now'],
  'hour-complete': `You have had an hour of 5-1-1: ${lower(orders['call-or-go'])}`,
  close: `Contractions are about ${callMinutes} minutes apart. ${orders.call.slice(0, -1)}: you do not have to wait for a pattern.`,
  'close-before': `${orders.call.slice(0, -1)}: you do not have to wait for a pattern.`,
  'far-at-ten': farAtTen,
  'far-unknown': farUnknown,
  'later-at-five': `Given birth before: go to ${place} at ${callMinutes} minutes apart or less.`,
  'far-or-later': `${farUnknown} Given birth before, and under ${LONG_WAY_MINUTES} minutes away: go to ${place} at ${callMinutes} minutes apart or less.`,
});

/** What the advice box says, by where this visitor goes. */
export const adviceTexts = {
  hospital: getTexts(places.hospital),
  'health-centre': getTexts(places['health-centre']),
  nunavut: getTexts(places.nunavut),
};

/** Text that holds at 37 weeks or more, where other lines say what holds before. */
export const atTermOnly = (text: string) => `${TERM_WEEKS} weeks or more? ${text}`;

export const signs = {
  'too-close': `Contractions started less than ${TOO_CLOSE.intervalSeconds / 60} minutes apart for ${TOO_CLOSE.spanMs / 60_000} minutes:`,
  long: `A contraction lasted more than ${longMinutes} minutes:`,
  'running-long': `This contraction has lasted more than ${longMinutes} minutes:`,
};

/** A sign with its order. */
export const signAdvice = ({ sign, order }: { sign: string; order: string }) => `${sign} ${lower(order)}`;

/** Goes with 'too-close'. */
export const ifTooLate: Record<AdvicePlace, string> = {
  hospital: getIfTooLate(places.hospital),
  'health-centre': getIfTooLate(places['health-centre']),
  nunavut: getIfTooLate(places.nunavut),
};

function getIfTooLate({ emergency }: Place): string {
  return `If you feel you must push or may not get there in time: ${emergency}.`;
}

/** While the age is not known, in the message that comes and goes: what both ages have to do. */
export const closeAtAnyAge: Record<AdvicePlace, string> = {
  hospital: getCloseAtAnyAge(places.hospital),
  'health-centre': getCloseAtAnyAge(places['health-centre']),
  nunavut: getCloseAtAnyAge(places.nunavut),
};

function getCloseAtAnyAge({ orders }: Place): string {
  return `${orders['call-now']} Are you less than ${TERM_WEEKS} weeks? ${orders.go}`;
}

/** Once no contraction has come for a while. `gap` as it is read, such as '5 minutes'; none after a single one. */
export const lastOnes = ({ time, gap }: { time: string; gap: string | undefined }) =>
  gap ? `Your last contractions, at ${time}, were ${gap} apart.` : `Your last contraction was at ${time}.`;
/** The same on another day. */
export const lastOnesOfDay = ({ day, time, gap }: { day: string; time: string; gap: string | undefined }) =>
  gap
    ? `Your last contractions, on ${day} at ${time}, were ${gap} apart.`
    : `Your last contraction was on ${day} at ${time}.`;
/** Behind it, by what the order below it is. */
export const noneSince = { call: 'None since? Call anyway and say so.', go: 'None since? Go anyway, and say so.' };
/** Whole minutes between contractions, in that line. */
export const minutes = (count: string) => `${count} minutes`;

/** Beside each order to call. */
export const midwifeFirst = 'Birth planned at home or in a birth centre? Page your midwife first.';

/** What is no contraction: each shows what the list of the visitor's week says. */
export const waysOut = {
  label: 'Something else?',
  water: 'My water broke',
  bleeding: 'I am bleeding',
  movement: 'Baby moves less',
};
/** Before 37 weeks, what goes before all but an emergency. About movements from 20 weeks on. */
export const withContractions: Record<SignTopic, string> = {
  water: 'You have contractions, and your water breaks: go to the hospital now.',
  bleeding: 'You have contractions, and you bleed at all: go to the hospital now.',
  movement: 'You have contractions, and your baby moves less: go to the hospital now.',
};
/** Where the week is not known, and the order is that of later weeks. */
export const earlyToEmergency = 'Before 20 weeks: to emergency.';
/** Where that week is not known, below the most urgent order of any week. */
export const weekUnknown = 'We do not know your week, so this says what to do in the most urgent one.';
export const aboutMovements = "More about your baby's movements";

export const fiveOneOneReminder = 'The 5-1-1 rule: contractions every 5 minutes, lasting 1 minute, for 1 hour.';

/** Unless the advice says to go now. */
export const fiveOneOneWithLimits = `${fiveOneOneReminder} With a long drive, leave earlier. 5-1-1 is a rule of thumb, and providers differ. Follow what yours told you, and call at any time if you are worried.`;
