import {
  CALL_NOW_INTERVAL_SECONDS,
  LONG_CONTRACTION_SECONDS,
  LONG_WAY_MINUTES,
  TERM_WEEKS,
  TOO_CLOSE,
  WARNING_INTERVAL_SECONDS,
} from '@/data/labour-rules';

const callMinutes = CALL_NOW_INTERVAL_SECONDS / 60;
const longMinutes = LONG_CONTRACTION_SECONDS / 60;
const warningMinutes = WARNING_INTERVAL_SECONDS / 60;

const farAtTen = `Far away (over ${LONG_WAY_MINUTES} minutes): leave at ${warningMinutes} minutes apart or less.`;
const laterAtFive = `Given birth before: go to the hospital at ${callMinutes} minutes apart or less.`;

/** What the advice box says. Four texts are specified letter for letter: the first two and those on early labour. */
export const adviceTexts = {
  'no-pattern': 'Continue timing until you have a clear pattern',
  // 5-1-1 names its own figures.
  'five-one-one':
    'Contractions are 5 minutes apart or less and lasting 1 minute or more. Consider heading to the hospital.',
  'early-warning': 'Early labor may be starting. Continue timing and prepare your hospital bag.',
  'early-signs': 'Early labor signs. Stay hydrated and comfortable. Continue timing.',
  unsure:
    "Call your provider if you are unsure or on the list 'Who must not wait' below. You do not have to wait for a pattern.",
  'preterm-alert': `Contractions before ${TERM_WEEKS} weeks can be preterm labour: call your provider or go to the hospital now.`,
  'preterm-go': `Contractions before ${TERM_WEEKS} weeks can be preterm labour: go to the hospital now, and call on the way.`,
  'if-preterm': `If you are less than ${TERM_WEEKS} weeks pregnant, call or go to the hospital now.`,
  preterm: `Before ${TERM_WEEKS} weeks, call or go to the hospital now for regular tightening, cramps or pressure. Go now for bright red bleeding, leaking fluid or pain that does not let up.`,
  'far-go': 'You live far from the hospital: leave now, and call on the way.',
  'later-go': 'You have given birth before: go to the hospital now, and call on the way.',
  'later-call': `You have given birth before, and labour can be fast: call now. Go to the hospital as soon as contractions are ${callMinutes} minutes apart or less.`,
  'five-minutes': `Contractions are ${callMinutes} minutes apart or less. Call your provider or the hospital now, even if they last less than a minute.`,
  'call-now': 'Call your provider or the hospital now.',
  'hour-complete': 'The hour of 5-1-1 is complete: call your provider or go to the hospital now.',
  close: `Contractions are about ${callMinutes} minutes apart. Call your provider or the hospital: you do not have to wait for a pattern.`,
  'far-at-ten': farAtTen,
  'later-at-five': laterAtFive,
  'far-or-later': `${farAtTen} ${laterAtFive}`,
};

/** Text that holds at 37 weeks or more, where other lines say what holds before. */
export const atTermOnly = (text: string) => `${TERM_WEEKS} weeks or more? ${text}`;

const signs = {
  'too-close': `Contractions have started less than ${TOO_CLOSE.intervalSeconds / 60} minutes apart for ${TOO_CLOSE.spanMs / 60_000} minutes:`,
  long: `A contraction lasted more than ${longMinutes} minutes:`,
  'running-long': `This contraction has lasted more than ${longMinutes} minutes:`,
};
const orders = {
  'call-now': 'call your provider or the hospital now.',
  'call-or-go': 'call your provider or go to the hospital now.',
  go: 'go to the hospital now, and call on the way.',
};

/** A sign with the order that it gives to this visitor. */
export const signAdvice = (sign: keyof typeof signs, order: keyof typeof orders) =>
  sign === 'too-close'
    ? `${signs[sign]} ${orders[order]} Call 911 if you feel you must push or may not get there in time.`
    : `${signs[sign]} ${orders[order]}`;

export const fiveOneOneReminder = 'The 5-1-1 rule: contractions every 5 minutes, lasting 1 minute, for 1 hour.';

/** Unless the advice says to go now. */
export const fiveOneOneWithLimits = `${fiveOneOneReminder} With a long drive, leave earlier. 5-1-1 is a rule of thumb, and providers differ. Follow what yours told you, and call at any time if you are worried.`;
