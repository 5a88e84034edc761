import type { SignId } from './warning-signs';

/** What somebody may say who times contractions, and means no contraction. */
export const signTopics = {
  water: ['early-leak', 'any-leak', 'unusual-water', 'water-in-quebec', 'water', 'water-in-unknown-region'],
  bleeding: [
    'emergency',
    'emergency-from-20',
    'very-heavy-bleeding',
    'heavy-period',
    'bleeding-with-pain',
    'any-other-bleeding',
    'bright-bleeding-or-period',
    'any-lighter-bleeding',
    'bright-bleeding',
    'lighter-bleeding',
    'discharge',
    'bright-blood',
    'pink-blood',
  ],
  movement: ['less-movement', 'movements-stopped-early', 'movements-stopped', 'no-movement-yet'],
} as const satisfies Record<string, readonly SignId[]>;

/** See `signTopics`. */
export type SignTopic = keyof typeof signTopics;
