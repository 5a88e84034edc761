/** The product's name breaks only if it has to. */
export const title = 'Canadian Due\u00a0Date Calculator';
export const tagline = 'From a poppy seed to a hockey sweater: forty weeks, measured in things you know.';
