import type { Statement } from '@/data/statement';

export const page = {
  title: 'Letter to your employer about leave',
  description:
    'By which day your employer needs your notice of maternity or parental leave, what it must say where you work, and a one-page letter to copy, print or save.',
  shortTitle: 'Letter to Your Employer',
  about: 'Notice of leave, and its last day',
};

export const intro =
  'Your employer needs to hear of your leave before it starts. Here is the day, what to say, and the letter with your dates in it.';
export const withoutScript =
  'The letter needs JavaScript, which is off. What each province and territory asks for is below.';
export const notTheApplication = 'This letter is not the application for EI or QPIP: that is another step.';
export const toPlanner = 'Plan your benefits';

export const form = 'Your leave';
export const writer = 'Who writes?';
export const writers = {
  birth: 'I give birth',
  other: 'I am the other parent',
  adopting: 'I adopt, or a surrogate carries the child',
};
/** Of a law of which something is known: what is known stands above it. */
export const askTheRest = 'We have not found all the rules. Ask what else holds, and what you need to show:';
export const notCovered =
  'We have not found the rules of notice for an adoption or a surrogate. Ask how early to write, and what you need to show:';
export const worksIn = 'Where do you work?';
export const worksInHint = 'Not where you live: where your job is.';
export const noRegion = 'Choose where you work';
export const isFederal = 'Is it a federal workplace?';
export const federalHint =
  'Banks, airlines, railways, trucks across borders, phone companies, radio and TV are. Not sure? Ask at work.';
export const federalAnswers = { no: 'No', yes: 'Yes', unknown: 'Not sure' };
export const lastWorkDayHint = {
  birth: 'Your leave begins on your next workday.',
  other: 'Empty: your leave begins with the birth.',
};
export const pregnancyLast = 'Last day of this first leave';
export const pregnancyLastHint = 'Empty: as long as the law has it, where we know that. This day alone is not stored.';
export const backAsPaid = 'Your plan says: as long as it is paid. The letter has the workday after that.';
export const fromPlan = 'These dates are those of your benefits plan: what you change here changes there.';
export const addRegion = 'Say where you work to see the day and the letter.';
export const opening = 'Opening your letter...';

export const answer = 'The day, and what to say';
export const handInBy = (day: string) => `Hand it in by ${day}`;
export const tellPlanBy = (day: string) => `First tell your employer of your plan by ${day}`;
export const holidayToo = 'Is it a public holiday? Then the working day before.';
/** One of the days, where two laws may hold. */
export const dayUnder = ({ law, day }: { law: string; day: string }) => `${law}: ${day}.`;
export const bothLaws = 'You are not sure which law holds: this day is early enough for both.';
export const tellToday = 'Tell them today';
export const notSureToday = 'You are not sure which law holds. Write today, and ask which one does.';
export const dayPassedUnder = ({ law, day }: { law: string; day: string }) =>
  `${law}: by our careful count the day was ${day}.`;
export const earlyInstead =
  'Was the baby early, or did you have to stop sooner? Then another rule may hold: it is below.';
export const dayHasPassed = (day: string) => `By our careful count the day was ${day}. Write today all the same.`;
export const planDayHasPassed = (day: string) =>
  `The day to tell your plan was ${day}. Tell them today, even if the letter comes later.`;
export const noDayYet = 'Add your dates to see the day';
export const askForDay = 'Write early';
export const dayInFederal = (day: string) => `In federal workplaces: hand it in by ${day}.`;
export const movesWithBirth = 'This counts from the due date. If the baby comes first, write right away.';

/** What holds everywhere. */
export const everywhere: Statement[] = [
  {
    text: 'What counts is that your employer has the letter, not that it is in the mail. Ask for a signed copy, or an email that says it was received, and keep it.',
    sources: ['loss-leave-ontario', 'notice-quebec-in-writing'],
  },
  {
    text: 'Your contract, your union’s agreement or the rules for government staff may give more. Read them first: the law is the least you get.',
    sources: ['notice-which-law'],
  },
  {
    text: 'Ask how and when your record of employment is sent. Apply for benefits without it if it is late.',
    sources: ['notice-record-of-employment'],
  },
];
export const howCounted: Statement = {
  text: 'How we count: the weeks back from the first day of leave, one day more to be careful, and on a weekend the Friday before.',
  sources: ['notice-federal-days'],
};

export const letter = 'Your letter';
export const letterIn = 'In which language?';
export const languageNames = { en: 'English', fr: 'Français' };
export const name = 'Your name';
export const job = 'Your job';
export const employer = 'Manager or human resources, employer';
export const namesNotStored =
  'Names are put into the letter and stored nowhere: they are gone when you leave the page.';
export const certificateWay = 'The certificate';
export const certificateWays = { with: 'With the letter', follows: 'Follows', 'if-asked': 'If they ask' };
export const nothingOnHealth =
  'Say no more on your health than the letter does. What else they need stands on the certificate.';
export const copy = 'Copy the letter';
export const copied = 'Copied';
export const copying = 'Copying';
export const isCopied = 'The letter is copied.';
export const copyByHand =
  'Your browser did not let us copy. The letter is selected: copy it with your phone’s own menu, or with Ctrl+C.';
export const asText = 'The letter as text';
export const print = 'Print the letter';
export const save = 'Save as text';
export const withoutFile = 'Or copy the letter.';

export const byRegion = 'What each province and territory asks for';
export const lossLeave = 'If this pregnancy has ended: leave and help';
export const notLegalAdvice = 'This is information and no legal advice.';
