import type { Words } from '@/data/words';

type English = typeof import('@/data/en/birth/birth-month-pictures');

export const birthMonthPictures: Words<English['birthMonthPictures']> = {
  1: { birthstone: 'Une pierre ronde rouge foncé', flower: 'Une fleur rouge aux bords dentelés' },
  2: { birthstone: 'Une pierre violette à six côtés', flower: 'Une fleur violette à cinq pétales' },
  3: { birthstone: 'Une pierre bleu pâle en forme de goutte', flower: 'Une fleur jaune à trompette orange' },
  4: {
    birthstone: 'Une pierre transparente à huit côtés',
    flower: 'Une fleur aux pétales blancs autour d’un cœur jaune',
  },
  5: {
    birthstone: 'Une longue pierre verte taillée en gradins',
    flower: 'De petites clochettes blanches sur une tige courbée',
  },
  6: { birthstone: 'Une perle ronde de couleur crème', flower: 'Une rose rouge' },
  7: { birthstone: 'Une pierre ovale rouge', flower: 'Un épi de fleurs bleues' },
  8: { birthstone: 'Une pierre vert clair en forme de goutte', flower: 'Un épi de fleurs roses' },
  9: { birthstone: 'Une pierre bleu profond', flower: 'Une fleur aux nombreux pétales violets et minces' },
  10: { birthstone: 'Une pierre laiteuse aux taches de toutes les couleurs', flower: 'Une fleur ronde et orange' },
  11: { birthstone: 'Une longue pierre dorée taillée en gradins', flower: 'Une grosse fleur rose aux pétales pointus' },
  12: { birthstone: 'Une pierre bleu-vert aux veines brunes', flower: 'Une fleur blanche à coupe orange' },
};
