import type { ProvinceCode } from '@/data/provinces';
import type { Statement } from '@/data/statement';
import { inRegion, theRegion } from '@/words/regions';

export const page = {
  title: 'Pregnant: what now? Who will look after you',
  description:
    'Whom to call first in your province or territory, also without a family doctor or health card, what to do if they are full, and until the first visit.',
  shortTitle: 'Pregnant: what now?',
  about: 'Who will look after you, step by step',
};
export const lead = 'Three steps, in this order. You need no family doctor to begin.';

// The steps.
export const steps = {
  today: { when: 'Today', title: 'One prenatal vitamin a day' },
  find: { when: 'This week', title: 'Find who looks after you' },
  before: { when: 'Before week 12', title: 'First visit, blood tests, ultrasound' },
};
/** After 'Before week 12'. */
export const beforeDay = (day: string) => `before ${day}`;
export const timeline = 'All visits and tests, with your dates';

// Where the visitor lives.
export const whereYouLive = 'Where do you live?';
export const choose = 'Choose';
export const keptHere = 'Asked once. Kept on this device.';
export const change = 'change';
export const callEarly: Statement = {
  text: 'In many regions you call a midwife clinic yourself, without a referral. Call as soon as your test is positive: clinics and midwives book up early.',
  sources: ['bc-fraser-providers', 'mb-pregnant'],
};
export const eachRegion = 'The answer of each province and territory';
export const isShown = (region: ProvinceCode) => `The answer for ${theRegion(region)} is below.`;
export const isAwaited = (region: ProvinceCode) => `The answer for ${theRegion(region)} is on its way.`;
export const cannotShow = (region: ProvinceCode) =>
  `The answer ${inRegion(region)} did not load here. You can read it on its own page:`;

// What fits the visitor.
export const whatFits = 'Choose what fits you, if you want';
export const notKept = 'Opens the parts on it. Nothing of this is kept.';

// The first call.
export const onThePhone = 'What to say on the phone';
export const readAloud = 'You can read this aloud:';
/** What stands in the place of weeks and day until they are known. */
export const blank = '____';
export const say = [
  'Hello. I am pregnant, and I am looking for someone to look after me until the birth.',
  `I have given birth ${blank} times before, and had ${blank} cesareans.`,
  `I have these health problems: ${blank}. I take these medicines: ${blank}.`,
  `I have a health card (or: I have none yet). I would like care in ${blank}.`,
];
/** Parted by the weeks and the day that are known. */
export const sayHowFar = { before: 'I am about', between: 'weeks along. My due date is', after: '.' };
export const thenAsk = 'Then ask:';
export const ask = [
  'Do you take me until the birth?',
  'Will you be at the birth yourself? If not, who will?',
  'Where would I give birth?',
  'What do I do until the first visit?',
  'If you are full: do you have a waiting list, and whom do I call next?',
];

// Where there is no room.
export const nobody = 'Nobody has room?';
export const notYourFault: Statement = { text: 'That happens often, and it is not because of you.' };
export const stayOnLists: Statement = {
  text: 'Stay on every waiting list. Call the next clinic, and ask your health line or health centre who has room.',
};

// What else may be true.
export const isTrue = 'Is one of these true?';
export const noCard = 'No health card yet';
export const withoutCard: Statement[] = [
  {
    text: 'New in Canada? Ask for the health card in your first days. Ask from what day it counts, and if pregnancy is covered sooner. Your region’s answer says more.',
  },
  {
    text: 'Do you study here? Student plans differ, and some leave out pregnancy. Ask yours what it pays for a pregnancy and a birth, and if your spouse and your baby are in it.',
    sources: ['student-plan-laval'],
  },
  {
    text: 'Did you ask for refugee protection? The Interim Federal Health Program (IFHP) pays for doctors and hospitals, care before and after the birth, lab tests and scans. It comes with your claim. Ask the clinic if it bills the IFHP when you book.',
    sources: ['ifhp-from-may-2026', 'ifhp-policy'],
  },
  {
    text: 'Since May 1, 2026, you pay $4 for each prescription under the IFHP, and 30% of extras such as dental care, glasses or counselling. Doctors and hospitals stay free.',
    sources: ['ifhp-from-may-2026'],
  },
  {
    text: 'Registered First Nations people and recognized Inuit have the Non-Insured Health Benefits program (NIHB). If the care is not in your community, it pays for the trip, a bed and meals. Ask before a planned trip, at your nursing station or health centre: it has to say yes first. In an emergency go at once; that trip can be approved afterwards.',
    sources: ['nihb-travel'],
  },
];
export const leavingHome = 'Far from a hospital';
export const options = 'Not sure you want this pregnancy';
export const safety = 'Not safe at home';

// The call list, on paper.
export const callList = 'Call list';
export const printCallList = 'Print a call list';
export const callListAbout = 'Numbers of your region, what to say, and room for notes, on one page.';
export const columns = { who: 'Whom to call', day: 'Day', person: 'Who answered', answer: 'What they said' };
