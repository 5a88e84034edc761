import { MULTIPLES_BIRTH_WEEK } from './pregnancy-rules';

/** Longest label of an item that the visitor adds, in characters: about two lines on a phone. */
export const OWN_LABEL_MAX_LENGTH = 60;

/** Most items that the visitor can add: keeps the picture of the list small enough for phones to draw. */
export const OWN_ITEMS_MAX = 50;

/** 'Recommended to pack at 36 weeks' is specified: four weeks before the due date. */
const WEEKS_AHEAD = 4;

/**
 * By number of babies: when to have packed, in completed weeks. For multiples four weeks before their typical birth, as
 * 36 is four weeks before 40: 33, 29 and 26. Our own choice (docs/facts-to-confirm.md).
 */
export const PACKING_WEEK = {
  1: 36,
  2: MULTIPLES_BIRTH_WEEK.twins - WEEKS_AHEAD,
  3: MULTIPLES_BIRTH_WEEK.triplets - WEEKS_AHEAD,
  4: MULTIPLES_BIRTH_WEEK.quads - WEEKS_AHEAD,
} as const;

/**
 * Who must travel to give birth packs this many weeks sooner: people leave remote communities at about 36 weeks, so for
 * one baby the bag is ready at 34. Our own choice (docs/facts-to-confirm.md).
 */
export const TRAVEL_WEEKS_SOONER = 2;
