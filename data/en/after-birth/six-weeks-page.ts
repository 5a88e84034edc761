import type { StoolColour } from '@/data/after-birth/diapers';
import { type BirthTrack, CARD_DAYS } from '@/data/after-birth/tracks';

export const page = {
  title: 'The first six weeks after birth, day by day',
  description:
    '42 short cards for the first six weeks: what is usual today, one thing for you, one thing to look at in your baby, and when to call. To read or to print.',
  shortTitle: 'The first six weeks',
};

export const title = 'The first six weeks, day by day';
export const lead = `A short card for each day: what is usual, one thing for you, one thing to look at, and when to call. The day of the birth is day 0, and six weeks end with day ${CARD_DAYS - 1}.`;

/** A day's card, its link in the strip and its address. */
export const day = (number: number) => `Day ${number}`;
export const week = (number: number) => `Week ${number}`;
export const days = 'Days';
/** Below a number in the strip: short enough for a seventh of a phone. */
export const today = 'today';
export const toToday = (number: number) => `Today: day ${number}`;
export const allDays = 'All days';
/** Links to the day before and the day after. */

// Where no birthday is known.
export const noBirthday = 'Give us the birthday, and the card of today comes first.';
export const enterBirthday = 'Enter the birthday';

export const over = {
  title: 'Six weeks are over',
  text: 'The cards end here. You can still read each of them.',
  next: 'What comes next',
  links: {
    '/after-birth': 'Your baby and you after the birth',
    '/papers': 'First papers',
    '/birth': 'Your page of the birth',
  },
};

// What may be true of the birth or the baby.
export const whatFits = 'What fits you?';
export const aboutTracks = 'Tick what is true. The cards then say what fits you, and print that alone.';
export const kept = 'Kept on this device only.';
export const birthAndBaby = 'The birth and your baby';
export const feeding = 'How your baby is fed';
/** Of a box, and before each line that is for these alone. */
export const trackNames: Record<BirthTrack, string> = {
  cesarean: 'Cesarean',
  early: 'Born before 37 weeks',
  'in-hospital': 'In hospital',
  twins: 'Twins or more',
  breast: 'Breastfed',
  bottle: 'Bottle-fed',
  both: 'Breast and bottle',
};

// A card.
export const in24Hours = 'Breastfed, in 24 hours';
export const atLeast = (count: number) => `${count}+`;
export const feeds = 'feeds, day and night';
export const wetDiapers = 'wet diapers';
export const stools: Record<StoolColour, string> = {
  first: 'poops, black or dark green',
  changing: 'poops, brown, green or yellow',
  yellow: 'yellow poops',
};
/** Below the figures, and in their place for a baby who came early or is in hospital. */
export const teamsFigures = 'Born before 37 weeks, or in hospital? Your team tells you how many feeds and diapers.';
export const usual = 'Usual today';
export const forYou = 'For you';
export const forOtherParent = 'For the other parent';
export const lookAt = 'Look at';
export const whenToCall = 'When to call';

// Below the cards.
export const papers = 'First papers';
export const aboutPapers = 'What to do next, and by when';
export const printAll = (count: number) => `Print all ${count} days`;
export const inHospital = 'Your baby is in hospital';
export const hasDied = 'Your baby has died';
export const otherWays = 'If it is otherwise';
