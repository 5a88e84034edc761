import type { LengthMeasure } from '@/data/fetal-size';

/** The two ways of measuring a baby, in words. */
export const measureNames: Record<LengthMeasure, string> = {
  'crown-rump': 'head to bottom',
  'crown-heel': 'head to heel',
};
