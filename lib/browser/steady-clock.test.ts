import { measureAcrossSetBack } from './steady-clock';

// Jest's timers move both clocks; `setSystemTime` moves the one that can be set.
const START = new Date(2026, 10 /* Nov */, 21, 10).getTime();
const SECOND = 1_000;

beforeEach(() => {
  jest.useFakeTimers({ now: START });
  // Forgets the instant of the test before.
  measureAcrossSetBack(0);
});
afterEach(() => jest.useRealTimers());

/** Lets time pass, and asks each second. */
function pass(seconds: number, since: number) {
  let measured: number | undefined;
  for (let passed = 0; passed < seconds; passed += 1) {
    jest.advanceTimersByTime(SECOND);
    measured = measureAcrossSetBack(since);
  }
  return measured;
}

const setBack = (seconds: number) => jest.setSystemTime(Date.now() - seconds * SECOND);

it('says nothing of a clock that goes on', () => {
  expect(measureAcrossSetBack(START)).toBeUndefined();
  expect(pass(30, START)).toBeUndefined();
});

it.each([2, 25, 3_600])('measures on when the clock is set back by %i s', (seconds) => {
  const since = START - 10 * SECOND;
  measureAcrossSetBack(since);
  pass(20, since);
  setBack(seconds);
  expect(measureAcrossSetBack(since)).toBe(30 * SECOND);
});

it('adds no time that only the set clock counted: the device may have slept before it was set back', () => {
  measureAcrossSetBack(START);
  jest.setSystemTime(START + 60 * SECOND);
  expect(measureAcrossSetBack(START)).toBeUndefined();
  setBack(10);
  expect(measureAcrossSetBack(START)).toBe(60 * SECOND);
});

it('takes small adjustments for none, and does not add them up to one that never was', () => {
  measureAcrossSetBack(START);
  setBack(1);
  expect(measureAcrossSetBack(START)).toBeUndefined();
  expect(pass(30, START)).toBeUndefined();
});

it('knows nothing of a clock that was set back before it was first asked', () => {
  const since = START + 3_600 * SECOND;
  measureAcrossSetBack(since);
  setBack(10);
  expect(measureAcrossSetBack(since)).toBeUndefined();
});

it('begins anew with another instant', () => {
  measureAcrossSetBack(START);
  pass(20, START);
  setBack(600);
  expect(measureAcrossSetBack(Date.now())).toBeUndefined();
});
