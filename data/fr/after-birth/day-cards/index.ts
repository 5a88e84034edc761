import type { DayCard } from './types';
import { week1 } from './week-1';
import { week2 } from './week-2';
import { week3 } from './week-3';
import { week4 } from './week-4';
import { week5 } from './week-5';
import { week6 } from './week-6';

/** By day after the birth: the first is the day of the birth. */
export const dayCards: readonly DayCard[] = [...week1, ...week2, ...week3, ...week4, ...week5, ...week6];
