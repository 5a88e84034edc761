import type { Words } from '@/data/words';

type English = typeof import('@/data/en/resources/planner-on-demand');

export const planBenefits: Words<English['planBenefits']> = 'Planifier vos prestations';
export const plannerPage: Words<English['plannerPage']> = 'Ouvrir le planificateur sur sa propre page';
