import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { formatCalendarDate } from '@/lib/calendar/calendar-date';
import { useElapsedSeconds, useNow, useToday } from './clock';

describe('useNow', () => {
  function Clock() {
    const now = useNow();
    return (
      <p>{now ? `${now.getHours()}:${now.getMinutes()}:${now.getSeconds()}.${now.getMilliseconds()}` : 'no time'}</p>
    );
  }

  const showClockAt = (now: Date) => {
    jest.useFakeTimers({ now });
    return render(<Clock />);
  };

  afterEach(() => jest.useRealTimers());

  it('holds no time in exported HTML', () => {
    expect(renderToString(<Clock />)).toBe('<p>no time</p>');
  });

  it('shows the start of the minute, and the next one as soon as it begins', () => {
    showClockAt(new Date(2026, 10 /* Nov */, 21, 10, 0, 45, 500));
    expect(screen.getByText('10:0:0.0')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(14_499));
    expect(screen.getByText('10:0:0.0')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByText('10:1:0.0')).toBeInTheDocument();
  });

  it('does not drift: a day later it still ticks with the minute', () => {
    showClockAt(new Date(2026, 10 /* Nov */, 21, 10, 0, 59, 999));
    act(() => jest.advanceTimersByTime(24 * 60 * 60_000));
    expect(screen.getByText('10:0:0.0')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByText('10:1:0.0')).toBeInTheDocument();
  });

  it('catches up when a page that slept is looked at again, and keeps ticking with the minute', () => {
    showClockAt(new Date(2026, 10 /* Nov */, 21, 10, 0));
    jest.setSystemTime(new Date(2026, 10 /* Nov */, 21, 17, 30, 20));
    act(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByText('17:30:0.0')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(40_000));
    expect(screen.getByText('17:31:0.0')).toBeInTheDocument();
    expect(jest.getTimerCount()).toBe(1);
  });

  it('leaves no timer and no listener behind', () => {
    const { unmount } = showClockAt(new Date(2026, 10 /* Nov */, 21, 10, 0));
    unmount();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('useToday', () => {
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
});

describe('elapsed time', () => {
  const START = new Date(2026, 10 /* Nov */, 21, 3, 0, 0, 400).getTime();

  function Clock({ since }: { since: number | undefined }) {
    const seconds = useElapsedSeconds(since);
    return <p>{seconds === undefined ? 'no time' : seconds}</p>;
  }

  beforeEach(() => jest.useFakeTimers({ now: START }));

  afterEach(() => jest.useRealTimers());

  it('holds no time in exported HTML', () => {
    expect(renderToString(<Clock since={START} />)).toBe('<p>no time</p>');
  });

  it('ticks when a second since the start is full', () => {
    render(<Clock since={START} />);
    act(() => jest.advanceTimersByTime(999));
    expect(screen.getByText('0')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByText('1')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(59_000));
    expect(screen.getByText('60')).toBeInTheDocument();
  });

  it('is right at once when a page that slept is looked at again', () => {
    render(<Clock since={START} />);
    jest.setSystemTime(START + 90_500);
    act(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByText('90')).toBeInTheDocument();
  });

  it('shows nothing below 0 when the clock is set back', () => {
    render(<Clock since={START} />);
    jest.setSystemTime(START - 3_600_000);
    act(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByText('0')).toBeInTheDocument();
  });

  it('leaves no timer behind, and has none without a start', () => {
    const { rerender, unmount } = render(<Clock since={START} />);
    rerender(<Clock since={undefined} />);
    expect(screen.getByText('no time')).toBeInTheDocument();
    expect(jest.getTimerCount()).toBe(0);
    rerender(<Clock since={START} />);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
