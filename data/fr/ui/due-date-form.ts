import { DUE_DATE_MAX_DAYS_AGO, DUE_DATE_MAX_DAYS_AHEAD } from '@/data/pregnancy-rules';
import type { Words } from '@/data/words';

type English = typeof import('@/data/en/ui/due-date-form');

export const title: Words<English['title']> = 'Vos semaines';
export const dueDate: Words<English['dueDate']> = 'Date prévue';
export const problems: Words<English['problems']> = {
  'no-such-date': 'Entrez une date complète qui existe : année, mois et jour.',
  'due-date-too-long-ago': `Cette date remonte à plus de ${DUE_DATE_MAX_DAYS_AGO} jours. Vérifiez l’année et le mois.`,
  'due-date-too-far-ahead': `Une date prévue est dans ${DUE_DATE_MAX_DAYS_AHEAD} jours au plus. Vérifiez l’année et le mois.`,
};
