/** The weeks that the first screen draws, from an embryo to a baby ready to be born; all have a length. */
export const heroWeeks = [8, 14, 20, 36] as const;

/** The one that it begins with. */
export const HERO_WEEK = 14;

/** The weeks whose things stand in a row below it. */
export const rowWeeks = [4, 8, 11, 14, 16, 20, 24, 28, 33, 40] as const;
