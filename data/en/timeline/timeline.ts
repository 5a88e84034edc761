import { askedToSave } from '@/words/ui/asked-to-save';
// The form.
export const showDates = 'Show my dates';
export const optional = '(optional)';
export const anyRegion = 'All of Canada';
/** The line that opens the choice of a region. */
export const tellWhere = 'Tell us where you live: tests and leave differ';

// The weeks and their slider.
export const week = (number: number) => `Week ${number}`;
export const trimesters = { 1: 'first trimester', 2: 'second trimester', 3: 'third trimester' };
export const weekInTrimester = (number: number, trimester: keyof typeof trimesters) =>
  `${week(number)}, ${trimesters[trimester]}`;
export const from = (date: string) => `from ${date}`;
export const exampleWeek = 'An example until you enter your due date.';
export const chooseWeek = 'Choose a week';
export const backToOwnWeek = (number: number) => `Back to your week (${number})`;
export const previousWeek = 'Previous week';
export const nextWeek = 'Next week';

// The next milestone, and the chosen week.
export const nextMilestone = 'Your Next Milestone';
export const dueDateHasCome = 'Your due date has come';
export const fewOnTheDay = 'Few babies arrive on the day itself.';
export const babyInWeek = (number: number) => `Your baby in week ${number}`;
export const allAboutWeek = (number: number) => `All about week ${number}`;

export const importantDatesTitle = 'Important Dates to Remember';
export const exampleDates = 'Example dates';
export const exampleDatesNote = (dueDate: string) =>
  `They are not yours: they assume a due date of ${dueDate}. Enter your own due date above.`;
/** By how a date is meant; the day is a date, or an age in weeks. */
export const timings = {
  before: (day: string) => `Before ${day}`,
  about: (day: string) => `About ${day}`,
  by: (day: string) => `By ${day}`,
  from: (day: string) => `From ${day}`,
  on: (day: string) => day,
};
export const importantDates = {
  'first-visit': {
    title: 'First trimester visit',
    text: 'Call as soon as your test is positive: clinics and midwives book up early.',
  },
  'second-trimester': { title: 'Second trimester', text: 'The middle third of your pregnancy begins.' },
  'anatomy-scan': { title: 'Anatomy scan', text: 'Your provider orders it and sets the day.' },
  'third-trimester': {
    title: 'Third trimester',
    text: 'The last third begins. Others count trimesters up to two weeks earlier or later.',
  },
  'glucose-test': {
    title: 'Gestational diabetes test',
    text: 'Your provider decides which test you have and when.',
  },
  'due-date': { title: 'Due date', text: 'Few babies arrive on the day itself.' },
};
export const atAge = ({ weeks, text }: { weeks: string; text: string }) => `${weeks}. ${text}`;

export const appointments = 'Appointments and their weeks';
export const appointmentsIntro =
  'These are usual times, not orders. Your provider decides what you need and when, and some of it is your choice.';
export const usualInWeek = (number: number) => `Usual in week ${number}`;

// The calendar file.
export const calendar = 'Your dates in your calendar';
export const calendarIntro =
  'One file for your calendar. Each entry has the address of its page here. Appointments have a reminder the day before at 9 a.m. Google Calendar leaves it out: set your own there. When you add the file again later, the dates move in most calendars. In some they double, as in Outlook on a computer: there, first delete the dates of the earlier file, or the calendar that it opened as.';
export const whatToAdd = 'What to add';
export const calendarGroups = {
  'due-date': 'Due date',
  own: 'My appointments',
  appointments: 'Usual times of the appointments still ahead',
  milestones: 'Milestones',
  trimesters: 'Trimesters',
  benefits: 'Benefit dates',
  weeks: 'My weeks',
};
export const weeksNote =
  "One line a week until week 40, named like 'My week 21', with the address of that week's page and no reminder. A calendar does not know when something changes. To remove the lines, search your calendar for 'My week' and delete each one.";
export const keepLink = 'Put my link to come back into the entries';
export const keepLinkNote =
  'If this browser loses what it has kept, a tap on the link brings back your due date and your region. Whoever sees the entry can read both, and so can the company that keeps your calendar.';
// What is true of the file on some devices.
export const fileNotes = {
  android:
    'On Android, the Google Calendar app does not open the file, and some other calendars take only its first date. Add your dates one at a time, or open the file on a computer.',
  iphone:
    'On an iPhone or iPad, save the file in Safari. In the app on your home screen, or in Chrome, it may not open.',
};
export const addToCalendar = 'Add to Calendar';
// Follows the button's words for those who do not see what it stands beside.
export const whatIsAdded = (title: string) => `: ${title}`;
// The other way, beside it.
export const otherCalendars = 'Google or Outlook';
export const saveProblems = {
  'no-group': 'Choose at least one kind of date.',
  'no-due-date': 'Enter your due date at the top of the page first. Example dates do not belong in your calendar.',
};
export const fileSaved = askedToSave({
  next: 'Open the file to add it to your calendar.',
  wayOut: 'Or add one date at a time, to Google or Outlook.',
});
export const fileNotSaved =
  'The file could not be saved. Check your connection and try again, add one date at a time to Google or Outlook, or print the weeks.';

// The choice of what is printed.
export const paper = 'Your forty weeks on paper';
export const paperIntro =
  'One page for the wall: every week with its days, trimesters, appointments and a box to tick. Or a list, or a poster for the fridge.';
export const paperWithoutDueDate = 'Without a due date, the page leaves room for the dates to be filled in on paper.';
export const printWall = 'Print the forty weeks';
export const printList = 'Print as a list';
export const printVisits = 'Print visits, with questions';
export const printPoster = 'Print the poster';
export const paperNotLoaded = 'What prints could not be loaded. Check your connection and try again.';
