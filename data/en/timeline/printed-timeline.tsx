import type { ReactNode } from 'react';

// What the page prints before, and without, its own plan: it is part of the page.
export const label = 'On paper';
export const title = 'Forty weeks';
export const dueDate = (date: ReactNode) => <>Due date: {date}</>;
export const dueDateByPen = '____________________';
export const usualBirthRange = (firstWeek: number, lastWeek: number, dates: string) =>
  `Usual birth range (${firstWeek} to ${lastWeek} weeks): ${dates}`;
export const notes =
  'Appointments are shown at their usual times; your provider decides. Definitions of trimesters differ by up to two weeks. A guide, not medical advice: call your provider whenever you are worried.';

export const week = (number: number) => `Week ${number}`;
export const daysByPen = '_____ to _____';
export const trimesters = { 1: '1st trimester', 2: '2nd trimester', 3: '3rd trimester' };
export const inRegion = ({ appointment, code }: { appointment: string; code: string }) => `${appointment} (${code})`;
export const onDay = ({ appointment, day }: { appointment: string; day: string }) => `${appointment}: ${day}`;
export const untilWeek = (appointment: string, number: number) => `${appointment}, to week ${number}`;
