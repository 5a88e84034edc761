import { act, render, screen } from '@testing-library/react';
import type { ProvinceCode } from '@/data/provinces';
import { BenefitDates } from './benefit-dates';
import { CalendarLinks } from './calendar-links';
import { ImportantDates } from './important-dates';
import { type CalendarExport, useCalendarExport } from './use-calendar-export';

const dueDate = new Date(2027, 5 /* Jun */, 8);
const today = new Date(2026, 10 /* Nov */, 21);
const definitions = () => screen.getAllByRole('definition').map((definition) => definition.textContent);

it('shows the dates of an example, and says so, until there is a due date', () => {
  const { rerender } = render(<ImportantDates dueDate={undefined} today={today} />);
  expect(screen.getByText(/they assume a due date of Saturday, May\s8, 2027/)).toBeInTheDocument();
  expect(definitions()[2]).toMatch(/^About Saturday, December\s19, 202620 weeks\. Your provider/);
  rerender(<ImportantDates dueDate={dueDate} today={today} />);
  expect(screen.queryByText('Example dates')).not.toBeInTheDocument();
  expect(definitions()[2]).toMatch(/^About Tuesday, January\s19, 202720 weeks\. Your provider/);
});

it('shows weeks alone until the day is known, as the exported page does', () => {
  render(<ImportantDates dueDate={undefined} today={undefined} />);
  expect(screen.queryByText('Example dates')).not.toBeInTheDocument();
  expect(definitions()).toEqual([
    expect.stringMatching(/^Before 12 weeksCall/),
    expect.stringMatching(/^From 13 weeksThe middle third/),
    expect.stringMatching(/^About 20 weeksYour provider/),
    expect.stringMatching(/^From 26 weeksThe last third/),
    expect.stringMatching(/^By 28 weeksYour provider/),
    expect.stringMatching(/^40 weeksFew/),
  ]);
});

it.each([
  [undefined, 7, true],
  ['QC', 3, false],
  ['ON', 4, false],
] as [ProvinceCode | undefined, number, boolean][])(
  'has in %s %i benefit dates, and asks for the region: %s',
  (region, count, asks) => {
    render(<BenefitDates dueDate={dueDate} region={region} renderAction={() => null} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(count);
    expect(screen.queryByText(/choose where you live above/) !== null).toBe(asks);
  },
);

it('sends what is chosen to calendars on the web, one by one, and the link to come back where it is asked for', () => {
  let calendar: CalendarExport | undefined;
  function Links() {
    calendar = useCalendarExport(dueDate, 'ON', today, false);
    return <CalendarLinks calendar={calendar} isOpen />;
  }
  render(<Links />);
  const getUrl = (name: RegExp) => new URL(screen.getByRole('link', { name }).getAttribute('href') ?? '');
  for (const [name, host] of [
    [/^Google Calendar.*Due date/, 'calendar.google.com'],
    [/^Outlook.*Due date/, 'outlook.live.com'],
  ] as const) {
    expect(getUrl(name).host).toBe(host);
    expect(getUrl(name).search).toMatch(/20270608|2027-06-08/);
    expect(getUrl(name).search).not.toContain('keep');
  }
  expect(screen.queryByRole('link', { name: /My week/ })).toBe(null);
  act(() => {
    calendar?.toggle('weeks');
    calendar?.toggleKeepLink();
  });
  expect(getUrl(/^Google Calendar.*My week 12 /).search).toMatch(/keep%3D1\.2027-06-08\.ON/);
});
