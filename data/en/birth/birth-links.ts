// The ways to the page of the birth.
export const isHere = 'My baby is here';
export const cameEarly = 'My baby came early';
/** Folded after a birth: what a page says of a pregnancy. */
export const anotherPregnancy = 'Another pregnancy';
export const toPage = 'Birth card, papers and first weeks';

// The age, in the place of a countdown.
export const bornToday = 'Your baby was born today';
export const isOld = (age: string) => `Your baby is ${age} old`;

// On the pages that prepare for a birth, once there was one.
export const sentence = (text: string) => `${text}.`;
export const callAfterBirth = 'When to call after the birth';

// The card of the day, for the first six weeks.
export const cardOfToday = (day: number) => `Day ${day}`;
export const aboutCard = 'What is usual today, one thing for you, and when to call';
