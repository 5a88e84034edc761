import type { Words } from '@/data/words';

type English = typeof import('@/data/en/timeline/printed-plan');

export const origin = (address: string) => `${address}.`;
export const originAndDay: Words<English['originAndDay']> = ({ address, day }) => `${address}. Imprimé le ${day}.`;

export const posterSubtitle: Words<English['posterSubtitle']> =
  'Ce qui est aussi long que votre bébé, semaine par semaine';
export const posterNotes: Words<English['posterNotes']> =
  'Une ligne au-dessus de chaque semaine indique le trimestre : mince pour le premier, plus épaisse pour le deuxième, double pour le troisième. Les images ne sont pas à l’échelle entre elles. Les semaines 1 à 4 et la semaine 19 n’ont pas de longueur, seulement une image. Jusqu’à la semaine 18, la longueur va de la tête aux fesses; à partir de la semaine 20, de la tête aux talons; les bébés diffèrent. Un guide, pas un avis médical.';

export const trimesters = (first: string, second: string, third: string) =>
  `Premier trimestre : ${first}. Deuxième : ${second}. Troisième : ${third}.`;
export const week = (number: number) => `Semaine ${number}`;
export const weekFrom = (number: number, day: string) => `Semaine ${number}, dès le ${day}`;

export const mine = (dayAndTime: string) => `Mon rendez-vous : ${dayAndTime}`;
