import type { Words } from '@/data/words';

type English = typeof import('@/data/en/share/message');

export const subject: Words<English['subject']> = 'Ma date prévue';
export const daysToGo: Words<English['daysToGo']> = ({ date, days, age }) =>
  `Mon bébé est attendu le ${date}. Il reste ${days} jours, et la grossesse en est à ${age}.`;
export const oneDayToGo: Words<English['oneDayToGo']> = ({ date, age }) =>
  `Mon bébé est attendu demain, le ${date}. Il reste 1 jour, et la grossesse en est à ${age}.`;
export const dueToday: Words<English['dueToday']> = ({ date, age }) =>
  `Mon bébé est attendu aujourd’hui, le ${date}. La grossesse en est à ${age}.`;
export const dueYesterday: Words<English['dueYesterday']> = ({ date, age }) =>
  `Mon bébé était attendu hier, le ${date}. La grossesse en est à ${age}.`;
export const daysPast: Words<English['daysPast']> = ({ date, days, age }) =>
  `Mon bébé était attendu le ${date}, il y a ${days} jours. La grossesse en est à ${age}.`;

export const sharingFailed: Words<English['sharingFailed']> = {
  title: 'Le partage n’a pas fonctionné',
  description: 'Essayez une autre façon de partager, ou copiez le lien.',
};
