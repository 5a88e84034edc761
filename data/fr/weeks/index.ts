import type { WeekText } from './types';
import { week1 } from './week-01';
import { week2 } from './week-02';
import { week3 } from './week-03';
import { week4 } from './week-04';
import { week5 } from './week-05';
import { week6 } from './week-06';
import { week7 } from './week-07';
import { week8 } from './week-08';
import { week9 } from './week-09';
import { week10 } from './week-10';
import { week11 } from './week-11';
import { week12 } from './week-12';
import { week13 } from './week-13';
import { week14 } from './week-14';
import { week15 } from './week-15';
import { week16 } from './week-16';
import { week17 } from './week-17';
import { week18 } from './week-18';
import { week19 } from './week-19';
import { week20 } from './week-20';
import { week21 } from './week-21';
import { week22 } from './week-22';
import { week23 } from './week-23';
import { week24 } from './week-24';
import { week25 } from './week-25';
import { week26 } from './week-26';
import { week27 } from './week-27';
import { week28 } from './week-28';
import { week29 } from './week-29';
import { week30 } from './week-30';
import { week31 } from './week-31';
import { week32 } from './week-32';
import { week33 } from './week-33';
import { week34 } from './week-34';
import { week35 } from './week-35';
import { week36 } from './week-36';
import { week37 } from './week-37';
import { week38 } from './week-38';
import { week39 } from './week-39';
import { week40 } from './week-40';

/** The texts of all forty weeks, in order. */
export const weekTexts: WeekText[] = [
  week1,
  week2,
  week3,
  week4,
  week5,
  week6,
  week7,
  week8,
  week9,
  week10,
  week11,
  week12,
  week13,
  week14,
  week15,
  week16,
  week17,
  week18,
  week19,
  week20,
  week21,
  week22,
  week23,
  week24,
  week25,
  week26,
  week27,
  week28,
  week29,
  week30,
  week31,
  week32,
  week33,
  week34,
  week35,
  week36,
  week37,
  week38,
  week39,
  week40,
];
