import { DUE_DATE_MAX_DAYS_AGO, DUE_DATE_MAX_DAYS_AHEAD } from '@/data/pregnancy-rules';
import type { Words } from '@/data/words';

type English = typeof import('@/data/en/share/link-problem');

export const title: Words<English['title']> = 'La date de ce lien ne peut pas servir';

export const problems: Words<English['problems']> = {
  'no-such-date': 'La date du lien que vous avez suivi n’existe pas.',
  'due-date-too-long-ago': `La date prévue du lien que vous avez suivi remonte à plus de ${DUE_DATE_MAX_DAYS_AGO} jours.`,
  'due-date-too-far-ahead': `La date prévue du lien que vous avez suivi est dans plus de ${DUE_DATE_MAX_DAYS_AHEAD} jours : c’est trop loin pour une grossesse.`,
  'several-dates': 'Le lien que vous avez suivi a plus d’une date : nous ne pouvons pas savoir laquelle est la bonne.',
};
export const whatToDo: Words<English['whatToDo']> = 'Redemandez le lien, ou calculez une date prévue ici.';

// A link whose day was some time ago: nobody here knows how it went.
export const wasDueOn = (date: string) => `La date prévue était le ${date}`;
export const afterIt: Words<English['afterIt']> =
  'Le lien que vous avez suivi date d’avant ce jour et ne peut pas dire ce qui est arrivé. Laissez la famille vous donner des nouvelles, ou calculez une date prévue ici.';
