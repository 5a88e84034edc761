import { poisonCentre, poisonCentreOfQuebec } from '@/data/poison-centre';

/** Whom an answer of the look-up says to call, with the numbers: the search shows what asks for a call without its page. */
export const thePoisonCentre = `the poison centre (${poisonCentre.printed}; Quebec ${poisonCentreOfQuebec.printed}; Nunavut: your health centre)`;
