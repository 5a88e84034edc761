import type { Verdict } from '@/data/can-i/entry';

export const page = {
  title: 'Can I eat, take or do this while pregnant?',
  description:
    'Cheese, coffee, cold pills, hot tubs: look up what you can eat, take and do while pregnant in Canada, with the sources of each answer.',
  shortTitle: 'Can I\u00a0…?',
  about: 'What you eat, take or do: one clear line for each',
};
export const lead = 'What you eat, take or do: one clear line for each.';
export const mostAsked = 'Often asked';
export const topics = 'All answers by topic';
export const worksOffline = 'Works with no signal. What you type is kept nowhere.';

/** What an answer begins with. */
export const verdictWords: Record<Verdict, string> = {
  yes: 'Yes',
  'with-care': 'With care',
  'better-not': 'Better not',
  'ask-first': 'Ask first',
  'keep-taking': 'Keep taking it',
  'call-before-next-dose': 'Call before the next dose',
  call: 'Call',
  'no-source': 'We have no source',
};
export const meaningsTitle = 'What the words mean';
export const verdictMeanings: Record<Verdict, string> = {
  yes: 'Fine in pregnancy, as the line says.',
  'with-care': 'Fine under the condition in the line, such as an amount or enough heat.',
  'better-not': 'Leave it out. The line often names another way. Was it prescribed? Call before you change anything.',
  'ask-first': 'A person decides with you. Was it prescribed? Do not stop on your own: call.',
  'keep-taking': 'It was prescribed. Keep taking it, and call when the line says so.',
  'call-before-next-dose': 'For a few prescribed medicines: call before you take the next one.',
  call: 'You met an illness, or something happened: call as soon as the line says.',
  'no-source':
    'We found no source. That is no answer either way: ask. Was it prescribed? Call before you change anything.',
};

// How far the answers are checked, and who answers instead.
export const notSigned = 'No doctor, midwife or pharmacist has signed these answers yet.';
export const whoWroteSources =
  'The sources stand under each answer. Most are by Health Canada, provinces, public health units, hospitals and dietitians in Canada. Where we found none of these, another country, a maker, a shop, a website or a newspaper wrote them.';
/** Beside the poison centre's numbers. */
export const poisonEmergency = 'Passed out, a seizure or trouble breathing: call 911.';
export const pharmacist = 'A pharmacist answers questions about medicines for free.';

// On the page of a topic.
export const answers = (count: string) => `${count} answers.`;
export const otherTopics = 'Topics';
export const groups = 'On this page';
export const afterBirth =
  'This list is for pregnancy. It does not say what holds after the birth or while you breastfeed: ask your provider or a pharmacist.';
export const callSources = 'Sources of what asks for a call';
export const sourcesOnline = 'The sources of each answer stand on';

// Where the answer depends on the week.
export const toWeek = (week: number) => `To week\u00a0${week}:`;
export const fromToWeek = (from: number, to: number) => `Weeks\u00a0${from} to\u00a0${to}:`;
export const fromWeek = (week: number) => `From week\u00a0${week}:`;
/** Before the number of the visitor's own week. */
export const forWeek = 'for week';
export const byWeekTitle = 'By week';

// An answer.
export const alreadyTitle = 'Had it already?';
export const differTitle = 'Authorities differ.';
export const localTitle = 'Where you live:';
export const insteadTitle = 'Instead';
export const whomToAsk = 'Whom to ask';
export const askPharmacist = 'A pharmacist answers for free.';
export const share = 'Share this answer';
export const copied = 'Its address is copied.';
