import type { ProvinceCode } from '@/data/provinces';
import type { Statement } from '@/data/statement';
import type { SpecialCase } from '@/words/after-birth/region-papers';
import { inRegion, theRegion } from '@/words/regions';
import { askedToSave } from '@/words/ui/asked-to-save';

export const page = {
  title: 'First papers after a birth, in their order',
  description:
    'Birth registration, health card, child benefit, birth certificate and leave, by province and territory: in what order, by which day, with which form.',
  shortTitle: 'First papers',
  about: 'In their order, with your dates',
};
export const lead = 'In this order. A day stands only where we have found one. Where none stands, ask.';
export const born = (day: string) => `Born ${day}`;

// Where the visitor lives, and where the baby was born.
export const whereYouLive = 'Where do you live?';
export const choose = 'Choose';
export const keptHere = 'Asked once. Kept on this device.';
export const change = 'change';
export const bornElsewhere = 'Change where the baby was born';
export const whereBorn = 'Where was your baby born?';
export const atHome = 'Where we live';
export const followsBirthplace = (bornIn: ProvinceCode, home: ProvinceCode) =>
  `Register the birth ${inRegion(bornIn)}, where your baby was born. The health card and the rest come from where you live: ${theRegion(home)}.`;
export const noBirthday = 'With the birthday, each day stands here as a date.';
export const enterBirthday = 'Enter the birthday';
export const isShown = (region: ProvinceCode) => `The papers for ${theRegion(region)} are below.`;
export const isAwaited = (region: ProvinceCode) => `The papers for ${theRegion(region)} are on their way.`;
export const cannotShow = (region: ProvinceCode) =>
  `The papers ${inRegion(region)} did not load here. You can read them on their own page:`;

// For all of Canada.
export const everywhere = 'In all of Canada';
export const everywhereAbout: Statement = {
  text: 'The order is much the same everywhere. Your province or territory sets the days, and what one form takes along.',
  sources: ['register-birth'],
};
export const eachRegion = 'The papers of each province and territory';

// The papers of one region.
export const title = (region: ProvinceCode) => `First papers ${inRegion(region)}`;
export const withDates = 'With your dates, to tick off';
export const allOfRegion = (region: ProvinceCode) => `All of our page on ${theRegion(region)}`;
export const openRegistration = (region: ProvinceCode) => `Open the registration page (${theRegion(region)})`;
export const more = 'More on this';
export const sources = 'Sources of these papers';
export const specialTitles: Record<SpecialCase, string> = {
  'born-elsewhere': 'Born in another province or territory',
  'at-home': 'Born at home or on the way',
  parents: 'Who can be named as a parent',
  late: 'The day has passed',
  'no-card': 'No health card, or new in Canada',
  more: 'More to know',
};

// The list that is ticked off.
export const nextTitle = 'Next';
export const afterThat = 'After that';
export const done = (count: string, titles: string) => `Done (${count}): ${titles}`;
export const allDone = 'All of them are ticked.';
export const isDone = (title: string, next: string) => `Done: ${title}. Next: ${next}.`;
export const isLastDone = (title: string) => `Done: ${title}. ${allDone}`;
export const isOpenAgain = (title: string) => `Not done yet: ${title}.`;
export const ticksStay = 'Your ticks stay on this device. With two or more babies, one tick stands for all of them.';

// Calendar and paper.
export const calendar = 'Calendar';
export const calendarAbout =
  'The open papers that have a day, each with the address of this page and a reminder the day before at 9 a.m. Google Calendar leaves the reminders out, and its app on Android does not open the file: use a computer. To stop them, delete the entries in your calendar.';
export const calendarName = 'First papers';
export const calendarFile = 'first-papers.ics';
export const calendarSaved = askedToSave({
  next: 'Open the file to add the days to your calendar.',
  wayOut: 'Or print the list.',
});
export const cannotSave = 'This browser saves no files. You can print the list instead.';
export const print = 'Print';
