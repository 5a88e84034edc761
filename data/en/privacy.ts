/** What the site keeps under each key, as the visitor is told of it. */
export const storedValues = {
  pregnancy: 'Your due date, and what you calculated it from',
  birth: 'The birthday of your baby, and the due date that you had',
  birthTracks: 'What you ticked of the birth and how your baby is fed',
  followed: 'The due date of a baby that you follow',
  followedCopy: 'The copy that you were given of the appointments and bag of a baby that you follow',
  region: 'The province or territory you chose',
  whereNow: 'Whether you are in Nunavut or away from it, and the day you said so',
  ownAppointments: 'The days, times and places of your appointments',
  doneToDos: 'What you ticked of the to-dos of each week',
  donePapers: 'Which first papers you ticked, and where your baby was born, if in another region',
  contractions: 'The contractions you timed, kept twice so that a sudden stop of the browser loses none',
  earlyTaps: 'Taps on the contraction timer that it has not counted yet',
  labourAnswers: 'What you said of earlier births, the way to the hospital, and reasons not to wait in labour',
  providerPhone: 'The telephone number of your provider',
  healthCentrePhone: 'The emergency number of your health centre',
  maternityPhone: 'The telephone number of your maternity unit',
  hospitalBagChecklist: 'Your hospital bag: what is packed, and your own items',
  packingPlan: 'How many babies you expect, and whether you must travel to give birth',
  benefitsPlan: 'What you entered in the benefits planner',
  homeScreenHint: 'The day of your first visit, or of the hint about your home screen',
};
export const stored = 'Stored now';
export const notStored = 'Not stored';

// Whether the browser has promised to keep what is stored.
export const persistence = {
  promised: 'Your browser has promised to keep this until you delete it.',
  'not-promised': 'Your browser has not promised to keep this. It may delete it when space runs short.',
  'cannot-tell': 'We cannot tell whether your browser has promised to keep this.',
};
export const askToKeep = 'Ask my browser to keep it';
export const askedAgain = 'It decides by itself, and may say yes another time.';

export const withoutScript =
  "The erase button needs JavaScript, which is off. You can clear this site's data in the settings of your browser instead.";

export const question = 'Erase everything?';
export const storedBefore = 'This is stored on this device now. Once it is erased, we cannot bring it back.';
export const nothingBefore =
  'As far as we can see, nothing is stored on this device now. You can still erase, to be sure.';
export const erase = 'Yes, erase everything';
export const keep = 'No, keep it';
export const goBack = 'No, go back';

export const everythingErased = 'Everything is erased';
export const nothingStored = 'Nothing was stored';
export const nothingKept = 'Nothing is kept here';
export const erased = 'This was erased:';
export const noCountdown = 'No countdown is running on this site any more, in this tab or any other.';
export const notAllowed =
  'Your browser does not let this site store or remove anything, so no countdown is kept. If you used this site before you set that, clear its data in the settings of your browser.';
export const outOfReach =
  'Links that you shared and files that you saved are yours, and out of our reach. If you put dates into a calendar, you may want to delete them there, so that none of them reminds you.';
