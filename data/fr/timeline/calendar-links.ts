import type { Words } from '@/data/words';

type English = typeof import('@/data/en/timeline/calendar-links');

export const title: Words<English['title']> = 'Une date à la fois, vers Google ou Outlook';
export const intro: Words<English['intro']> =
  'Ces agendas s’ouvrent en ligne. Google ou Microsoft reçoit ce que l’entrée montre : son titre, son jour et son texte, et l’heure et le lieu si vous les avez notés. Aucun rappel ne vient avec : ajoutez-y le vôtre.';
export const none: Words<English['none']> = 'Rien de ce que vous avez choisi n’est à venir.';
export const calendars: Words<English['calendars']> = { google: 'Google Agenda', outlook: 'Outlook' };
export const whatIsAdded = (title: string) => ` : ${title}`;
