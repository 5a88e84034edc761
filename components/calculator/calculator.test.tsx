import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays } from 'date-fns';
import { CALCULATION_WAIT_MS } from '@/lib/browser/simulated-wait';
import { storeLabourAnswer } from '@/lib/browser/use-contractions';
import { storePregnancy } from '@/lib/browser/use-pregnancy';
import { formatCalendarDate } from '@/lib/calendar/calendar-date';
import { getInitialFields } from '@/lib/pregnancy/calculator-fields';
import type { PregnancyCalculation } from '@/lib/pregnancy/pregnancy';
import { Calculator } from './calculator';

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  window.localStorage.clear();
});

it('calls back with the result once it is stored', async () => {
  const results: PregnancyCalculation[] = [];
  render(<Calculator onCalculated={(result) => results.push(result)} />);
  await userEvent.click(screen.getByRole('button', { name: 'Calculate My Due Date' }));
  await screen.findByText('280');
  expect(results).toHaveLength(1);
  expect(results[0]?.gestationalAge).toEqual({ weeks: 0, days: 0 });
  expect(results[0]?.daysLeft).toBe(280);
  const stored = JSON.parse(window.localStorage.getItem('pregnancy') ?? '{}');
  expect(stored.dueDate).toBe(formatCalendarDate(results[0]?.dueDate ?? new Date(Number.NaN)));
});

it('calls back once also where its page renders again while it is calculated', async () => {
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({ matches: false, media }) as MediaQueryList);
  // jest's own performance knows no navigation.
  jest.useFakeTimers({ doNotFake: ['performance'] });
  const onCalculated = jest.fn();
  const { rerender } = render(<Calculator onCalculated={(result) => onCalculated(result)} />);
  await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(screen.getByText('Calculate My Due Date'));
  act(() => jest.advanceTimersByTime(CALCULATION_WAIT_MS * 0.6));
  expect(onCalculated).not.toHaveBeenCalled();
  rerender(<Calculator onCalculated={(result) => onCalculated(result)} />);
  act(() => jest.advanceTimersByTime(CALCULATION_WAIT_MS * 0.6));
  expect(onCalculated).toHaveBeenCalledTimes(1);
});

it('keeps what was typed and not yet calculated when the browser stops keeping things', () => {
  const inDays = (days: number) => formatCalendarDate(addDays(new Date(), days));
  storePregnancy({ dueDate: inDays(200), fields: getInitialFields(inDays(-80)) });
  render(<Calculator />);
  const field = screen.getByLabelText<HTMLInputElement>('First day of last period');
  expect(field).toHaveValue(inDays(-80));
  fireEvent.change(field, { target: { value: inDays(-70) } });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  act(() => storeLabourAnswer({ distance: '30-to-60' }));
  expect(field).toHaveValue(inDays(-70));
});

it.each([
  ['Keep it as mine', false],
  ['Use it instead of mine', true],
  ['Back to mine', true],
])('gives focus to the result with %s, which goes with the notice', async (name, hasOwn) => {
  const inDays = (days: number) => formatCalendarDate(addDays(new Date(), days));
  window.history.replaceState(null, '', `/calculator?date=${inDays(100)}`);
  render(<Calculator />);
  if (hasOwn) act(() => storePregnancy({ dueDate: inDays(200) }));
  // By text and label: roles are slow to look up in a page of this length.
  await userEvent.click(screen.getByText(name));
  expect(screen.queryByText(name)).not.toBeInTheDocument();
  expect(screen.getByLabelText('Result')).toHaveFocus();
});

it('takes back that the date of a link has replaced one’s own, unless another one is kept since', async () => {
  const inDays = (days: number) => formatCalendarDate(addDays(new Date(), days));
  const own = { dueDate: inDays(200), fields: getInitialFields(inDays(-80)) };
  const getKept = () => JSON.parse(window.localStorage.getItem('pregnancy') ?? '{}');
  const replace = async () => {
    window.history.replaceState(null, '', `/calculator?date=${inDays(100)}`);
    act(() => storePregnancy(own));
    render(<Calculator />);
    await userEvent.click(screen.getByText('Use it instead of mine'));
    expect(getKept()).toEqual({ version: 1, dueDate: inDays(100), origin: 'link' });
  };
  await replace();
  await userEvent.click(screen.getByText('Undo'));
  expect(getKept()).toMatchObject(own);
  expect(screen.queryByText('Undo')).toBe(null);
  cleanup();
  await replace();
  act(() => storePregnancy({ dueDate: inDays(150) }));
  expect(screen.queryByText('Undo')).toBe(null);
});

it.each(['none', 'a date'])('opens the form with the method that the address names, where there is %s', (own) => {
  if (own !== 'none') storePregnancy({ dueDate: formatCalendarDate(addDays(new Date(), 200)) });
  window.history.replaceState(null, '', '/calculator#conception');
  render(<Calculator />);
  expect(screen.getByLabelText('Conception date')).toBeInTheDocument();
  expect(screen.getByText('Change date')).toHaveAttribute('aria-expanded', 'true');
});
