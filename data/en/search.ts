export const page = {
  title: 'Search and A to Z',
  description:
    'Look up a food, a medicine, a sign, a week or the help where you live. What you type stays on your device. Below it, all of this site from A to Z.',
  shortTitle: 'Search',
};

/** The field, by what is looked up. */
export const fields = {
  'can-i': {
    label: 'What would you like to look up?',
    hint: 'As feta, Tylenol or hot tub. What you type stays on this device.',
  },
  all: {
    label: 'What are you looking for?',
    hint: 'As fever, feta, week 20 or midwife. What you type stays on this device.',
  },
};
export const withoutScript = 'Typing needs JavaScript, which is off. All of this site is listed from A to Z.';
export const cannotLoad = 'The search did not load. Check your connection, then type again, or read the list:';
export const aToZ = 'All of this site from A to Z';
export const letters = 'Letters';
/** What is many of one kind, above the letters. */
export const folds = {
  signs: 'Signs: when to call',
  answers: (topic: string) => `Can I\u00a0…? ${topic}`,
  weeks: 'Weeks 1 to 40',
};

// What was found.
export const loading = 'Looking …';
/** The parts of the answers, in the order in which they stand. */
export const sections = {
  signs: 'Signs',
  'can-i': 'Can I\u00a0…?',
  weeks: 'Weeks',
  region: 'Where you live',
  pages: 'Pages',
};
/** How many answers there are, for who does not see them. */
export const found = (count: number) => (count === 1 ? '1 answer.' : `${count} answers.`);
export const foundSigns = (count: number) =>
  count === 1 ? '1 answer. It is a sign.' : `${count} answers, signs first.`;
/** Behind the first answers of a part. */
export const more = (count: number) => `${count} more`;
/** Where what was typed is found in no entry as it was typed. */
export const didYouMean = 'Not found as typed. Did you mean:';
/** Before the verdict of the visitor's week. */
export const inWeek = (week: number) => (week === 1 ? 'At 1 week:' : `At ${week} weeks:`);
/** Leads from an answer to all that is said of it. */
export const readMore = 'Why, sources and more';

/** Whom to call in a region. */
export const healthLine = (name: string, numbers: string) => `${name}: ${numbers}`;

// What was not found.
export const notInList = (typed: string) => `“${typed}” is not in our list`;
export const noSource = 'We have no source for this: ask a pharmacist, your provider or the health line.';
export const noVerdict = 'That is no answer either way.';
export const prescribed = 'Was it prescribed? Call before you change anything.';
export const nearest = 'Nearest in our list: other things, not an answer';

/** How people write that they look for a week. */
export const weekWords = 'week, weeks, wk, wks, weeks pregnant';

/**
 * How people ask whether they may: what such a question begins with, what it says one does, and what it ends with. They
 * say nothing of what is looked up, but stand in signs, too: so only there they are left out.
 */
export const questionStarts =
  'what can i take for, what can i take, what can i use for, what to take for, what is safe to take for, what is safe for, how much, how many, can i still, can i, can you, could i, may i, should i, am i allowed to, is it safe to, is it ok to, is it okay to, is it bad to, is it dangerous to, safe to, ok to, okay to, i want to, i just, i accidentally, i, took, ate, drank, used';
export const questionVerbs = 'eat, ate, drink, drank, take, took, have, had, use, used, do, go to, go, get, try, wear';
export const questionEnds =
  'can i take, can i have, can i drink, can i eat, a day, per day, by accident, by mistake, safe to eat, safe to drink, safe to take, safe to use, ok to eat, ok to take, safe, unsafe, ok, okay, allowed, dangerous, bad, harmful, while pregnant, when pregnant, if pregnant, in pregnancy, during pregnancy, pregnant, pregnancy, first trimester, second trimester, third trimester, the, in, during';

/** Words of a question that make no other thing near, where nothing was found. */
export const vagueWords = 'much, many, take, taking, use, using, how, best, safe';

/**
 * Words that are looked up for many things. Which of these is meant is not known, so the answers stand side by side, and
 * none is first because it is called so.
 */
export const generalWords =
  'cheese, soft cheese, milk, meat, fish, seafood, tuna, salmon, multivitamin, vitamin, vitamins, vaccine, vaccines';

/** Words of a question that say nothing of what is looked up. Both languages' are left out on either page. */
export const fillers =
  "a, an, the, my, me, i, i'm, i've, is, it, it's, am, are, was, be, been, can, could, should, do, does, did, have, has, having, had, get, gets, getting, feel, feels, feeling, of, in, on, at, to, and, or, if, for, with, while, when, during, this, that, there, some, very, really, bad, too, so, just, what, why, ok, okay, normal, pregnant, pregnancy, week, weeks, since, today, sudden, suddenly, over, every, minute, minutes, hour, hours, day, days, night, apart, down, than, usual, after, birth, still, again, now, ago, all, also, keep, keeps, about, from, any, anymore, by, then";
