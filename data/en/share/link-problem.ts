import { DUE_DATE_MAX_DAYS_AGO, DUE_DATE_MAX_DAYS_AHEAD } from '@/data/pregnancy-rules';

export const title = 'We cannot use the date in this link';

/** Why, and what to do. None repeats the text of the link, as anybody can write a link. */
export const problems = {
  'no-such-date': 'The link you followed has no date that exists.',
  'due-date-too-long-ago': `The due date in the link you followed is more than ${DUE_DATE_MAX_DAYS_AGO} days ago.`,
  'due-date-too-far-ahead': `The due date in the link you followed is more than ${DUE_DATE_MAX_DAYS_AHEAD} days ahead, which no due date is.`,
  'several-dates': 'The link you followed has more than one date, so we cannot tell which one is meant.',
};
export const whatToDo = 'Ask for the link again, or calculate a due date here.';

// A link whose day was some time ago: nobody here knows how it went.
export const wasDueOn = (date: string) => `The due date was ${date}`;
export const afterIt =
  'The link you followed is from before that day, and cannot say how things went. Let them tell you their news, or calculate a due date here.';
