import type { TelephoneNumber } from './health-lines';

/**
 * Whom to call after something harmful was swallowed, breathed in or taken in too high a dose, at any hour. In Nunavut it
 * is the health centre. Sources: 'poison-numbers', 'poison-quebec', 'poison-vision-zero' of ./can-i/can-i-sources.
 */
export const poisonCentre: TelephoneNumber = { printed: '1-844-764-7669', dialled: '+18447647669' };
export const poisonCentreOfQuebec: TelephoneNumber = { printed: '1-800-463-5060', dialled: '+18004635060' };
