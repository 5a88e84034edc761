import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { addDays } from 'date-fns';
import { forgetPregnancy, storePregnancy } from '@/lib/browser/use-pregnancy';
import { formatCalendarDate } from '@/lib/calendar/calendar-date';
import { getInitialFields } from '@/lib/pregnancy/calculator-fields';
import { WhyDatesDiffer } from './why-dates-differ';

const today = new Date(2026, 10 /* Nov */, 21);
const daysAgo = (days: number) => formatCalendarDate(addDays(today, -days));
const input = (label: string) => screen.getByLabelText(label, { selector: 'input' });
const type = (label: string, value: string) => fireEvent.change(input(label), { target: { value } });
const readText = (element: Element | null | undefined) => element?.textContent?.replaceAll(/\s/g, ' ');
const difference = () => readText(screen.getByLabelText('Difference'));
const preferred = () => readText(screen.queryByText('Preferred')?.parentElement?.querySelector('dt'));
const said = (start: string) => screen.queryAllByText((text) => text.includes(start)).length > 0;

/** A period 200 days ago, and a scan of so many weeks that moves the due date by so many days. */
function compare(scanWeeks: number, laterByDays: number, scanDays = 0) {
  render(<WhyDatesDiffer today={today} />);
  type('Day your last period began', daysAgo(200));
  type('Day of the scan', daysAgo(200 - scanWeeks * 7 - scanDays - laterByDays));
  type('Scan weeks', String(scanWeeks));
  type('Scan days', String(scanDays));
  fireEvent.click(screen.getByText('Compare the two dates'));
}

afterEach(() => {
  cleanup();
  forgetPregnancy();
  window.localStorage.clear();
});

it.each([
  [1, 'The scan gives a due date 1 day later than your last period does.'],
  [-3, 'The scan gives a due date 3 days earlier than your last period does.'],
])('says which date is the later one: %d days', (days, text) => {
  compare(12, days);
  expect(difference()).toBe(text);
});

it('prefers neither of two equal dates', () => {
  compare(12, 0);
  expect(difference()).toBe('Both give the same due date.');
  expect(preferred()).toBeUndefined();
  expect(said('Whichever one you count from')).toBe(true);
  expect(said('An older Canadian rule')).toBe(false);
});

it.each([
  [6, 6, 'By your last period', 'A scan before 7 weeks does not decide a due date.'],
  [7, 0, 'By your scan', 'The earliest scan from 7 weeks to 22 weeks 6 days decides'],
  [22, 6, 'By your scan', 'The earliest scan from 7 weeks to 22 weeks 6 days decides'],
  [23, 0, 'By your last period', 'A scan after 22 weeks 6 days does not change a due date'],
])('with a scan at %d weeks %d days prefers the date %s', (weeks, days, term, reason) => {
  compare(weeks, 4, days);
  expect(preferred()).toBe(term);
  expect(readText(document.body)).toContain(reason);
});

it.each([
  [12, 6, 5, 'Your scan was in the first. Your dates are 5 days apart, which is not more'],
  [12, 6, 6, 'Your scan was in the first. Your dates are 6 days apart, which is more'],
  [13, 0, 10, 'Your scan was in the second. Your dates are 10 days apart, which is not more'],
  [13, 0, -11, 'Your scan was in the second. Your dates are 11 days apart, which is more'],
])('tells what the older rule says of a scan at %d weeks %d days that differs by %d days', (weeks, days, by, text) => {
  compare(weeks, by, days);
  expect(readText(document.body)).toContain(text);
});

it('says nothing of the older rule where the scan cannot decide', () => {
  compare(24, 20);
  expect(said('An older Canadian rule')).toBe(false);
});

it('takes the answer away with an edit', () => {
  compare(12, 4);
  type('Scan days', '1');
  expect(difference()).toBe('');
  expect(preferred()).toBeUndefined();
});

it('names a scan before the period beside the scan alone', () => {
  compare(0, -1);
  expect(input('Day of the scan')).toHaveAccessibleDescription(expect.stringContaining('This scan was before'));
  expect(input('Day of the scan')).toHaveFocus();
  expect(input('Day your last period began')).toBeValid();
});

it('takes over what the result was calculated from, and keeps what was typed beside it', () => {
  const fields = {
    ...getInitialFields(daysAgo(0)),
    dates: { lmp: daysAgo(90), conception: '', ultrasound: daysAgo(0), dueDate: '' },
  };
  render(<WhyDatesDiffer today={today} />);
  type('Day of the scan', daysAgo(5));
  type('Scan weeks', '12');
  act(() => storePregnancy({ dueDate: daysAgo(-190), fields }));
  expect(input('Day your last period began')).toHaveValue(daysAgo(90));
  expect(input('Day of the scan')).toHaveValue(daysAgo(5));
  expect(input('Scan weeks')).toHaveValue(12);
});
