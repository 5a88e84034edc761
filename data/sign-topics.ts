import type { PregnancySignId } from './warning-signs';

/** What somebody may say who times contractions, and means no contraction. */
export const signTopics = {
  water: [
    'cord',
    'baby-coming',
    'early-leak',
    'any-leak',
    'watery-discharge',
    'water-colour',
    'water-smell',
    'water-fever',
    'water-strep',
    'water-twins',
    'water-not-head-down',
    'water-in-quebec',
    'water',
    'water-in-unknown-region',
  ],
  bleeding: [
    'very-heavy-bleeding',
    'large-clots',
    'blood-down-legs',
    'pass-out',
    'heavy-period',
    'any-bleeding',
    'bleeding-with-pain',
    'bleeding-with-fever',
    'bleeding-and-weak',
    'any-other-bleeding',
    'period-bleeding',
    'any-lighter-bleeding',
    'bright-bleeding',
    'low-placenta-bleeding',
    'lighter-bleeding',
    'bloody-discharge',
    'pink-blood',
  ],
  movement: [
    'less-movement',
    'weaker-movement',
    'changed-movement',
    'wild-movement',
    'less-from-24',
    'changed-from-24',
    'movements-stopped-early',
    'movements-stopped',
    'no-movement-yet',
  ],
} as const satisfies Record<string, readonly PregnancySignId[]>;

/** See `signTopics`. */
export type SignTopic = keyof typeof signTopics;
