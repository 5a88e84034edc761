/** The product's name breaks only if it has to. */
export const title = 'Canadian Due\u00a0Date Calculator';
/** In the place of the announcement that a link with a date opens. */
export const linkWithoutScript = 'A link with a due date needs JavaScript to open, and JavaScript is off.';
export const tagline = 'From a poppy seed to a hockey sweater: forty weeks, measured in things you know.';
