/** Imperial units in their metric equivalents (specification, section 9). */
export const CM_PER_INCH = 2.54;
export const G_PER_OUNCE = 28.35;
export const OUNCES_PER_POUND = 16;
