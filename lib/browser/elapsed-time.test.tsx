import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useElapsedSeconds } from './elapsed-time';

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
