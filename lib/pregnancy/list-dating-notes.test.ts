/** @jest-environment node */
import { listDatingNotes } from './list-dating-notes';
import type { PregnancyInput } from './types';

const date = new Date(2026, 10 /* Nov */, 10);

it.each<[string, PregnancyInput, string[]]>([
  ['a cycle of 35 days', { method: 'lmp', date, cycleLengthDays: 35 }, []],
  ['a cycle of 36 days', { method: 'lmp', date, cycleLengthDays: 36 }, ['long-cycle']],
  ['a period alone', { method: 'lmp', date }, []],
  ['a transfer', { method: 'conception', date, embryoAgeDays: 5 }, []],
  ['a scan at 6 weeks 6 days', { method: 'ultrasound', date, weeks: 6, days: 6 }, ['early-scan']],
  ['a scan at 7 weeks 0 days', { method: 'ultrasound', date, weeks: 7, days: 0 }, []],
  ['a scan at 22 weeks 6 days', { method: 'ultrasound', date, weeks: 22, days: 6 }, []],
  ['a scan at 23 weeks 0 days', { method: 'ultrasound', date, weeks: 23, days: 0 }, ['late-scan']],
])('%s', (_case, input, notes) => {
  expect(listDatingNotes(input)).toEqual(notes);
});
