/** What may be true of a birth or a baby, and changes what is said of the first six weeks. */
export const birthTracks = ['cesarean', 'early', 'in-hospital', 'twins', 'breast', 'bottle', 'both'] as const;
export type BirthTrack = (typeof birthTracks)[number];

/** How a baby is fed. Who says nothing of it reads of all three; the other tracks are apart from it. */
export const feedingTracks = ['breast', 'bottle', 'both'] as const satisfies readonly BirthTrack[];

/** The day of the birth is day 0: 42 days are six weeks. */
export const CARD_DAYS = 42;
