import type { Words } from '@/data/words';

type English = typeof import('@/data/en/birth/birth-links');

export const isHere: Words<English['isHere']> = 'Mon bébé est là';
export const cameEarly: Words<English['cameEarly']> = 'Mon bébé est arrivé tôt';
export const anotherPregnancy: Words<English['anotherPregnancy']> = 'Une autre grossesse';
export const toPage: Words<English['toPage']> = 'Carte de naissance, papiers et premières semaines';

export const bornToday: Words<English['bornToday']> = 'Votre bébé est né aujourd’hui';
export const isOld: Words<English['isOld']> = (age) => `Votre bébé a ${age}`;

export const sentence: Words<English['sentence']> = (text) => `${text}.`;
export const callAfterBirth: Words<English['callAfterBirth']> = 'Quand appeler après la naissance';

export const cardOfToday: Words<English['cardOfToday']> = (day) => `Jour ${day}`;
export const aboutCard: Words<English['aboutCard']> =
  'Ce qui est habituel aujourd’hui, une chose pour vous, et quand appeler';
