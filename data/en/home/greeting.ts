// A link that somebody shared.
export const goodNews = 'Somebody shared good news with you';
export const isOnTheWay = 'A baby is on the way';
/** Heading once the day has passed: nobody here knows how it went. */
export const sharedDueDate = 'A due date shared with you';
export const due = 'Due';
export const wasDue = 'The due date was';
/** The same number twice, the second time as '199 days'. */
export const daysToGo = (days: number, counted: string) =>
  days === 1 ? `There is ${counted} to go.` : `There are ${counted} to go.`;
/** From the due date on: no days are counted. */
export const askThem = 'Offer your help, and let them tell you their news.';
export const follow = 'Follow the weeks';
/** The warning that only one date can be followed. */
export const replacesFollowed = (date: string) =>
  `You already follow a baby due ${date}. If you follow this one instead, that date is replaced.`;
export const whatFollowingMeans =
  'Following keeps this date on this device, so that each week shows you what is new. No account, and nobody is told.';
export const calculateOwn = 'Calculate my own';
export const isMine = 'This is my own date';
export const replaceMine = 'Use it instead of my own date';
export const ownStays = 'Your own due date, kept in this browser, stays as it is.';
// The same after a birth.
export const isMineAgain = 'I am pregnant again: this is my own date';
export const babyStays =
  "Your baby's own weeks are kept. If you use this date as your own, this pregnancy comes first.";
export const isOwn = 'This is your own due date. Others who open your link see this page.';
export const backToOwn = 'Back to my week';
export const isFollowed = 'You follow this baby.';
export const toFollowed = 'See the week';

// A baby that the visitor follows.
export const followed = (week: number) => `The baby you follow: week ${week}`;
export const followedAtEnd = 'The baby you follow';
export const stopFollowing = 'Stop following';
export const allAbout = (week: number) => `All about week ${week}`;

export const yourPartThisWeek = 'Your part this week';
export const yourPart = 'Your part';

export const comingWeeks = 'What comes next for this baby';
export const week = (number: number) => `Week ${number}`;
