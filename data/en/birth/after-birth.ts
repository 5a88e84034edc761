import { USUAL_BIRTH_START_DAY } from '@/data/pregnancy-rules';
import type { Statement } from '@/data/statement';

export const pageTitle = 'My baby is here';
export const pageIntro = "Enter the birthday: every countdown here ends, and your baby's own weeks begin.";

export const withoutScript =
  'Entering the birthday needs JavaScript, which is off. The first papers, and when to call, are below.';

// The form.
export const formName = 'When your baby was born';
export const birthday = 'Birthday';
export const save = 'Begin the first weeks';
export const onThisDevice =
  'The birthday stays on this device. Your due date is put aside, and you can bring it back with one tap.';
export const babyDied = 'If your baby has died';
export const problems = {
  'no-such-date': 'Enter a full date that exists: year, month and day.',
  'in-future': 'This day has not come yet. Enter the day of the birth.',
  'too-long-ago': 'We count the first year only. Check the year and month.',
  'too-early': 'Going by your due date, this day is before 20 weeks of pregnancy. Check the day.',
};
export const notKept = 'This browser does not let us keep the birthday. It will be gone when you leave this page.';

// Once there is a birthday.
export const born = (day: string) => `Born ${day}`;
/** Counts nobody: the number in the bag may be that of twins of whom one died. */
export const congratulations = 'Congratulations, and welcome.';
export const realDay = "Forty weeks were a guess; this is the real day. From here we count your baby's own weeks.";
export const bornAt = (age: string) => `Born at ${age}.`;
export const correctedAge = (age: string) => `Corrected age, counted from your due date: ${age}.`;
export const stillBefore = (age: string) =>
  `Counted from your due date, your baby would be at ${age} of pregnancy today.`;
export const twoAges = `A baby born before ${USUAL_BIRTH_START_DAY / 7} weeks has two ages. The team that cares for your baby tells you which one to go by, and when.`;
export const yourTeam =
  'Ask the team every question you have, at night too, and twice if you like. Your midwife, doctor or nurse looks after you too: your own checks count as much now.';
export const undo = 'Undo: bring my due date back';
export const undoWithoutDate = 'Undo';

export const loadingCard = 'Loading the birth cards...';

// Leave.
export const leaveTitle = 'Leave';
export const leave = {
  ei: 'Give the birth date to Service Canada. Not applied yet? Do it now: if you apply late, you may lose money.',
  qpip: 'Give QPIP the birth date. Not applied yet? Do it now: it pays at most six weeks back.',
  unknown:
    'Give the birth date to Service Canada for EI, or to QPIP in Quebec. Not applied yet? Do it now: if you apply late, you may lose money.',
};
export const planLeave = 'See your weeks with the real day';
export const inYourRegion = (inRegion: string) => `After the birth ${inRegion}`;
export const allOfRegion = (region: string) => `Everything for ${region}`;

export const firstsTitle = 'The first firsts';
export const firstsIntro = 'About when many babies get there, counted from the real day. Babies differ by months.';

/** Above the two lists of signs, of which a phone shows one. */
export const whoIsItAbout = 'Who is it about?';
export const signsOf = { baby: 'My baby', parent: 'Me' };
export const callTitles = { baby: 'Your baby', parent: 'You, in the six weeks after the birth' };
export const babyCall: Statement = {
  text: 'Worried about your baby? Call your midwife, provider or health line at any hour; you never need a reason.',
};

// On the home page.
export const leaveLink = 'Your leave, in dollars and dates';
export const whereYouLiveLink = 'Help where you live';
