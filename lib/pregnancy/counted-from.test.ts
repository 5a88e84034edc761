/** @jest-environment node */
import { type CalculatorFields, getInitialFields } from './calculator-fields';
import { findCountedFrom } from './counted-from';

const today = new Date(2026, 10 /* Nov */, 21);
const dueDate = '2027-06-08';
const initial = getInitialFields('2026-11-21');
const withDate = (method: 'lmp' | 'conception' | 'ultrasound', date: string, more: Partial<CalculatorFields> = {}) => ({
  ...initial,
  method,
  dates: { ...initial.dates, [method]: date },
  ...more,
});

describe('what a kept due date was counted from', () => {
  it.each([
    ['a period', withDate('lmp', '2026-09-01'), { method: 'lmp', date: new Date(2026, 8, 1) }],
    [
      'a conception',
      withDate('conception', '2026-09-15'),
      { method: 'conception', date: new Date(2026, 8, 15), embryoAgeDays: 0 },
    ],
    [
      'a transfer',
      withDate('conception', '2026-09-20', { isTransfer: true, embryoAgeDays: '5' }),
      { method: 'conception', date: new Date(2026, 8, 20), embryoAgeDays: 5 },
    ],
    [
      'a scan',
      withDate('ultrasound', '2026-11-10', { scanWeeks: '10' }),
      { method: 'ultrasound', date: new Date(2026, 10, 10), weeks: 10, days: 0 },
    ],
  ])('%s', (_what, fields, expected) => {
    expect(findCountedFrom({ dueDate, fields }, today)).toMatchObject(expected);
  });

  it.each(['entered', 'link'] as const)('a due date itself, by its origin: %s', (origin) => {
    expect(findCountedFrom({ dueDate, origin }, today)).toEqual({ method: origin });
  });

  it('is not known of a due date that an earlier version of the site has kept', () => {
    expect(findCountedFrom({ dueDate }, today)).toBeUndefined();
  });

  it.each([
    ['gives another due date', withDate('lmp', '2026-09-02')],
    ['holds no date', withDate('lmp', '')],
    ['holds a day to come', withDate('lmp', '2026-11-22')],
  ])('is not said where the kept form %s', (_case, fields) => {
    expect(findCountedFrom({ dueDate, fields }, today)).toBeUndefined();
  });
});
