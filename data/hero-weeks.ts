/** The weeks that the first screen draws, from an embryo to a baby ready to be born; all have a length. */
export const heroWeeks = [8, 14, 20, 36] as const;

/** The one that it begins with. */
export const HERO_WEEK = 14;
