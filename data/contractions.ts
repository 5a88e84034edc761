const farAtTen = 'Far away (over 30 minutes): leave at 10 minutes apart.';
const laterAtFive = 'Given birth before: go to the hospital at 5 minutes apart.';

/** What the advice box says; the first four letter for letter as specified. */
export const adviceTexts = {
  'no-pattern': 'Continue timing until you have a clear pattern',
  'five-one-one':
    'Contractions are 5 minutes apart or less and lasting 1 minute or more. Consider heading to the hospital.',
  'early-warning': 'Early labor may be starting. Continue timing and prepare your hospital bag.',
  'early-signs': 'Early labor signs. Stay hydrated and comfortable. Continue timing.',
  unsure: 'Call your provider if you are unsure. You do not have to wait for a pattern.',
  'preterm-alert': 'Contractions before 37 weeks can be preterm labour: call your provider or go to the hospital now.',
  'preterm-go': 'Contractions before 37 weeks can be preterm labour: go to the hospital now, and call on the way.',
  'if-preterm': 'If you are less than 37 weeks pregnant, call or go to the hospital now.',
  preterm:
    'Before 37 weeks, call or go to the hospital now for regular tightening, cramps or pressure. Go now for bright red bleeding, leaking fluid or pain that does not let up.',
  'far-go': 'You live far from the hospital: leave now, and call on the way.',
  'later-go': 'You have given birth before: go to the hospital now, and call on the way.',
  'later-call':
    'You have given birth before, and labour can be fast: call now. Go to the hospital as soon as contractions are 5 minutes apart.',
  'five-minutes':
    'Contractions are 5 minutes apart or less. Call your provider or the hospital now, even if they last less than a minute.',
  'call-now': 'Call your provider or the hospital now.',
  'hour-complete': 'The hour of 5-1-1 is complete: call your provider or go to the hospital now.',
  close:
    'Contractions are about 5 minutes apart. Call your provider or the hospital: you do not have to wait for a pattern.',
  'far-at-ten': farAtTen,
  'later-at-five': laterAtFive,
  'far-or-later': `${farAtTen} ${laterAtFive}`,
} as const;

/** Stands before the lines for 37 weeks or more, where other lines hold before. */
export const termPrefix = 'At 37 weeks or more:';

/** A sign, completed by one of `signOrders`. */
export const signTexts = {
  'too-close': 'Contractions have started less than 2 minutes apart for 10 minutes:',
  long: 'A contraction lasted more than 2 minutes:',
  'running-long': 'This contraction has lasted more than 2 minutes:',
} as const;
export const signOrders = {
  'call-now': 'call your provider or the hospital now.',
  'call-or-go': 'call your provider or go to the hospital now.',
  go: 'go to the hospital now, and call on the way.',
} as const;
/** Follows the order for contractions that are too close. */
export const tooCloseEmergency = 'Call 911 if you feel you must push or may not get there in time.';

export const fiveOneOneReminder = 'The 5-1-1 rule: contractions every 5 minutes, lasting 1 minute, for 1 hour.';
/** Follows the reminder, unless the advice says to go now. */
export const fiveOneOneLimits =
  'With a long drive, leave earlier. 5-1-1 is a rule of thumb, and providers differ. Follow what yours told you, and call at any time if you are worried.';

export const labourQuestions = {
  hasGivenBirth: 'Have you given birth before?',
  isFarAway: 'Is the hospital more than 30 minutes away?',
} as const;

/** What the page says where the timer has not started: its script is missing, broken or too new for the browser. */
export const cannotStart = {
  title: 'The timer has not started.',
  text: 'Write down when each contraction starts and ends. The button still notes your taps, and keeps them for when the timer starts.',
  call: 'Call your provider or the hospital when contractions are 5 minutes apart, and sooner if one of the reasons on this page is true for you.',
  callLink: 'When to call',
  listName: 'Times you tapped',
  started: 'Started at',
  ended: 'Ended at',
  reload: 'Reload',
};
