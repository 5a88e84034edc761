import {
  CYCLE_DAYS,
  DUE_DATE_MAX_DAYS_AGO,
  EMBRYO_AGE_DAYS,
  LMP_MAX_DAYS_AGO,
  SCAN_DAYS,
  SCAN_WEEKS,
  USUAL_BIRTH_END_DAY,
} from '@/data/pregnancy-rules';
import type { Words } from '@/data/words';
import { problems as dueDateProblems } from '@/words/ui/due-date-form';

type English = typeof import('@/data/en/calculator/problems');

export const problems: Words<English['problems']> = {
  'no-such-date': 'Entrez une date complète qui existe : année, mois et jour.',
  'lmp-in-future': 'Ce jour n’est pas encore venu. Entrez le premier jour de vos dernières menstruations.',
  'conception-in-future': 'Ce jour n’est pas encore venu. Entrez le jour de la conception.',
  'transfer-in-future': 'Ce jour n’est pas encore venu. Entrez le jour du transfert d’embryon.',
  'scan-in-future': 'Ce jour n’est pas encore venu. Entrez le jour de votre échographie.',
  'lmp-too-long-ago': `Ce jour remonte à plus de ${LMP_MAX_DAYS_AGO} jours, plus que la durée d’une grossesse. Vérifiez l’année et le mois.`,
  'conception-too-long-ago': 'Ce jour remonte à plus loin que la durée d’une grossesse. Vérifiez l’année et le mois.',
  'scan-too-long-ago': `Selon cette échographie et cet âge, vous en seriez aujourd’hui à plus de ${USUAL_BIRTH_END_DAY / 7} semaines de grossesse. Vérifiez la date et les semaines.`,
  'due-date-too-far-ahead':
    'Avec cette durée de cycle, ces menstruations sont trop récentes pour compter. Vérifiez la date et la durée du cycle.',
  'due-date-too-long-ago': `Avec cette durée de cycle, votre date prévue remonterait à plus de ${DUE_DATE_MAX_DAYS_AGO} jours. Vérifiez la date et la durée du cycle.`,
  'known-due-date-too-long-ago': dueDateProblems['due-date-too-long-ago'],
  'known-due-date-too-far-ahead': dueDateProblems['due-date-too-far-ahead'],
  'scan-weeks-out-of-range': `Entrez des semaines entières, de ${SCAN_WEEKS.min} à ${SCAN_WEEKS.max}.`,
  'scan-days-out-of-range': `Entrez des jours entiers, de ${SCAN_DAYS.min} à ${SCAN_DAYS.max}.`,
  'cycle-length-out-of-range': `Entrez des jours entiers, de ${CYCLE_DAYS.min} à ${CYCLE_DAYS.max}. Si votre cycle est plus court, plus long ou irrégulier, une échographie précoce est le meilleur guide.`,
  'embryo-age-out-of-range': `Entrez des jours entiers, de ${EMBRYO_AGE_DAYS.min} à ${EMBRYO_AGE_DAYS.max}.`,
};
