/** @jest-environment node */
import { formatDollars, formatLength, formatPercent, formatRoughCount } from './amounts';
import { formatCountdown } from './countdown';
import {
  formatDate,
  formatDateRange,
  formatLongDate,
  formatMonth,
  formatPlainLongDate,
  formatShortDate,
} from './dates';
import { formatDays, formatDaysInWeeks, formatWeeks, formatWeeksAndDays } from './durations';
import { formatNumber, getCountForm } from './numbers';
import { bindNumbers, formatList, lowerFirst } from './text';
import { formatMinutesSeconds, formatTimeOfDay } from './times';

const FIRST = new Date(2027, 5 /* Jun */, 1);
const EIGHTH = new Date(2027, 5, 8);
/** No-break spaces as they can be seen. */
const show = (text: string) => text.replaceAll('\u00a0', '_').replaceAll('\u202f', '^');

it('writes the first of a month as 1er, and no other day so', () => {
  expect(show(formatDate(FIRST))).toBe('1er_juin 2027');
  expect(show(formatLongDate(FIRST))).toBe('mardi 1er_juin 2027');
  expect(show(formatShortDate(FIRST))).toBe('1er_juin');
  expect(show(formatDate(new Date(2027, 5, 11)))).toBe('11_juin 2027');
  expect(show(formatDate(new Date(2027, 5, 21)))).toBe('21_juin 2027');
});

it('writes days with the weekday first and the month in small letters', () => {
  expect(show(formatLongDate(EIGHTH))).toBe('mardi 8_juin 2027');
  expect(formatPlainLongDate(EIGHTH)).toBe('mardi 8 juin 2027');
  expect(show(formatShortDate(new Date(2027, 6 /* Jul */, 8), true))).toBe('8_juill. 2027');
  expect(formatMonth(new Date(2027, 1 /* Feb */, 1))).toBe('févr. 2027');
});

it('writes ranges in words', () => {
  expect(show(formatDateRange({ start: FIRST, end: EIGHTH }))).toBe('du 1er_juin 2027 au 8_juin 2027');
});

it.each([
  [0, '0_jour'],
  [1, '1_jour'],
  [2, '2_jours'],
  [1_000_000, '1_000_000_jours'],
])('counts %d in the form that French asks for', (count, text) => {
  expect(show(formatDays(count))).toBe(text);
});

it.each([
  [0, 'semaine'],
  [1, 'semaine'],
  [1.5, 'semaine'],
  [2, 'semaines'],
  [1_000_000, 'semaines'],
])('has the form for %d that French asks for', (count, form) => {
  expect(getCountForm(count, { one: 'semaine', other: 'semaines' })).toBe(form);
});

it('counts weeks and days', () => {
  expect(show(formatWeeks(1))).toBe('1_semaine');
  expect(show(formatWeeksAndDays({ weeks: 20, days: 3 }))).toBe('20_semaines et 3_jours');
  expect(show(formatDaysInWeeks(8))).toBe('1_semaine et 1_jour');
  expect(formatCountdown(EIGHTH, FIRST).value).toBe('7');
});

it('writes numbers, money and shares with no-break spaces, none of them narrow', () => {
  expect(show(formatNumber(14_601_600))).toBe('14_601_600');
  expect(show(formatNumber(1.5, 1))).toBe('1,5');
  expect(show(formatDollars(27_500))).toBe('27_500_$');
  expect(show(formatDollars(679.75))).toBe('679,75_$');
  expect(show(formatPercent(55))).toBe('55_%');
  expect(show(formatLength(4.4).cm)).toBe('4,4_cm');
  expect(show(formatLength(4.4).inch)).toBe('1,7_po');
  expect(show(formatRoughCount(7_862_400))).toBe('7,9_millions');
  expect(show(formatRoughCount(1_000_000))).toBe('1_million');
});

it('writes the time of day by 24 hours', () => {
  expect(show(formatTimeOfDay(new Date(2027, 5, 8, 4, 5)))).toBe('4_h_05');
  expect(show(formatTimeOfDay(new Date(2027, 5, 8, 16, 35)))).toBe('16_h_35');
  expect(show(formatTimeOfDay(new Date(2027, 5, 8, 0, 5, 9), true))).toBe('0_h_05_min_09_s');
  expect(show(formatMinutesSeconds(280))).toBe('4_min 40_s');
});

it('lists with «et» and no comma before it', () => {
  expect(formatList(['Ontario', 'Québec', 'Nunavut'])).toBe('Ontario, Québec et Nunavut');
});

it('binds a number to its noun, also before an accent', () => {
  expect(show(bindNumbers('entre 24 et 28 semaines, 20 échographies, la semaine 12'))).toBe(
    'entre 24_et 28_semaines, 20_échographies, la semaine_12',
  );
});

it.each([
  ['L’os remplace le cartilage', 'l’os remplace le cartilage'],
  ['À terme', 'à terme'],
  ['RQAP', 'RQAP'],
])('goes on in small letters behind a colon: %s', (title, continued) => {
  expect(lowerFirst(title)).toBe(continued);
});
