import type { SourceKey } from '@/data/sources';

/** The most caffeine for a day in pregnancy, all foods and drinks together: Health Canada. */
export const CAFFEINE_MG_PER_DAY = 300;
export const caffeineLimitSources = ['caffeine-health-canada'] as const satisfies readonly SourceKey[];

/** How much caffeine one cup, can or serving of a drink holds. Every figure is an 'about'. */
export interface CaffeineServing {
  /** Its entry of the look-up: an anchor of the page of drinks. */
  entry: string;
  /** Left out where a serving has no one size. */
  millilitres?: number;
  /** The lower end; the same as `toMg` where a source gives one figure; left out where it gives the most allowed. */
  fromMg?: number;
  /** The upper end, up to which a bar is drawn. */
  toMg: number;
  /** The figure is somebody else's report of what the maker says: the table says so beside it. */
  isSecondHand?: true;
  sources: readonly SourceKey[];
}

/**
 * The rows of the table of caffeine, from little to much within a kind of drink. Bars are drawn to one scale, on which
 * the day's limit is a line: the largest coffee goes past it. Names and sizes in words: data/en/can-i/caffeine.ts.
 */
export const caffeineServings = {
  'decaf-coffee': {
    entry: 'decaf',
    millilitres: 237,
    fromMg: 3,
    toMg: 3,
    sources: ['caffeine-health-canada'],
  },
  'instant-coffee': {
    entry: 'coffee',
    millilitres: 237,
    fromMg: 76,
    toMg: 106,
    sources: ['caffeine-health-canada'],
  },
  'percolated-coffee': {
    entry: 'coffee',
    millilitres: 237,
    fromMg: 118,
    toMg: 118,
    sources: ['caffeine-health-canada'],
  },
  'brewed-coffee': {
    entry: 'coffee',
    millilitres: 237,
    fromMg: 135,
    toMg: 135,
    sources: ['caffeine-health-canada'],
  },
  'filter-drip-coffee': {
    entry: 'coffee',
    millilitres: 237,
    fromMg: 179,
    toMg: 179,
    sources: ['caffeine-health-canada'],
  },
  'tim-hortons-small': {
    entry: 'tim-hortons',
    millilitres: 286,
    fromMg: 140,
    toMg: 140,
    isSecondHand: true,
    sources: ['tims-1'],
  },
  'tim-hortons-medium': {
    entry: 'tim-hortons',
    millilitres: 425,
    fromMg: 205,
    toMg: 205,
    isSecondHand: true,
    sources: ['tims-1'],
  },
  'tim-hortons-large': {
    entry: 'tim-hortons',
    millilitres: 563,
    fromMg: 270,
    toMg: 270,
    isSecondHand: true,
    sources: ['tims-1'],
  },
  'tim-hortons-extra-large': {
    entry: 'tim-hortons',
    millilitres: 678,
    fromMg: 330,
    toMg: 330,
    isSecondHand: true,
    sources: ['tims-1'],
  },
  tea: {
    entry: 'tea',
    millilitres: 237,
    fromMg: 30,
    toMg: 50,
    sources: ['caffeine-health-canada'],
  },
  cola: {
    entry: 'cola',
    millilitres: 355,
    fromMg: 36,
    toMg: 46,
    sources: ['caffeine-health-canada'],
  },
  'diet-cola': {
    entry: 'cola',
    millilitres: 355,
    fromMg: 39,
    toMg: 50,
    sources: ['caffeine-health-canada'],
  },
  'chocolate-milk': {
    entry: 'chocolate',
    millilitres: 237,
    fromMg: 8,
    toMg: 8,
    sources: ['caffeine-health-canada'],
  },
  'energy-drink': {
    entry: 'energy-drinks',
    toMg: 180,
    sources: ['energy-drinks-cfia'],
  },
} as const satisfies Record<string, CaffeineServing>;

export type CaffeineServingId = keyof typeof caffeineServings;
