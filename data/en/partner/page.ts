export const pageTitle = 'Your part';
export const intro =
  'For a partner, a parent, a friend, or whoever comes along to the birth: follow a pregnancy, with what you can do in each week.';
/** The title for those who have a pregnancy or a baby of their own. */
export const titleToSend = 'For my partner or companion';
export const withoutScript =
  'To open a copy that somebody sent you, this page needs JavaScript, which is off. What you can do in each week is below.';

export const howToGet = 'How to get a copy';
export const steps = [
  "Whoever is pregnant opens this page on their own phone and chooses 'Send a copy'.",
  'You open the link that they send. It shows the week, what you can do in it, and what they chose to send: their next appointments, their hospital bag.',
  "Tap 'Follow', and the copy stays on your phone. Your own dates stay as they are.",
];
/** For those who are pregnant themselves and whose date the site does not know. */
export const isItYou = 'Is it you who is pregnant? Enter your due date, and come back here.';
export const enterDueDate = 'Enter my due date';

export const everyWeek = 'What you can do, week by week';
export const week = (number: number) => `Week ${number}`;
