/**
 * The site counts a baby's weeks until the first birthday. Our own choice (docs/decisions/birth.md, "After the birth").
 */
export const COUNTED_MONTHS_AFTER_BIRTH = 12;

/**
 * Before so many weeks of pregnancy no birthday is taken: a loss before 20 weeks is not counted as a birth in Canada, and
 * the page for it is another one.
 */
export const EARLIEST_BIRTH_WEEK = 20;

/** 'My baby came early' is offered from this week on, quietly; 'My baby is here' from 37 weeks. */
export const EARLY_BIRTH_OFFERED_WEEK = 20;
