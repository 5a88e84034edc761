import type { BabyName } from '@/data/babies';

/** What the drawing of a stage shows, within a sentence. */
export const babies: Record<BabyName, string> = {
  'embryo-earliest': 'an embryo, curled like the letter C',
  'embryo-early': 'an embryo with tiny buds for arms and legs',
  embryo: 'an embryo with a large bent head and small limbs',
  'fetus-early': 'a baby with a large head, arms and legs folded',
  'fetus-middle': 'a baby, curled up with a hand at the mouth',
  'fetus-late': 'a slender baby with legs stretched',
  'fetus-term': 'a rounded baby with legs stretched',
};
