import { TERM_WEEKS } from '@/data/labour-rules';
import type { Words } from '@/data/words';

type English = typeof import('@/data/en/contractions/toasts');

export const started: Words<English['started']> = 'Contraction commencée';
export const startedAt = (time: string) => `Début à ${time}`;
export const ended: Words<English['ended']> = 'Contraction terminée';
export const lasted = (length: string) => `Durée : ${length}`;
export const preterm: Words<English['preterm']> = `Contractions avant ${TERM_WEEKS} semaines`;
export const close: Words<English['close']> = 'Les contractions se rapprochent';
export const considerCalling: Words<English['considerCalling']> =
  'Appelez votre médecin ou votre sage-femme, ou partez pour l’hôpital.';
export const cleared: Words<English['cleared']> = 'Chronomètre remis à zéro';
export const clearedText: Words<English['clearedText']> = 'Toutes les contractions sont effacées.';
