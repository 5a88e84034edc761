import { act, fireEvent, render, screen } from '@testing-library/react';
import { addDays } from 'date-fns';
import { openPage } from '@/lib/browser/platform';
import { removeStored } from '@/lib/browser/storage';
import { formatCalendarDate } from '@/lib/calendar/calendar-date';
import { HeroForm } from './hero-form';

// jsdom cannot go to another page.
jest.mock('@/lib/browser/platform', () => ({ ...jest.requireActual('@/lib/browser/platform'), openPage: jest.fn() }));

const today = new Date(2026, 10 /* Nov */, 21);
const daysAgo = (days: number) => formatCalendarDate(addDays(today, -days));
const input = () => screen.getByLabelText('First day of last period');
const button = () => screen.getByText('Calculate Your Due Date');
const enter = (value: string) => fireEvent.change(input(), { target: { value } });
/** Presses the button; tells whether the link would still lead to its page. */
async function press(): Promise<boolean> {
  let isFollowed = false;
  await act(async () => {
    isFollowed = fireEvent.click(button());
  });
  return isFollowed;
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10 /* Nov */, 21, 9), advanceTimers: true });
  render(<HeroForm />);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.mocked(openPage).mockClear();
  jest.useRealTimers();
  removeStored('pregnancy');
  window.localStorage.clear();
});

it.each([0, 300])('takes a last period of %d days ago to its result', async (days) => {
  enter(daysAgo(days));
  expect(await press()).toBe(false);
  expect(openPage).toHaveBeenCalledWith('/calculator#calculate');
  expect(JSON.parse(window.localStorage.getItem('pregnancy') ?? '{}')).toMatchObject({ dueDate: daysAgo(days - 280) });
});

it.each([
  [-1, 'a day in the future'],
  [301, 'a day too long ago'],
])('refuses one of %d days ago, %s, beside the field, which keeps it and gets focus', async (days) => {
  enter(daysAgo(days));
  expect(await press()).toBe(false);
  expect(openPage).not.toHaveBeenCalled();
  expect(window.localStorage.getItem('pregnancy')).toBeNull();
  expect(input()).toBeInvalid();
  expect(input()).toHaveFocus();
  expect(input()).toHaveValue(daysAgo(days));
  enter(daysAgo(50));
  expect(input()).toBeValid();
});

it('leaves an empty field to the link', async () => {
  expect(await press()).toBe(true);
  expect(openPage).not.toHaveBeenCalled();
});

it('asks for a date where what was typed is none, although the field is empty', async () => {
  Object.defineProperty(input(), 'validity', { value: { badInput: true } });
  expect(await press()).toBe(false);
  expect(input()).toBeInvalid();
  expect(openPage).not.toHaveBeenCalled();
});

it('takes Enter in the field for the button, and no other key', async () => {
  enter(daysAgo(50));
  await act(async () => void fireEvent.keyDown(input(), { key: 'Tab' }));
  expect(openPage).not.toHaveBeenCalled();
  await act(async () => void fireEvent.keyDown(input(), { key: 'Enter' }));
  expect(openPage).toHaveBeenCalledTimes(1);
});

it('sends the due date along in the address where the browser keeps nothing', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'QuotaExceededError');
  });
  enter(daysAgo(50));
  await press();
  expect(openPage).toHaveBeenCalledWith(`/calculator?date=${daysAgo(50 - 280)}`);
});
