import { act, render } from '@testing-library/react';
import { useSimulatedWait } from './simulated-wait';

interface WaitingProps {
  awaited: string | undefined;
  whenOver: (awaited: string) => void;
}

function Waiting({ awaited, whenOver }: WaitingProps) {
  useSimulatedWait(awaited, 1_000, whenOver);
  return null;
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({ matches: false, media }) as MediaQueryList);
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

it('calls back once with what it waited for', () => {
  const whenOver = jest.fn();
  render(<Waiting awaited="June 8" whenOver={whenOver} />);
  wait(999);
  expect(whenOver).not.toHaveBeenCalled();
  wait(5_000);
  expect(whenOver.mock.calls).toEqual([['June 8']]);
});

it('is not restarted by another callback, and calls the latest one', () => {
  const first = jest.fn();
  const second = jest.fn();
  const { rerender } = render(<Waiting awaited="June 8" whenOver={first} />);
  wait(900);
  rerender(<Waiting awaited="June 8" whenOver={second} />);
  wait(100);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledWith('June 8');
});

it('starts anew for something else', () => {
  const whenOver = jest.fn();
  const { rerender } = render(<Waiting awaited="June 8" whenOver={whenOver} />);
  wait(900);
  rerender(<Waiting awaited="June 9" whenOver={whenOver} />);
  wait(999);
  expect(whenOver).not.toHaveBeenCalled();
  wait(1);
  expect(whenOver.mock.calls).toEqual([['June 9']]);
});

it('ends when there is nothing to wait for any more', () => {
  const whenOver = jest.fn();
  const { rerender } = render(<Waiting awaited="June 8" whenOver={whenOver} />);
  rerender(<Waiting awaited={undefined} whenOver={whenOver} />);
  wait(5_000);
  expect(whenOver).not.toHaveBeenCalled();
});
