import type { Words } from '@/data/words';

type English = typeof import('@/data/en/contractions/history');

export const historyList: Words<English['historyList']> = 'Historique des contractions';
export const atTime = (time: string) => `à ${time}`;
export const firstOne: Words<English['firstOne']> = 'La première';
export const unknownGap: Words<English['unknownGap']> = 'Écart inconnu : l’heure de l’appareil a changé';
export const notConfirmed: Words<English['notConfirmed']> = 'Durée non confirmée : hors des moyennes';
export const edit: Words<English['edit']> = 'Modifier';
export const editAt = (time: string) => `Modifier la contraction de ${time}`;
export const remove: Words<English['remove']> = 'Supprimer';
export const removeAt = (time: string) => `Supprimer la contraction de ${time}`;
