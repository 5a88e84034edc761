import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { formatCalendarDate } from '@/lib/calendar/format-calendar-date';
import { useToday } from './use-today';

function Day() {
  const today = useToday();
  return <p>{today ? formatCalendarDate(today) : 'no day'}</p>;
}

const showDayAt = (now: Date) => {
  jest.useFakeTimers({ now });
  return render(<Day />);
};

afterEach(() => jest.useRealTimers());

it('holds no day in exported HTML', () => {
  expect(renderToString(<Day />)).toBe('<p>no day</p>');
});

it('changes at midnight, not up to a minute later', () => {
  showDayAt(new Date(2026, 10 /* Nov */, 21, 23, 58, 40, 500));
  act(() => jest.advanceTimersByTime(79_499));
  expect(screen.getByText('2026-11-21')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByText('2026-11-22')).toBeInTheDocument();
});

it('catches up when a page that slept is looked at again', () => {
  showDayAt(new Date(2026, 10 /* Nov */, 21, 10));
  jest.setSystemTime(new Date(2026, 10 /* Nov */, 23, 7));
  act(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText('2026-11-23')).toBeInTheDocument();
});
