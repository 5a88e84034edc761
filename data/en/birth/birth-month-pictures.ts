import type { Month } from '@/data/birth/types';

/** What the pictures of each month's stone and flower show, for somebody who cannot see them. */
export const birthMonthPictures: Record<Month, { birthstone: string; flower: string }> = {
  1: { birthstone: 'A dark red round stone', flower: 'A frilled red flower' },
  2: { birthstone: 'A purple stone with six sides', flower: 'A purple flower with five petals' },
  3: { birthstone: 'A pale blue stone in the shape of a drop', flower: 'A yellow flower with an orange trumpet' },
  4: { birthstone: 'A clear stone with eight sides', flower: 'A flower with white petals around a yellow centre' },
  5: { birthstone: 'A long green stone with steps', flower: 'Small white bells on a bent stem' },
  6: { birthstone: 'A round, cream-coloured pearl', flower: 'A red rose' },
  7: { birthstone: 'A red oval stone', flower: 'A spike of blue flowers' },
  8: { birthstone: 'A light green stone in the shape of a drop', flower: 'A spike of pink flowers' },
  9: { birthstone: 'A deep blue stone', flower: 'A flower with many thin violet petals' },
  10: { birthstone: 'A milky stone with spots of many colours', flower: 'A round orange flower' },
  11: { birthstone: 'A long golden stone with steps', flower: 'A full pink flower with pointed petals' },
  12: { birthstone: 'A blue-green stone with brown veins', flower: 'A white flower with an orange cup' },
};
