/** @jest-environment node */
import { getChart } from './chart';
import type { TimedContraction } from './contraction-log';
import { getContractionsCsv, getContractionsText } from './record-exports';

const timed = (start: Date, seconds: number): TimedContraction => ({
  id: String(start.getTime()),
  startTime: start.getTime(),
  endTime: start.getTime() + seconds * 1_000,
});
const contractions = [
  timed(new Date(2026, 10 /* Nov */, 20, 23, 56, 5), 58),
  timed(new Date(2026, 10 /* Nov */, 21, 0, 1), 64),
  timed(new Date(2026, 10 /* Nov */, 21, 0, 5, 40), 4_000),
];

it('writes a table for a spreadsheet', () => {
  const lines = getContractionsCsv(contractions).split('\r\n');
  expect(lines[0]).toBe(
    'Number,Start,End,Offset from UTC,Length in seconds,Seconds since the start before,Length confirmed',
  );
  expect(lines[1]).toMatch(/^1,2026-11-20 23:56:05,2026-11-20 23:57:03,[+-]\d\d:\d\d,58,,yes$/);
  expect(lines[3]).toMatch(/^3,2026-11-21 00:05:40,2026-11-21 01:12:20,[+-]\d\d:\d\d,4000,280,no$/);
  expect(lines).toHaveLength(5);
});

it('writes a text for a provider: the hour first, then by day, newest first', () => {
  expect(getContractionsText(contractions)).toBe(
    [
      'Contractions',
      'In the hour up to the latest one: 3.',
      'Average length: 1m 1s.',
      'Average time from start to start: 4m 48s.',
      '',
      'Saturday, November 21, 2026',
      '12:05:40 a.m., 1:06:40 long (not confirmed), 4:40 after the one before',
      '12:01:00 a.m., 1:04 long, 4:55 after the one before',
      '',
      'Friday, November 20, 2026',
      '11:56:05 p.m., 0:58 long',
    ].join('\n'),
  );
});

it('says what is not known, and confirms what was confirmed', () => {
  const [first] = contractions;
  if (!first) throw new Error('nothing timed');
  expect(
    getContractionsText([{ ...first, check: 'clock-changed' }])
      .split('\n')
      .slice(1, 4),
  ).toEqual([
    'In the hour up to the latest one: 1.',
    'Average length: not known.',
    'Average time from start to start: not known.',
  ]);
  const long = timed(new Date(2026, 10 /* Nov */, 21, 0, 5, 40), 4_000);
  expect(getContractionsText([long])).toContain('1:06:40 long (not confirmed)');
  expect(getContractionsText([{ ...long, check: 'confirmed' }])).not.toContain('not confirmed');
  expect(getContractionsCsv([{ ...long, check: 'confirmed' }])).toContain(',4000,,yes');
});

it('writes the offset that tells the two equal hours of the night in which clocks go back apart', () => {
  const offsetOf = (start: Date) =>
    getContractionsCsv([timed(start, 50)])
      .split('\r\n')[1]
      ?.split(',')[3];
  const start = new Date(2026, 10 /* Nov */, 21, 3);
  const minutes = -start.getTimezoneOffset();
  const pad = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const sign = minutes < 0 ? '-' : '+';
  expect(offsetOf(start)).toBe(`${sign}${pad(Math.abs(minutes) / 60)}:${pad(Math.abs(minutes) % 60)}`);
});

describe('the chart', () => {
  it('needs two contractions to compare', () => {
    expect(getChart([])).toBeUndefined();
    expect(getChart(contractions.slice(0, 1))).toBeUndefined();
  });

  it('holds the two hours up to the latest start, and has room for every point', () => {
    const old = timed(new Date(2026, 10 /* Nov */, 20, 22, 5, 39), 50);
    const edge = timed(new Date(2026, 10 /* Nov */, 20, 22, 5, 40), 50);
    const chart = getChart([old, edge, ...contractions]);
    expect(chart?.points.map(({ x }) => Number(x.toFixed(3)))).toEqual([0, 0.92, 0.961, 1]);
    expect(chart).toMatchObject({ durationMaxMinutes: 67, intervalMaxMinutes: 115 });
    expect(getChart(contractions.slice(0, 2))).toMatchObject({ durationMaxMinutes: 2, intervalMaxMinutes: 10 });
    expect(chart).toMatchObject({ startTime: edge.startTime, endTime: contractions.at(-1)?.startTime });
  });

  it.each([
    ['two hours', 120, 7_200],
    ['a minute more, which has no room', 121, undefined],
  ])('shows the length and the gap of each: after %s', (_gap, minutes, interval) => {
    const night = new Date(2026, 10 /* Nov */, 21, 3);
    const later = timed(new Date(2026, 10 /* Nov */, 21, 3, minutes), 60);
    const last = timed(new Date(2026, 10 /* Nov */, 21, 3, minutes + 10), 70);
    const points = getChart([timed(night, 50), later, last])?.points;
    expect(points?.map((point) => [point.duration, point.interval])).toEqual([
      [60, interval],
      [70, 600],
    ]);
  });

  it('leaves out what a clock that was set back puts after the latest start', () => {
    const [first, second, third] = contractions;
    if (!first || !second || !third) throw new Error('nothing timed');
    expect(getChart([third, first, second])?.points.map(({ id }) => id)).toEqual([first.id, second.id]);
  });
});
