import { askedToSave } from '@/words/ui/asked-to-save';

// Above the title.
export const due = (date: string) => `The baby you follow · due ${date}`;
export const wasDue = (date: string) => `The baby you follow · was due ${date}`;
export const born = (date: string) => `The baby you follow · born ${date}`;
export const copyFor = {
  due: (date: string) => `A copy for you · due ${date}`,
  wasDue: (date: string) => `A copy for you · was due ${date}`,
  born: (date: string) => `A copy for you · born ${date}`,
};

// The title.
export const yourPart = (week: number) => `Week ${week}: your part`;
/** From the due date on. */
export const nearBirth = 'Any day now: your part';
export const isHere = 'The baby is here: your part';
/** Once nothing is counted any more. */
export const over = 'This copy is from a while ago';

/** What a copy is. */
export const isCopyOf = (day: string) =>
  `This is a copy of ${day}. What changes later does not come by itself: ask for a new link.`;
/** Of a date that is followed without a copy. */
export const dateAlone =
  'You follow the due date alone. For appointments and the hospital bag, ask for a copy: a link from this page.';
export const isOwnDate = 'This is your own due date. Whoever gets your copy sees a page like this one.';

export const follow = 'Follow';
export const whatFollowingMeans =
  'Following keeps this copy on this device. No account, and nobody is told. Your own dates, appointments and bag stay as they are.';
export const isFollowed = 'You follow this copy now. You find it on this page again.';
export const isKnown = 'You follow this copy already.';
/** What is followed already, before a copy takes its place. */
export const youHave = ({ day, about }: { day: string; about: string }) =>
  `You follow the copy of ${day} already (${about}).`;
export const dueOn = (date: string) => `due ${date}`;
export const bornOn = (date: string) => `born ${date}`;
export const orders = {
  newer: 'The one in this link is newer.',
  older: 'The one in this link is older.',
  'same-day': 'The one in this link is of the same day, but says something else.',
};
export const followInstead = {
  newer: 'Follow the newer one',
  older: 'Go back to the older one',
  'same-day': 'Follow the one in this link',
};
export const keepMine = 'Stay with the one I have';
export const notKept =
  'Your browser does not let this site keep anything: the copy is gone once you leave this page. Keep the link instead, as in the message that it came in.';

// A link that cannot be read.
export const problems = {
  newer: {
    title: 'This link is newer than this page',
    text: 'Reload this page, then open the link again. If that does not help, open the link on another device.',
  },
  damaged: {
    title: 'This link cannot be read',
    text: 'Part of it is missing or was changed on the way. Nothing on this device has changed. Ask for the link again, or copy all of it.',
  },
};

export const acts = (count: number) =>
  count === 1 ? 'One thing you can do' : count === 2 ? 'Two things you can do' : 'Three things you can do';
export const allAbout = (week: number) => `All about week ${week}`;

// What comes next.
export const comesNext = 'What comes next';
export const theirAppointments = 'Their appointments';
export const noneAhead = 'None ahead was written in when the copy was made.';
export const notSent = 'Appointments were not sent along.';
// Those appointments in the calendar of whoever follows.
export const addToCalendar = 'Add to my calendar';
export const calendarNote =
  'One file, with a reminder the day before at 9 a.m. Google Calendar leaves the reminder out, and its app on Android does not open the file: add one date at a time there. If a day changes, ask for a new link, and add the file again.';
export const calendarName = 'Pregnancy appointments';
export const calendarFile = 'appointments.ics';
export const calendarSaved = askedToSave({
  next: 'Open the file to add it to your calendar.',
  wayOut: 'Or add one date at a time, to Google or Outlook.',
});
export const calendarNotSaved =
  'The file could not be saved. Check your connection and try again, or add one date at a time to Google or Outlook.';
export const usual = 'Usual around now';
export const usualNote = 'Going by the due date. Ask them which of these they have planned.';

/** Above what to do from the due date on, whose baby may be here: nobody knows on this device. */
export const notHereYet = 'Is the baby not here yet?';

// The hospital bag, as it was.
export const bag = ({ checked, total }: { checked: number; total: number }) =>
  `Hospital bag: ${checked} of ${total} packed`;
export const asOf = (day: string) => `As it was on ${day}. Still open:`;
export const allPacked = (day: string) => `On ${day} everything was packed.`;

export const doors = 'Ways on';
export const firstSixWeeks = 'The first six weeks, day by day';
export const afterBirth = 'After the birth: baby and parents';

// How whoever follows is.
export const andYou = 'And you?';
export const askNurse = 'You can ask a nurse about yourself too:';
