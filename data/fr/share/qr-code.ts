import type { Words } from '@/data/words';

type English = typeof import('@/data/en/share/qr-code');

export const title: Words<English['title']> = 'Code QR avec le lien vers votre date prévue';
export const howToUse: Words<English['howToUse']> =
  'Pointez l’appareil photo d’un téléphone vers le code pour ouvrir le lien.';
