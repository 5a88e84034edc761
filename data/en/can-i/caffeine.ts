import type { CaffeineServingId } from '@/data/can-i/caffeine';

/** The heading of the table of caffeine. */
export const title = 'What a day of caffeine holds';
/** Above the table; with the day's limit in mg. */
export const lead = (mgPerDay: number) =>
  `Health Canada's limit in pregnancy is ${mgPerDay} mg a day, from all foods and drinks. The bars show how much of it one cup, can or serving takes up.`;
/** At the line which marks the day's limit on the scale of the bars. */
export const limit = (mgPerDay: number) => `${mgPerDay} mg: limit for one day`;
/** The headings of the columns. */
export const columns = { drink: 'Drink', size: 'Size', caffeine: 'Caffeine' };

/** What each drink is called. */
export const drinkNames: Record<CaffeineServingId, string> = {
  'decaf-coffee': 'Decaf coffee',
  'instant-coffee': 'Instant coffee',
  'percolated-coffee': 'Percolated coffee',
  'brewed-coffee': 'Brewed coffee (other than drip)',
  'filter-drip-coffee': 'Filter drip coffee',
  'tim-hortons-small': 'Tim Hortons coffee, small',
  'tim-hortons-medium': 'Tim Hortons coffee, medium',
  'tim-hortons-large': 'Tim Hortons coffee, large',
  'tim-hortons-extra-large': 'Tim Hortons coffee, extra large',
  tea: 'Black or green tea',
  cola: 'Cola',
  'diet-cola': 'Diet cola',
  'chocolate-milk': 'Chocolate milk',
  'energy-drink': 'Energy drink',
};

/** A size as a number. */
export const size = (millilitres: number) => `${millilitres} mL`;
/** In the place of a size where a serving has no one size. */
export const oneServing = 'one serving';

/** How much it holds: one figure, a span, or no more than a figure. */
export const about = (mg: number) => `about ${mg} mg`;
export const aboutBetween = (fromMg: number, toMg: number) => `about ${fromMg} to ${toMg} mg`;
export const upTo = (mg: number) => `up to ${mg} mg`;

/** Beside each figure that is somebody else's report, and what it means, below the table. */
export const secondHand = 'second-hand';
export const secondHandNote =
  'Second-hand: a coffee website reports these figures of the chain, and the cup sizes. Older reports give less.';
/** Below the table, for all of it. */
export const note =
  'A mug often holds more than one cup of 237 mL (8 oz). Energy drinks are here for scale only: leave them out.';
