import type { ReactNode } from 'react';
import type { Words } from '@/data/words';

type English = typeof import('@/data/en/timeline/printed-timeline');

export const label: Words<English['label']> = 'Sur papier';
export const title: Words<English['title']> = 'Quarante semaines';
export const dueDate = (date: ReactNode) => <>Date prévue : {date}</>;
export const dueDateByPen: Words<English['dueDateByPen']> = '____________________';
export const usualBirthRange = (firstWeek: number, lastWeek: number, dates: string) =>
  `Période habituelle de naissance (de ${firstWeek} à ${lastWeek} semaines) : ${dates}`;
export const notes: Words<English['notes']> =
  'Les rendez-vous sont à leur moment habituel; la personne qui vous suit décide. Les définitions des trimestres diffèrent de deux semaines au plus. Un guide, pas un avis médical : appelez votre médecin ou votre sage-femme dès que quelque chose vous inquiète.';

// Short, so that a week and its days stand on one line.
export const week = (number: number) => `Sem. ${number}`;
export const daysByPen: Words<English['daysByPen']> = '_____ au _____';
export const trimesters: Words<English['trimesters']> = { 1: '1er trimestre', 2: '2e trimestre', 3: '3e trimestre' };
export const inRegion: Words<English['inRegion']> = ({ appointment, code }) => `${appointment} (${code})`;
export const onDay: Words<English['onDay']> = ({ appointment, day }) => `${appointment} : ${day}`;
export const untilWeek = (appointment: string, number: number) => `${appointment}, jusqu’à la sem. ${number}`;
