import type { BabyName } from '@/data/babies';

/** What the drawing of a stage shows, within a sentence. */
export const babies: Record<BabyName, string> = {
  'week-05': 'an embryo, curled like the letter C',
  'week-07': 'an embryo with tiny buds for arms and legs',
  'week-08': 'an embryo with a large bent head and small limbs',
  'week-10': 'a baby with a large head and small arms and legs, curled up',
  'week-12': 'a baby with a large head, curled up with bent legs',
  'week-16': 'a slim baby with long arms, curled up',
  'week-20': 'a slim baby, curled up, with a hand in front of the chest',
  'week-24': 'a slim baby with first fine hair, asleep and curled up',
  'week-28': 'a baby with fine hair, asleep and curled up',
  'week-32': 'a rounder baby with hair, asleep and curled up',
  'week-36': 'a plump baby with hair, asleep and tightly curled up',
  'week-40': 'a full, round baby with hair, asleep and tightly curled up',
};
