import { render, screen } from '@testing-library/react';
import { CalendarPanel } from './calendar-panel';

const today = new Date(2026, 10 /* Nov */, 26);
const longAgo = new Date(2026, 0 /* Jan */, 1);
const farAhead = new Date(2028, 0 /* Jan */, 31);

beforeEach(() => jest.useFakeTimers({ now: today }));
afterEach(() => jest.useRealTimers());

it.each([
  ['of the picked day', new Date(2027, 2 /* Mar */, 1), longAgo, farAhead, 'March 2027'],
  ['of today', undefined, longAgo, farAhead, 'November 2026'],
  ['of the first day that can be picked', undefined, new Date(2027, 0 /* Jan */, 10), farAhead, 'January 2027'],
  ['of the last day that can be picked', undefined, longAgo, new Date(2026, 9 /* Oct */, 31), 'October 2026'],
])('opens at the month %s', (_which, selected, start, end, month) => {
  render(
    <CalendarPanel label="Last day at work" selected={selected} start={start} end={end} onPick={() => undefined} />,
  );
  expect(screen.getByText(month)).toBeInTheDocument();
});
