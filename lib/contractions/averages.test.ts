/** @jest-environment node */
import { getMeanIntervals } from './averages';
import { listContractionRecords, type TimedContraction } from './contraction-log';

const FIRST_START = new Date(2026, 10 /* Nov */, 21, 1).getTime();

/** Contractions of 50 seconds with these gaps between their starts, in minutes. */
function timeWithGaps(...gapMinutes: number[]): TimedContraction[] {
  let startTime = FIRST_START;
  return [0, ...gapMinutes].map((minutes, index) => {
    startTime += Math.round(minutes * 60_000);
    return { id: String(index), startTime, endTime: startTime + 50_000 };
  });
}

const measure = (contractions: TimedContraction[]) => getMeanIntervals(listContractionRecords(contractions));

/** A contraction that seems to last up to the next one: its stop was forgotten. */
function forgetStop(contractions: TimedContraction[], index: number): TimedContraction[] {
  return contractions.map((timed, at) =>
    at === index
      ? { ...timed, endTime: (contractions[at + 1]?.startTime ?? timed.startTime + 600_000) - 1_000 }
      : timed,
  );
}

it.each<[string, number[], { ofHour: number | undefined; smallest: number | undefined }]>([
  ['nothing but a first one', [], { ofHour: undefined, smallest: undefined }],
  ['a single gap', [7], { ofHour: 420, smallest: 420 }],
  ['an even rhythm', [5, 5, 5, 5], { ofHour: 300, smallest: 300 }],
  ['a labour that speeds up', [10, 10, 9, 8, 6, 4, 3, 3, 3], { ofHour: 373, smallest: 180 }],
  ['45, 4 and 4 minutes', [45, 4, 4], { ofHour: 1060, smallest: 240 }],
  ['a labour that slows down', [3, 3, 3, 3, 8, 9], { ofHour: 290, smallest: 290 }],
  ['a slow one after a fast hour', [4, 4, 4, 4, 120], { ofHour: undefined, smallest: 2560 }],
  ['the hour more urgent than the latest gaps', [4, 4, 4, 12, 12, 12], { ofHour: 480, smallest: 480 }],
])('of %s', (_name, gaps, expected) => {
  expect(measure(timeWithGaps(...gaps))).toEqual(expected);
});

it('takes in a gap whose two starts are exactly an hour and less before the latest one, and no further one', () => {
  expect(measure(timeWithGaps(2, 30, 30)).ofHour).toBe(1800);
  expect(measure(timeWithGaps(2, 30, 30 + 1 / 60_000)).ofHour).toBe(1800);
  expect(measure(timeWithGaps(20, 30, 30)).ofHour).toBe(1800);
  expect(measure(timeWithGaps(20, 40.1, 20)).ofHour).toBe(1200);
});

it('rounds the mean of whole seconds, as the tile does', () => {
  expect(measure(timeWithGaps(5, 5, 5 + 1 / 60)).smallest).toBe(300);
  expect(measure(timeWithGaps(5 + 0.4 / 60, 5 + 0.4 / 60)).smallest).toBe(300);
  expect(measure(timeWithGaps(5, 5 + 1 / 60)).smallest).toBe(301);
});

describe('after a stop that may have been forgotten', () => {
  const timed = forgetStop(timeWithGaps(4, 4, 8), 2);

  it('leaves out the gap that begins there', () => {
    expect(measure(timed)).toEqual({ ofHour: 240, smallest: 240 });
  });

  it('counts it once the length is confirmed', () => {
    const confirmed = timed.map((each, index) => (index === 2 ? { ...each, check: 'confirmed' as const } : each));
    expect(measure(confirmed)).toEqual({ ofHour: 320, smallest: 320 });
  });

  it('counts it where no other gap is known', () => {
    expect(measure(forgetStop(timeWithGaps(8), 0)).smallest).toBe(480);
  });

  it('counts a length of exactly 2 minutes as it is', () => {
    const [first, ...others] = timeWithGaps(9, 5, 5);
    if (!first) throw new Error('nothing timed');
    const exact = [{ ...first, endTime: first.startTime + 120_000 }, ...others];
    expect(measure(exact).ofHour).toBe(380);
    expect(measure([{ ...first, endTime: first.startTime + 120_501 }, ...others]).ofHour).toBe(300);
  });
});

it('does without a gap that a clock set back has made unknown', () => {
  const [first, second, third] = timeWithGaps(4, 4);
  if (!first || !second || !third) throw new Error('nothing timed');
  const back = { ...third, startTime: first.startTime - 1_000, endTime: first.startTime };
  expect(measure([first, second, back])).toEqual({ ofHour: 240, smallest: 240 });
  expect(measure([second, first])).toEqual({ ofHour: undefined, smallest: undefined });
});
