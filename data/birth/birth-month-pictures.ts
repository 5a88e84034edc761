import type { Month } from './types';

/** The pictures of each month's stone and of its usual flower. The rose is one of the illustration set. */
export const birthMonthPictures: Record<Month, { birthstone: string; flower: string }> = {
  1: { birthstone: 'garnet', flower: 'carnation' },
  2: { birthstone: 'amethyst', flower: 'violet' },
  3: { birthstone: 'aquamarine', flower: 'daffodil' },
  4: { birthstone: 'diamond', flower: 'daisy' },
  5: { birthstone: 'emerald', flower: 'lily-of-the-valley' },
  6: { birthstone: 'pearl', flower: 'rose' },
  7: { birthstone: 'ruby', flower: 'larkspur' },
  8: { birthstone: 'peridot', flower: 'gladiolus' },
  9: { birthstone: 'sapphire', flower: 'aster' },
  10: { birthstone: 'opal', flower: 'marigold' },
  11: { birthstone: 'topaz', flower: 'chrysanthemum' },
  12: { birthstone: 'turquoise', flower: 'narcissus' },
};
