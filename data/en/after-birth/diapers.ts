import type { StoolColour } from '@/data/after-birth/diapers';
import type { Statement } from '@/data/statement';

export const diapersTitle = 'Feeds and diapers, day by day';
export const diapersIntro: Statement = {
  text: 'For a breastfed baby who was born at term, in 24 hours. The day of the birth is day 0. There is nothing to count or write down: it is only to compare.',
  sources: ['toronto-breastfeeding', 'after-ontario-breastfeeding'],
};
export const columns = { day: 'Day', feeds: 'Feeds', wetDiapers: 'Wet diapers', stools: 'Poop' };
export const onDay = (day: number) => `Day ${day}`;
/** Of a row that holds until the next. */
export const fromDayToDay = (first: number, last: number) => `Days ${first} to ${last}`;
export const atLeast = (count: number) => `At least ${count}`;
/** Where no number is given. */
export const someHaveFewer = 'Some have fewer now';
export const stoolColours: Record<StoolColour, string> = {
  first: 'Black or dark green',
  changing: 'Brown, green or yellow',
  yellow: 'Yellow',
};
/** Below the table: what is more than a number, and what few poops ask for. */
export const paleUrine: Statement = {
  text: 'From about day 5 the pee is pale. Fewer than 3 poops a day, from day 3 until about 3 weeks? Call your midwife, nurse or provider the same day. None for 24 hours in the first week? Call now. After about 3 to 4 weeks some breastfed babies poop less often.',
  sources: [
    'after-region-peel-breastfeeding-baby',
    'after-ontario-breastfeeding',
    'after-grey-bruce-signs-that',
    'north-york-after-birth',
    'london-baby-signs',
  ],
};
/** Before the signs of the list. */
export const fewerWetDiapers = 'Fewer wet diapers than that? It is a sign, and so are very few feeds:';
export const formulaFed: Statement = {
  text: 'Formula, or breast and formula? We have found no figures by day. Ask your nurse, midwife or health line what to expect. The signs in the list hold however you feed.',
};
export const notForEarlyBabies: Statement = {
  text: 'Your baby came early, or is in hospital? These figures are not for you. Ask the team for theirs: those hold.',
};
