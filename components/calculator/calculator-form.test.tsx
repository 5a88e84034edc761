import { fireEvent, render, screen } from '@testing-library/react';
import { useReducer } from 'react';
import { type CalculatorFields, getInitialFields } from '@/lib/pregnancy/calculator-fields';
import { initialCalculatorState, reduceCalculator } from '@/lib/pregnancy/calculator-state';
import { CalculatorForm } from './calculator-form';

const today = new Date(2026, 10 /* Nov */, 21);

function Form({ fields }: { fields: Partial<CalculatorFields> }) {
  const stored = { dueDate: '2027-06-08', fields: { ...getInitialFields('2026-11-21'), ...fields } };
  const opened = { type: 'opened', today, stored } as const;
  const [state, dispatch] = useReducer(reduceCalculator, reduceCalculator(initialCalculatorState, opened));
  return <CalculatorForm state={state} dispatch={dispatch} today={today} isBelowResult={false} />;
}
const show = (fields: Partial<CalculatorFields> = {}) => render(<Form fields={fields} />);
const options = () => screen.getByText('More options').closest('details');
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
const type = (label: string, value: string) => fireEvent.change(input(label), { target: { value } });
const cycle = 'Days from one period to the next';
const transfer = 'This is the day of an embryo transfer (IVF)';
const submit = () => screen.getByRole('button', { name: 'Calculate My Due Date' });

describe('what a method asks for', () => {
  it('is the cycle after a last period', () => {
    show();
    expect(input(cycle)).toHaveValue(28);
    expect(screen.queryByLabelText('Weeks at scan')).not.toBeInTheDocument();
  });

  it('is the age of the embryo only after a transfer', () => {
    show({ method: 'conception' });
    expect(screen.queryByLabelText('Age of the embryo in days')).not.toBeInTheDocument();
    fireEvent.click(screen.getByLabelText(transfer));
    expect(input('Age of the embryo in days')).toHaveValue(5);
    fireEvent.click(screen.getByLabelText(transfer));
    expect(screen.queryByLabelText('Age of the embryo in days')).not.toBeInTheDocument();
  });

  it('is the age at the scan, and nothing more', () => {
    show({ method: 'ultrasound' });
    expect(input('Weeks at scan')).toHaveValue(0);
    expect(screen.queryByText('More options')).not.toBeInTheDocument();
  });

  it('is the due date alone where it is known, without one to begin with', () => {
    show();
    fireEvent.click(screen.getByLabelText('I already have a due date'));
    expect(input('Due date')).toHaveValue('');
    expect(screen.queryByText('More options')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Show My Weeks' })).toBeDisabled();
    type('Due date', '2028-06-08');
    fireEvent.click(screen.getByRole('button', { name: 'Show My Weeks' }));
    expect(input('Due date')).toBeInvalid();
  });

  it('keeps a date of its own', () => {
    show();
    type('First day of last period', '2026-10-01');
    fireEvent.click(screen.getByLabelText('Conception'));
    expect(input('Conception date')).toHaveValue('2026-11-21');
    fireEvent.click(screen.getByLabelText('Last period'));
    expect(input('First day of last period')).toHaveValue('2026-10-01');
  });
});

describe('the days that a field offers', () => {
  it.each<[string, Partial<CalculatorFields>, string, [string, string]]>([
    ['a last period', {}, 'First day of last period', ['2026-01-25', '2026-11-21']],
    ['one of a long cycle', { cycleLengthDays: '35' }, 'First day of last period', ['2026-01-25', '2026-11-14']],
    ['a conception', { method: 'conception' }, 'Conception date', ['2026-02-08', '2026-11-21']],
    ['a scan of 20 weeks', { method: 'ultrasound', scanWeeks: '20' }, 'Ultrasound date', ['2026-06-20', '2026-11-21']],
  ])('follow %s', (_, fields, label, bounds) => {
    show(fields);
    expect([input(label).min, input(label).max]).toEqual(bounds);
  });
});

describe('More options', () => {
  it.each<[string, Partial<CalculatorFields>, boolean]>([
    ['a cycle of 28 days', {}, false],
    ['another cycle', { cycleLengthDays: '30' }, true],
    ['a transfer', { method: 'conception', isTransfer: true }, true],
    ['a transfer, where a last period is asked for', { isTransfer: true }, false],
    ['another cycle, where a conception is asked for', { method: 'conception', cycleLengthDays: '30' }, false],
  ])('with %s are open: %3$p', (_, fields, isOpen) => {
    show(fields);
    expect(options()?.open).toBe(isOpen);
  });

  it('stay open when what opened them is gone', () => {
    show({ cycleLengthDays: '30' });
    type(cycle, '28');
    expect(options()?.open).toBe(true);
  });
});

describe('a field that is left without a number', () => {
  it.each<[string, Partial<CalculatorFields>, string, number]>([
    ['cycle', { cycleLengthDays: '30' }, cycle, 28],
    ['embryo', { method: 'conception', isTransfer: true, embryoAgeDays: '3' }, 'Age of the embryo in days', 5],
    ['weeks', { method: 'ultrasound', scanWeeks: '9' }, 'Weeks at scan', 0],
    ['days', { method: 'ultrasound', scanDays: '4' }, 'Days at scan', 0],
  ])('goes back to what changes nothing: %s', (_, fields, label, value) => {
    show(fields);
    type(label, '');
    fireEvent.blur(input(label));
    expect(input(label)).toHaveValue(value);
  });
});

describe('what is wrong', () => {
  it('stands beside the field, whose section opens and which gets focus', () => {
    show({ cycleLengthDays: '46' });
    fireEvent.click(screen.getByText('More options'));
    fireEvent.click(submit());
    expect(input(cycle)).toBeInvalid();
    expect(input(cycle)).toHaveFocus();
    expect(input('First day of last period')).toBeValid();
    type(cycle, '45');
    expect(input(cycle)).toBeValid();
  });

  it('leaves nothing to calculate without a date', () => {
    show();
    type('First day of last period', '');
    expect(submit()).toBeDisabled();
  });
});

it('cannot be used before the page has mounted', () => {
  render(<CalculatorForm state={initialCalculatorState} dispatch={() => {}} today={undefined} isBelowResult={false} />);
  expect(input('First day of last period')).toBeDisabled();
  expect(input('First day of last period')).toHaveValue('');
  expect(submit()).toBeDisabled();
});
