import type { Words } from '@/data/words';

type English = typeof import('@/data/en/share/facts');

export const share: Words<English['share']> = 'Partager';
export const tweet: Words<English['tweet']> = 'Publier sur X';
export const pin: Words<English['pin']> = 'Épingler';
export const whatTheLinkHolds: Words<English['whatTheLinkHolds']> = 'Le lien contient votre date prévue.';
