/** @jest-environment node */
import { addDays } from 'date-fns';
import { formatCalendarDate } from '@/lib/calendar/calendar-date';
import { fc, manyRuns } from '@/scripts/testing/properties';
import { type CalculatorFields, getDueDateFields, getInitialFields } from './calculator-fields';
import { checkCalculatorFields, checkLastPeriod, getDateBounds } from './calculator-form';
import type { PregnancyMethod } from './dating';

const TODAY = new Date(2026, 10 /* Nov */, 21);

function fieldsWith(method: PregnancyMethod, daysAgo: number, more: Partial<CalculatorFields> = {}): CalculatorFields {
  const fields = getInitialFields(formatCalendarDate(TODAY));
  const date = formatCalendarDate(addDays(TODAY, -daysAgo));
  return { ...fields, method, dates: { ...fields.dates, [method]: date }, ...more };
}

const knownDueDate = (daysAhead: number) =>
  getDueDateFields(formatCalendarDate(addDays(TODAY, daysAhead)), formatCalendarDate(TODAY));

describe('checkCalculatorFields', () => {
  it.each<[string, CalculatorFields, number]>([
    ['a last period today', fieldsWith('lmp', 0), 280],
    ['a last period 300 days ago', fieldsWith('lmp', 300), -20],
    ['a conception today', fieldsWith('conception', 0), 266],
    ['a conception 286 days ago', fieldsWith('conception', 286), -20],
    ['a transfer today', fieldsWith('conception', 0, { isTransfer: true, embryoAgeDays: '5' }), 261],
    ['a transfer 281 days ago', fieldsWith('conception', 281, { isTransfer: true, embryoAgeDays: '5' }), -20],
    ['a scan today of 42 weeks 0 days', fieldsWith('ultrasound', 0, { scanWeeks: '42' }), -14],
    ['a scan whose age is 42 weeks 0 days today', fieldsWith('ultrasound', 224, { scanWeeks: '10' }), -14],
    ['a scan with no number typed', fieldsWith('ultrasound', 7, { scanWeeks: '', scanDays: 'x' }), 273],
    ['a cycle of 45 days', fieldsWith('lmp', 17, { cycleLengthDays: '45' }), 280],
    ['a cycle of 21 days', fieldsWith('lmp', 293, { cycleLengthDays: '21' }), -20],
    ['a due date 20 days ago', knownDueDate(-20), -20],
    ['a due date in 280 days', knownDueDate(280), 280],
  ])('accepts %s', (_case, fields, daysToDueDate) => {
    const checked = checkCalculatorFields(fields, TODAY);
    if ('problems' in checked) throw new Error(`refused: ${JSON.stringify(checked)}`);
    expect(checked.dueDate).toEqual(addDays(TODAY, daysToDueDate));
  });

  it.each<[string, CalculatorFields, object]>([
    ['a last period tomorrow', fieldsWith('lmp', -1), { date: 'lmp-in-future' }],
    ['a last period 301 days ago', fieldsWith('lmp', 301), { date: 'lmp-too-long-ago' }],
    ['a conception tomorrow', fieldsWith('conception', -1), { date: 'conception-in-future' }],
    ['a conception 287 days ago', fieldsWith('conception', 287), { date: 'conception-too-long-ago' }],
    ['a transfer tomorrow', fieldsWith('conception', -1, { isTransfer: true }), { date: 'transfer-in-future' }],
    [
      'a transfer 282 days ago of a five-day embryo',
      fieldsWith('conception', 282, { isTransfer: true }),
      { date: 'conception-too-long-ago' },
    ],
    ['a scan tomorrow', fieldsWith('ultrasound', -1, { scanWeeks: '10' }), { date: 'scan-in-future' }],
    [
      'a scan whose age is 42 weeks 1 day today',
      fieldsWith('ultrasound', 225, { scanWeeks: '10' }),
      { date: 'scan-too-long-ago' },
    ],
    ['a scan of 43 weeks', fieldsWith('ultrasound', 0, { scanWeeks: '43' }), { scanWeeks: 'scan-weeks-out-of-range' }],
    ['a scan of -1 weeks', fieldsWith('ultrasound', 0, { scanWeeks: '-1' }), { scanWeeks: 'scan-weeks-out-of-range' }],
    ['a scan of 7 days', fieldsWith('ultrasound', 0, { scanDays: '7' }), { scanDays: 'scan-days-out-of-range' }],
    ['half a week', fieldsWith('ultrasound', 0, { scanWeeks: '10,5' }), { scanWeeks: 'scan-weeks-out-of-range' }],
    [
      'a cycle of 20 days',
      fieldsWith('lmp', 30, { cycleLengthDays: '20' }),
      { cycleLengthDays: 'cycle-length-out-of-range' },
    ],
    [
      'a cycle of 46 days',
      fieldsWith('lmp', 30, { cycleLengthDays: '46' }),
      { cycleLengthDays: 'cycle-length-out-of-range' },
    ],
    [
      'an embryo of 8 days',
      fieldsWith('conception', 30, { isTransfer: true, embryoAgeDays: '8' }),
      { embryoAgeDays: 'embryo-age-out-of-range' },
    ],
    [
      'a long cycle that just began',
      fieldsWith('lmp', 0, { cycleLengthDays: '29' }),
      { date: 'due-date-too-far-ahead' },
    ],
    [
      'a short cycle too long ago',
      fieldsWith('lmp', 294, { cycleLengthDays: '21' }),
      { date: 'due-date-too-long-ago' },
    ],
    ['a due date 21 days ago', knownDueDate(-21), { date: 'known-due-date-too-long-ago' }],
    ['a due date in 281 days', knownDueDate(281), { date: 'known-due-date-too-far-ahead' }],
    ['no due date', getDueDateFields('', '2026-11-21'), { date: 'no-such-date' }],
    [
      'an empty date',
      { ...fieldsWith('lmp', 0), dates: { lmp: '', conception: '', ultrasound: '', dueDate: '' } },
      { date: 'no-such-date' },
    ],
  ])('refuses %s', (_case, fields, problems) => {
    expect(checkCalculatorFields(fields, TODAY)).toEqual({ problems });
  });

  it('says what a due date was calculated from, unless it was known', () => {
    expect(checkCalculatorFields(fieldsWith('lmp', 80), TODAY)).toHaveProperty('input.method', 'lmp');
    expect(checkCalculatorFields(knownDueDate(80), TODAY)).not.toHaveProperty('input');
  });

  it('names every field that is wrong at once', () => {
    const fields = fieldsWith('ultrasound', 0, { scanWeeks: '99', scanDays: '9' });
    expect(checkCalculatorFields({ ...fields, dates: { ...fields.dates, ultrasound: '2026-02-31' } }, TODAY)).toEqual({
      problems: { date: 'no-such-date', scanWeeks: 'scan-weeks-out-of-range', scanDays: 'scan-days-out-of-range' },
    });
  });

  it('ignores the fields of other methods', () => {
    const checked = checkCalculatorFields(fieldsWith('ultrasound', 0, { cycleLengthDays: '99' }), TODAY);
    expect(checked).toHaveProperty('input');
  });
});

describe('getDateBounds', () => {
  it.each<[string, CalculatorFields, number]>([
    ['lmp', fieldsWith('lmp', 0), 300],
    ['conception', fieldsWith('conception', 0), 286],
    ['transfer', fieldsWith('conception', 0, { isTransfer: true, embryoAgeDays: '3' }), 283],
    ['ultrasound', fieldsWith('ultrasound', 0, { scanWeeks: '10', scanDays: '2' }), 222],
    ['a scan past term', fieldsWith('ultrasound', 0, { scanWeeks: '42', scanDays: '6' }), 0],
  ])('offers %s back to %#', (_case, fields, daysAgo) => {
    expect(getDateBounds(fields, TODAY)).toEqual({ start: addDays(TODAY, -daysAgo), end: TODAY });
  });

  it.each<[string, CalculatorFields, number]>([
    ['a usual cycle', fieldsWith('lmp', 0, { cycleLengthDays: '99' }), 300],
    ['a conception without transfer', fieldsWith('conception', 0, { isTransfer: true, embryoAgeDays: '9' }), 286],
    ['a scan of 0 weeks', fieldsWith('ultrasound', 0, { scanWeeks: '99', scanDays: '3' }), 291],
    ['a scan of whole weeks', fieldsWith('ultrasound', 0, { scanWeeks: '10', scanDays: '9' }), 224],
  ])('offers the days of %s while the number beside the date is out of range', (_case, fields, daysAgo) => {
    expect(getDateBounds(fields, TODAY)).toEqual({ start: addDays(TODAY, -daysAgo), end: TODAY });
  });

  it.each([
    ['21', 293, 0],
    ['27', 299, 0],
    ['29', 300, 1],
    ['45', 300, 17],
  ])('offers for a cycle of %s days those from %i to %i days ago', (cycleLengthDays, most, fewest) => {
    const bounds = getDateBounds(fieldsWith('lmp', 0, { cycleLengthDays }), TODAY);
    expect(bounds).toEqual({ start: addDays(TODAY, -most), end: addDays(TODAY, -fewest) });
  });

  it('offers as due dates those from 20 days ago to 280 days ahead', () => {
    expect(getDateBounds(knownDueDate(9), TODAY)).toEqual({ start: addDays(TODAY, -20), end: addDays(TODAY, 280) });
  });

  it('offers exactly the days that are accepted', () => {
    const anyFields = fc.record({
      method: fc.constantFrom<PregnancyMethod>('lmp', 'conception', 'ultrasound'),
      daysAgo: fc.integer({ min: -20, max: 320 }),
      scanWeeks: fc.integer({ min: 0, max: 41 }).map(String),
      scanDays: fc.integer({ min: 0, max: 6 }).map(String),
      isTransfer: fc.boolean(),
      embryoAgeDays: fc.integer({ min: 2, max: 7 }).map(String),
      cycleLengthDays: fc.integer({ min: 21, max: 45 }).map(String),
    });
    fc.assert(
      fc.property(anyFields, ({ method, daysAgo, ...more }) => {
        const fields = fieldsWith(method, daysAgo, more);
        const { start, end } = getDateBounds(fields, TODAY);
        const date = addDays(TODAY, -daysAgo);
        return 'input' in checkCalculatorFields(fields, TODAY) === (date >= start && date <= end);
      }),
      manyRuns,
    );
  });
});

describe('checkLastPeriod', () => {
  const today = new Date(2026, 10 /* Nov */, 21);

  it('makes a due date of a last period, and remembers what it came from', () => {
    const checked = checkLastPeriod('2026-09-01', today);
    expect(checked).toMatchObject({
      pregnancy: { dueDate: '2027-06-08', fields: { method: 'lmp', cycleLengthDays: '28' } },
    });
  });

  it.each([
    ['today', '2026-11-21', '2027-08-28'],
    ['300 days ago', '2026-01-25', '2026-11-01'],
  ])('takes a period of %s', (_name, text, dueDate) => {
    expect(checkLastPeriod(text, today)).toMatchObject({ pregnancy: { dueDate } });
  });

  it.each([
    ['tomorrow', '2026-11-22', 'lmp-in-future'],
    ['301 days ago', '2026-01-24', 'lmp-too-long-ago'],
    ['a day that no year has', '2026-02-31', 'no-such-date'],
    ['nothing', '', 'no-such-date'],
  ])('refuses %s', (_name, text, problem) => {
    expect(checkLastPeriod(text, today)).toEqual({ problem });
  });
});
