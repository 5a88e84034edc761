import { SECOND_TRIMESTER_DAY, THIRD_TRIMESTER_DAY } from '@/data/pregnancy-rules';
import type { Words } from '@/data/words';

type English = typeof import('@/data/en/timeline/calendar-file');

export const productId: Words<English['productId']> = '-//Canadian Due Date Calculator//Timeline//FR';
export const calendarName: Words<English['calendarName']> = 'Calendrier de grossesse';

export const milestone = (week: number, title: string) => `Semaine ${week} : ${title}`;

export const usualTime = (dates: string) => `Moment habituel : ${dates}.`;
export const providerDecides: Words<English['providerDecides']> = 'La personne qui vous suit décide.';

export const myWeek = (week: number) => `Ma semaine ${week}`;
export const howToRemove: Words<English['howToRemove']> =
  'Pour enlever ces lignes, cherchez « Ma semaine » dans votre agenda et supprimez-les une à une.';

export const toComeBack = (link: string) => `Pour revenir à vos dates : ${link}`;

export const trimesters: Words<English['trimesters']> = {
  first: 'Début du premier trimestre',
  second: `Début du deuxième trimestre (compté à partir de ${SECOND_TRIMESTER_DAY / 7} semaines)`,
  third: `Début du troisième trimestre (compté à partir de ${THIRD_TRIMESTER_DAY / 7} semaines)`,
};
export const trimesterDays = (dates: string) =>
  `Dates : ${dates}. D’autres définitions diffèrent de deux semaines au plus.`;
