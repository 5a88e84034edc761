/** @jest-environment node */
import { getInitialFields } from './calculator-fields';
import {
  type CalculatorAction,
  type CalculatorState,
  initialCalculatorState,
  reduceCalculator,
} from './calculator-state';

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
    ['an impossible date', true],
    ['a cleared field', false],
  ])('says so when the visitor leaves %s', (_case, isImpossible) => {
    expect(stateAfter(opened, lmp(''), { type: 'date-left', isImpossible })).toMatchObject({
      problems: { date: 'no-such-date' },
    });
  });

  it('says nothing when the visitor leaves a date', () => {
    expect(stateAfter(opened, { type: 'date-left', isImpossible: false })).toMatchObject({ problems: {} });
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
    expect(stateAfter({ type: 'opened', today, fields: stored.fields })).toMatchObject({
      fields: { dates: { lmp: '2026-09-01' } },
    });
  });

  it('keeps what is being typed at midnight, when the day changes and what is stored does not', () => {
    const fields = getInitialFields('2026-09-01');
    const typing = stateAfter({ type: 'opened', today, fields }, lmp('2026-08-25'));
    const tomorrow = new Date(2026, 10 /* Nov */, 22);
    expect(reduceCalculator(typing, { type: 'opened', today: tomorrow, fields })).toBe(typing);
    expect(reduceCalculator(typing, { type: 'opened', today: tomorrow })).toBe(typing);
  });

  it('takes what another tab has stored', () => {
    const fields = getInitialFields('2026-09-01');
    const typing = stateAfter({ type: 'opened', today, fields }, lmp('2026-08-25'));
    const elsewhere = getInitialFields('2026-08-01');
    expect(reduceCalculator(typing, { type: 'opened', today, fields: elsewhere })).toMatchObject({
      status: 'ready',
      fields: { dates: { lmp: '2026-08-01' } },
    });
  });
});
