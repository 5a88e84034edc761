/** @jest-environment node */
import { getInitialFields } from './calculator-fields';
import {
  type CalculatorAction,
  type CalculatorState,
  initialCalculatorState,
  reduceCalculator,
} from './calculator-state';
import type { StoredPregnancy } from './stored-pregnancy';

const today = new Date(2026, 10 /* Nov */, 21);

function stateAfter(...actions: CalculatorAction[]): CalculatorState {
  return actions.reduce(reduceCalculator, initialCalculatorState);
}
const opened: CalculatorAction = { type: 'opened', today };
const lmp = (date: string): CalculatorAction => ({ type: 'date-changed', date });
const submitted: CalculatorAction = { type: 'submitted', today };

describe('the calculator form', () => {
  it('is unknown until the page has mounted, so that no export holds a date', () => {
    expect(initialCalculatorState).toEqual({ status: 'unknown' });
    expect(stateAfter(lmp('2026-09-01'), submitted)).toEqual({ status: 'unknown' });
  });

  it('starts with the last period method and today', () => {
    expect(stateAfter(opened)).toMatchObject({
      status: 'ready',
      fields: { method: 'lmp', dates: { lmp: '2026-11-21' } },
    });
  });

  it('calculates, then is ready for the next date', () => {
    const calculating = stateAfter(opened, lmp('2026-09-01'), submitted);
    expect(calculating).toMatchObject({ status: 'calculating', pending: { dueDate: '2027-06-08' }, problems: {} });
    const ready = reduceCalculator(calculating, { type: 'calculated' });
    expect(ready).toMatchObject({ status: 'ready', fields: { dates: { lmp: '2026-09-01' } } });
    expect(ready).not.toHaveProperty('pending');
  });

  it('ignores a second submission while it calculates', () => {
    const calculating = stateAfter(opened, lmp('2026-09-01'), submitted);
    expect(reduceCalculator(calculating, submitted)).toBe(calculating);
  });

  it('names the problem, counts the refusal and keeps what was typed', () => {
    const refused = stateAfter(opened, lmp('2027-01-01'), submitted);
    expect(refused).toMatchObject({
      status: 'ready',
      problems: { date: 'lmp-in-future' },
      refusals: 1,
      fields: { dates: { lmp: '2027-01-01' } },
    });
  });

  it('takes the message away once the field changes', () => {
    expect(stateAfter(opened, lmp('2027-01-01'), submitted, lmp('2026-09-01'))).toMatchObject({ problems: {} });
  });

  it.each([
    ['an impossible date', '2026-09-01', true],
    ['a cleared field', '', false],
  ])('says so when the visitor leaves %s, without counting a refusal', (_case, date, isImpossible) => {
    const left = stateAfter(opened, lmp(date), { type: 'date-left', isImpossible });
    expect(left).toMatchObject({ status: 'ready', problems: { date: 'no-such-date' }, refusals: 0 });
  });

  it('says nothing when the visitor leaves a date', () => {
    const state = stateAfter(opened);
    expect(reduceCalculator(state, { type: 'date-left', isImpossible: false })).toBe(state);
  });

  it('keeps a date for each method', () => {
    const switched = stateAfter(
      opened,
      lmp('2026-09-01'),
      { type: 'edited', fields: { method: 'ultrasound' } },
      lmp('2026-11-10'),
      { type: 'edited', fields: { method: 'lmp' } },
    );
    expect(switched).toMatchObject({ fields: { dates: { lmp: '2026-09-01', ultrasound: '2026-11-10' } } });
  });

  it('opens with what was stored', () => {
    const stored = stateAfter(opened, lmp('2026-09-01'), submitted);
    if (stored.status === 'unknown') throw new Error('not opened');
    expect(
      stateAfter({ type: 'opened', today, stored: { dueDate: '2027-06-08', fields: stored.fields } }),
    ).toMatchObject({
      fields: { dates: { lmp: '2026-09-01' } },
    });
  });

  it('opens with the due date itself where nothing else is stored, while it is a current one', () => {
    const open = (dueDate: string) => stateAfter({ type: 'opened', today, stored: { dueDate } });
    expect(open('2027-06-08')).toMatchObject({ fields: { method: 'dueDate', dates: { dueDate: '2027-06-08' } } });
    expect(open('2026-11-07')).toMatchObject({ fields: { method: 'dueDate' } });
  });

  it('opens without a date after a pregnancy that is over, whatever it was calculated from', () => {
    const fields = { ...getInitialFields('2026-01-24'), cycleLengthDays: '30' };
    const open = (stored: StoredPregnancy) => stateAfter({ type: 'opened', today, stored });
    expect(open({ dueDate: '2026-10-31' })).toMatchObject({ fields: getInitialFields('') });
    expect(open({ dueDate: '2026-10-31', fields })).toMatchObject({ fields: getInitialFields(''), problems: {} });
    // 42 weeks 1 day, and the day before.
    expect(open({ dueDate: '2026-11-06', fields })).toMatchObject({ fields: getInitialFields('') });
    expect(open({ dueDate: '2026-11-07', fields })).toMatchObject({ fields });
    expect(open({ dueDate: '2028-06-08' })).toMatchObject({ fields: getInitialFields('2026-11-21') });
  });

  it('stores a due date that was known without the form', () => {
    const submittedDueDate = stateAfter(
      opened,
      { type: 'edited', fields: { method: 'dueDate' } },
      lmp('2027-06-08'),
      submitted,
    );
    expect(submittedDueDate).toHaveProperty('pending', { dueDate: '2027-06-08', origin: 'entered' });
  });

  it('keeps what is being typed at midnight, when the day changes and what is stored does not', () => {
    const stored = { dueDate: '2027-06-08', fields: getInitialFields('2026-09-01') };
    const typing = stateAfter({ type: 'opened', today, stored }, lmp('2026-08-25'));
    const tomorrow = new Date(2026, 10 /* Nov */, 22);
    expect(reduceCalculator(typing, { type: 'opened', today: tomorrow, stored })).toBe(typing);
    const typingFirst = stateAfter(opened, lmp('2026-08-25'));
    expect(reduceCalculator(typingFirst, { type: 'opened', today: tomorrow })).toBe(typingFirst);
  });

  it('keeps no date of a pregnancy that has been erased, here, in another tab or before Back', () => {
    const stored = { dueDate: '2027-06-08', fields: getInitialFields('2026-09-01') };
    const erased = stateAfter({ type: 'opened', today, stored }, lmp('2026-08-25'), opened);
    expect(erased).toEqual(stateAfter(opened));
  });

  it('takes what another tab has stored', () => {
    const stored = { dueDate: '2027-06-08', fields: getInitialFields('2026-09-01') };
    const typing = stateAfter({ type: 'opened', today, stored }, lmp('2026-08-25'));
    const elsewhere = { dueDate: '2027-05-08', fields: getInitialFields('2026-08-01') };
    expect(reduceCalculator(typing, { type: 'opened', today, stored: elsewhere })).toMatchObject({
      status: 'ready',
      fields: { dates: { lmp: '2026-08-01' } },
    });
  });
});

describe('the form for one way in', () => {
  const transfer = { method: 'conception', isTransfer: true } as const;
  const fields = { ...getInitialFields('2026-11-01'), ...transfer, embryoAgeDays: '3' };
  const open = (stored?: StoredPregnancy) => stateAfter({ type: 'opened', today, stored, way: transfer });

  it('begins with today and that way', () => {
    expect(open()).toMatchObject({ fields: { ...transfer, dates: { conception: '2026-11-21' }, embryoAgeDays: '5' } });
  });

  it('begins with what gave the stored due date if that was this way', () => {
    expect(open({ dueDate: '2027-07-22', fields })).toMatchObject({ fields });
  });

  it.each([
    ['a conception without IVF', { ...fields, isTransfer: false }],
    ['a last period', { ...fields, method: 'lmp' as const }],
  ])('takes no day from %s', (_what, other) => {
    expect(open({ dueDate: '2027-07-22', fields: other })).toMatchObject({
      fields: { ...transfer, dates: { conception: '2026-11-21' } },
    });
  });
});
