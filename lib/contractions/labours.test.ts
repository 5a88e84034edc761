/** @jest-environment node */

import { getAdvice } from './advice';
import type { AdviceLine } from './advice-lines';
import { getAverages } from './averages';
import { type ContractionLog, type LabourAnswers, listContractionRecords, type TermStatus } from './contraction-log';
import { type ContractionsAction, type ContractionsState, emptyLog, reduceContractions } from './contractions-state';
import { isGettingClose } from './getting-close';

/** Saturday, 1:00 in the morning. */
const NIGHT = new Date(2026, 10 /* Nov */, 21, 1).getTime();
const at = (minutes: number) => NIGHT + Math.round(minutes * 60_000);

const initial: ContractionsState = { log: emptyLog, undo: [] };

/** A contraction as a row of a labour: minutes since 1:00, and its length in seconds. */
type Row = [startMinutes: number, durationSeconds: number];

function time(rows: Row[], state = initial): ContractionsState {
  const actions = rows.flatMap(([minutes, seconds]): ContractionsAction[] => [
    { type: 'started', at: at(minutes) },
    { type: 'stopped', at: at(minutes) + seconds * 1_000 },
  ]);
  return actions.reduce(reduceContractions, state);
}

/** Contractions of the same length at the same gap. */
function steady(count: number, everyMinutes: number, durationSeconds: number, fromMinutes = 0): Row[] {
  return Array.from({ length: count }, (_, index) => [fromMinutes + index * everyMinutes, durationSeconds]);
}

/** A first birth, close to the hospital: these answers add no lines. */
const noToAll: LabourAnswers = { hasGivenBirth: false, distance: 'under-30', mustNotWait: 'none' };
const advise = (log: ContractionLog, termStatus: TermStatus) => getAdvice(log, termStatus, noToAll, false);
const listIds = (log: ContractionLog, termStatus: TermStatus) => advise(log, termStatus).lines.map(({ id }) => id);

interface Labour {
  name: string;
  rows: Row[];
  termStatus?: TermStatus;
  /** The lines of the advice. */
  lines: AdviceLine['id'][];
  averages?: { durationSeconds: number; intervalSeconds: number };
  isClose?: boolean;
}

const labours: Labour[] = [
  {
    name: 'nothing yet',
    rows: [],
    lines: ['no-pattern', 'unsure'],
    averages: { durationSeconds: 0, intervalSeconds: 0 },
  },
  {
    name: 'one contraction',
    rows: [[0, 45]],
    lines: ['no-pattern', 'unsure'],
    averages: { durationSeconds: 45, intervalSeconds: 0 },
  },
  {
    name: 'two close ones are no pattern',
    rows: [
      [0, 60],
      [4, 60],
    ],
    lines: ['no-pattern', 'unsure'],
    isClose: false,
  },
  {
    name: 'early labour, 12 minutes apart',
    rows: steady(5, 12, 35),
    lines: ['early-signs', 'unsure'],
    isClose: false,
  },
  { name: 'exactly 10 minutes apart', rows: steady(4, 10, 40), lines: ['early-warning', 'unsure'] },
  { name: 'a second more than 10 minutes apart', rows: steady(4, 10 + 1 / 60, 40), lines: ['early-signs', 'unsure'] },
  {
    name: '5 minutes apart but under a minute long',
    rows: steady(6, 5, 59),
    lines: ['five-minutes'],
    isClose: true,
  },
  {
    name: 'active labour: exactly 5 minutes and 1 minute',
    rows: steady(3, 5, 60),
    lines: ['call-now', 'five-one-one'],
    averages: { durationSeconds: 60, intervalSeconds: 300 },
    isClose: true,
  },
  {
    name: 'a second more than 5 minutes apart',
    rows: steady(4, 5 + 1 / 60, 60),
    lines: ['close'],
    isClose: false,
  },
  { name: '5-1-1 after 55 minutes', rows: steady(12, 5, 60), lines: ['call-now', 'five-one-one'] },
  { name: '5-1-1 after the whole hour', rows: steady(13, 5, 60), lines: ['hour-complete', 'five-one-one'] },
  {
    name: '5-1-1 every 4.5 minutes, after 63 minutes',
    rows: steady(15, 4.5, 65),
    lines: ['hour-complete', 'five-one-one'],
  },
  {
    name: 'an hour with a break in it is not an hour of 5-1-1',
    rows: [...steady(2, 4, 60), ...steady(13, 4, 75, 16)],
    lines: ['call-now', 'five-one-one'],
  },
  {
    name: 'a gap of exactly 10 minutes is no break in the hour of 5-1-1',
    rows: [[0, 70], ...steady(14, 4, 70, 10)],
    lines: ['hour-complete', 'five-one-one'],
  },
  {
    name: 'a gap of a second more is one',
    rows: [[0, 70], ...steady(14, 4, 70, 10 + 1 / 60)],
    lines: ['call-now', 'five-one-one'],
  },
  {
    name: 'a slow evening does not hide a fast hour',
    rows: [...steady(8, 20, 30), ...steady(13, 4.5, 65, 220)],
    lines: ['call-now', 'five-one-one'],
    averages: { durationSeconds: 52, intervalSeconds: 822 },
    isClose: true,
  },
  {
    name: 'stalled: close at first, then far apart',
    rows: [...steady(8, 5, 65), [60, 40], [85, 40], [110, 35]],
    lines: ['early-signs', 'unsure'],
    isClose: false,
  },
  { name: 'starts every 119 seconds for 9 minutes 55', rows: steady(6, 119 / 60, 50), lines: ['five-minutes'] },
  {
    name: 'starts every 119 seconds for over 10 minutes',
    rows: steady(7, 119 / 60, 50),
    lines: ['too-close', 'five-minutes'],
  },
  {
    name: 'starts every 2 minutes are not closer than 2',
    rows: steady(12, 2, 60),
    lines: ['call-now', 'five-one-one'],
  },
  {
    name: 'exactly 2 minutes long',
    rows: [[0, 120]],
    lines: ['no-pattern', 'unsure'],
    averages: { durationSeconds: 120, intervalSeconds: 0 },
  },
  {
    name: 'forgotten stop: the night is no length',
    rows: [
      [0, 50],
      [6, 50],
      [12, 20_000],
    ],
    lines: ['long'],
    averages: { durationSeconds: 50, intervalSeconds: 360 },
  },
  { name: 'preterm: one', rows: [[0, 30]], termStatus: 'preterm', lines: ['preterm'] },
  {
    name: 'preterm: two, exactly 10 minutes apart',
    rows: steady(2, 10, 30),
    termStatus: 'preterm',
    lines: ['preterm-go'],
  },
  {
    name: 'preterm: two, a second more than 10 minutes apart',
    rows: steady(2, 10 + 1 / 60, 30),
    termStatus: 'preterm',
    lines: ['preterm-call', 'preterm-signs'],
  },
  {
    name: 'preterm: two, exactly an hour apart',
    rows: steady(2, 60, 30),
    termStatus: 'preterm',
    lines: ['preterm-call', 'preterm-signs'],
  },
  {
    name: 'preterm: two, a second more than an hour apart',
    rows: steady(2, 60 + 1 / 60, 30),
    termStatus: 'preterm',
    lines: ['preterm-same-day', 'preterm'],
  },
  {
    name: 'preterm: two that came within an hour still count when a third one comes later',
    rows: [
      [0, 30],
      [20, 30],
      [140, 30],
    ],
    termStatus: 'preterm',
    lines: ['preterm-call', 'preterm-signs'],
  },
  {
    name: 'preterm: not those of the day before',
    rows: [
      [0, 30],
      [20, 30],
      [20 + 13 * 60, 30],
    ],
    termStatus: 'preterm',
    lines: ['preterm-same-day', 'preterm'],
  },
  {
    name: 'preterm: five in an hour, 11 minutes apart',
    rows: steady(5, 11, 30),
    termStatus: 'preterm',
    lines: ['preterm-call', 'preterm-signs'],
  },
  {
    name: 'preterm: six in an hour, 11 minutes apart',
    rows: steady(6, 11, 30),
    termStatus: 'preterm',
    lines: ['preterm-go'],
  },
  {
    name: 'preterm: six in just over an hour',
    rows: steady(6, 12.1, 30),
    termStatus: 'preterm',
    lines: ['preterm-call', 'preterm-signs'],
  },
  {
    name: 'preterm: 5-1-1 is not waited for',
    rows: steady(3, 4, 60),
    termStatus: 'preterm',
    lines: ['preterm-go'],
  },
  {
    name: 'unknown age: the rules of 37 weeks or more, below those for less',
    rows: steady(3, 5, 60),
    termStatus: 'unknown',
    lines: ['if-preterm-go', 'call-now', 'five-one-one'],
  },
];

it.each(labours)('$name', ({ rows, termStatus = 'term', lines, averages, isClose }) => {
  const { log } = time(rows);
  expect(listIds(log, termStatus)).toEqual(lines);
  if (averages) expect(getAverages(listContractionRecords(log.contractions))).toEqual(averages);
  if (isClose !== undefined) expect(isGettingClose(log.contractions)).toBe(isClose);
});

it('counts the start of the running contraction', () => {
  const { log } = reduceContractions(time([[0, 30]]), { type: 'started', at: at(8) });
  expect(listIds(log, 'preterm')).toEqual(['preterm-go']);
  expect(listIds(log, 'term')).toEqual(['no-pattern', 'unsure']);
  const third = reduceContractions(time(steady(2, 4, 40)), { type: 'started', at: at(8) });
  expect(listIds(third.log, 'term')).toEqual(['five-minutes']);
});

it('takes a forgotten stop into the averages once its end is corrected, or confirmed', () => {
  const state = time([
    [0, 50],
    [6, 50],
    [12, 900],
  ]);
  const id = String(at(12));
  expect(advise(state.log, 'term').long).toMatchObject({ id });
  const corrected = reduceContractions(state, { type: 'edited', id, startTime: at(12), endTime: at(13) });
  expect(getAverages(listContractionRecords(corrected.log.contractions)).durationSeconds).toBe(53);
  expect(advise(corrected.log, 'term').long).toBeUndefined();
  const confirmed = reduceContractions(state, { type: 'confirmed', id });
  expect(getAverages(listContractionRecords(confirmed.log.contractions)).durationSeconds).toBe(333);
  expect(advise(confirmed.log, 'term').long).toMatchObject({ id });
});

it('changes the advice with an edited start, an added and a deleted contraction', () => {
  let state = time([
    [0, 65],
    [6, 65],
    [16, 65],
  ]);
  expect(listIds(state.log, 'term')).toEqual(['early-warning', 'unsure']);
  // The third was tapped too late...
  state = reduceContractions(state, { type: 'edited', id: String(at(16)), startTime: at(15), endTime: at(16) });
  // ...and one before it was missed.
  state = reduceContractions(state, { type: 'added', startTime: at(10.5), endTime: at(11.6) });
  expect(listContractionRecords(state.log.contractions).map(({ interval }) => interval)).toEqual([
    undefined,
    360,
    270,
    270,
  ]);
  expect(listIds(state.log, 'term')).toEqual(['call-now', 'five-one-one']);
  state = reduceContractions(state, { type: 'deleted', id: String(at(10.5)) });
  expect(listIds(state.log, 'term')).toEqual(['early-warning', 'unsure']);
});

it('keeps its advice however long nothing happens: it does not know the time', () => {
  const { log } = time(steady(13, 5, 60));
  const later = reduceContractions({ log, undo: [] }, { type: 'term-answered', isTerm: true, at: at(900) });
  expect(advise(later.log, 'term')).toEqual(advise(log, 'term'));
});
