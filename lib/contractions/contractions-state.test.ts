/** @jest-environment node */
import { fc } from '@/scripts/testing/properties';
import { getAverages } from './averages';
import { listContractionRecords } from './contraction-log';
import {
  type ContractionsAction,
  type ContractionsState,
  emptyLog,
  listUndoAfterChangeElsewhere,
  reduceContractions,
} from './contractions-state';
import { moveStart } from './move-start';
import { parseContractionLog, serializeContractionLog } from './stored-contractions';

const T = new Date(2026, 10 /* Nov */, 21, 3).getTime();

const MINUTE = 60_000;

const initial: ContractionsState = { log: emptyLog, undo: [] };

const run = (actions: ContractionsAction[], state = initial) => actions.reduce(reduceContractions, state);

const times = ({ log }: ContractionsState) =>
  log.contractions.map(({ startTime, endTime }) => [startTime - T, endTime - T]);

it('records start, end, length and the gap from start to start', () => {
  const { log } = run([
    { type: 'started', at: T },
    { type: 'stopped', at: T + 64_400 },
    { type: 'started', at: T + 280_000 },
    { type: 'stopped', at: T + 340_000 },
  ]);
  expect(log.active).toBeUndefined();
  expect(listContractionRecords(log.contractions)).toEqual([
    { id: String(T), startTime: T, endTime: T + 64_400, duration: 64, interval: undefined },
    { id: String(T + 280_000), startTime: T + 280_000, endTime: T + 340_000, duration: 60, interval: 280 },
  ]);
});

it('takes the second tap of a shaking hand for the same', () => {
  const started = run([{ type: 'started', at: T }]);
  expect(run([{ type: 'stopped', at: T + 999 }], started)).toBe(started);
  const stopped = run([{ type: 'stopped', at: T + 1_000 }], started);
  expect(stopped.log.active).toBeUndefined();
  expect(run([{ type: 'started', at: T + 1_500 }], stopped)).toBe(stopped);
});

it('ignores what does not fit: a second start, a stop of nothing, an unknown contraction', () => {
  const started = run([{ type: 'started', at: T }]);
  expect(run([{ type: 'started', at: T + MINUTE }], started)).toBe(started);
  expect(run([{ type: 'stopped', at: T }])).toBe(initial);
  expect(
    run([{ type: 'deleted', id: '1' }, { type: 'confirmed', id: '1' }, { type: 'cleared' }, { type: 'undone' }]),
  ).toBe(initial);
  for (const endTime of [T + MINUTE, undefined]) {
    expect(run([{ type: 'edited', id: '1', startTime: T, endTime }])).toBe(initial);
  }
});

it('keeps the answer about 37 weeks where there is nothing to clear', () => {
  const answered = run([{ type: 'term-answered', isTerm: true, at: T }]);
  expect(run([{ type: 'cleared' }], answered)).toBe(answered);
});

it('knows the gap between two that are said to have started at once: none', () => {
  const { log } = run([
    { type: 'added', startTime: T, endTime: T + MINUTE },
    { type: 'added', startTime: T, endTime: T + MINUTE },
  ]);
  expect(listContractionRecords(log.contractions).map(({ interval }) => interval)).toEqual([undefined, 0]);
});

it('confirms what the visitor enters, and of the others only the one that is asked for', () => {
  const { log } = run([
    { type: 'started', at: T },
    { type: 'stopped', at: T + 5 * MINUTE },
    { type: 'started', at: T + 10 * MINUTE },
    { type: 'stopped', at: T + 15 * MINUTE },
    { type: 'confirmed', id: String(T + 10 * MINUTE) },
    { type: 'added', startTime: T + 20 * MINUTE, endTime: T + 25 * MINUTE },
  ]);
  expect(log.contractions.map(({ check }) => check)).toEqual([undefined, 'confirmed', 'confirmed']);
  const { contractions } = run([{ type: 'edited', id: String(T), startTime: T, endTime: T }], { log, undo: [] }).log;
  expect(contractions[0]).toEqual({ id: String(T), startTime: T, endTime: T, check: 'confirmed' });
});

it('puts what is added by hand in its place among the others, and after one of the same start', () => {
  const added = (minutes: number): ContractionsAction => ({
    type: 'added',
    startTime: T + minutes * MINUTE,
    endTime: T + (minutes + 1) * MINUTE,
  });
  const { log } = run([added(10), added(20), added(5), added(15), added(10)]);
  expect(log.contractions.map(({ startTime }) => (startTime - T) / MINUTE)).toEqual([5, 10, 10, 15, 20]);
  expect(log.contractions.map(({ id }) => Number(id) - T)).toEqual([
    5 * MINUTE,
    10 * MINUTE,
    10 * MINUTE + 1,
    15 * MINUTE,
    20 * MINUTE,
  ]);
});

it('gives one added in the very moment in which another one began to be timed a name of its own', () => {
  const { log } = run([
    { type: 'started', at: T },
    { type: 'added', startTime: T, endTime: T },
  ]);
  expect(log.contractions.map(({ id }) => id)).toEqual([String(T + 1)]);
  expect(log.active?.id).toBe(String(T));
});

it('clears also a contraction that runs alone, and a record of which nothing could be read', () => {
  const running = run([{ type: 'started', at: T }]);
  expect(run([{ type: 'cleared' }], running).log).toEqual(emptyLog);
  const damaged: ContractionsState = { log: { contractions: [], isDamaged: true }, undo: [] };
  expect(run([{ type: 'cleared' }], damaged).log).toEqual(emptyLog);
});

it('moves the start of the running contraction', () => {
  const { log } = run([
    { type: 'started', at: T },
    { type: 'edited', id: String(T), startTime: T - MINUTE, endTime: T - MINUTE },
    { type: 'stopped', at: T + 10_000 },
  ]);
  expect(listContractionRecords(log.contractions)[0]?.duration).toBe(70);
});

it('keeps the end of a contraction that was stopped while its start was being changed', () => {
  const stopped = run([
    { type: 'started', at: T },
    { type: 'stopped', at: T + MINUTE },
  ]);
  const id = String(T);
  expect(times(run([{ type: 'edited', id, startTime: T - 5_000, endTime: undefined }], stopped))).toEqual([
    [-5_000, MINUTE],
  ]);
  expect(run([{ type: 'edited', id, startTime: T + 2 * MINUTE, endTime: undefined }], stopped)).toBe(stopped);
});

describe('after the clock was set back', () => {
  it('a contraction has no length, and it is to be checked', () => {
    const { log } = run([
      { type: 'started', at: T },
      { type: 'stopped', at: T - 60 * MINUTE },
    ]);
    expect(listContractionRecords(log.contractions)).toMatchObject([{ duration: 0, check: 'clock-changed' }]);
    expect(getAverages(listContractionRecords(log.contractions)).durationSeconds).toBe(0);
  });

  it('a contraction whose real length is known keeps it, by the new time, and nothing is to be checked', () => {
    const back = T - 60 * MINUTE;
    const { log, undo } = run([{ type: 'started', at: T }]);
    const moved = moveStart(log, back, 20_000.4);
    const stopped = run([{ type: 'stopped', at: back + 40_000 }], { log: moved, undo });
    expect(stopped.log.contractions).toEqual([{ id: String(T), startTime: back - 20_000, endTime: back + 40_000 }]);
    expect(moveStart(log, 0, MINUTE).active?.startTime).toBe(0);
    expect(moveStart(stopped.log, back, MINUTE)).toBe(stopped.log);
  });

  it('the gap is unknown and the latest is still the latest', () => {
    const { log } = run([
      { type: 'started', at: T },
      { type: 'stopped', at: T + MINUTE },
      { type: 'started', at: T - 30 * MINUTE },
      { type: 'stopped', at: T - 29 * MINUTE },
    ]);
    expect(
      listContractionRecords(log.contractions).map(({ startTime, interval }) => [startTime - T, interval]),
    ).toEqual([
      [0, undefined],
      [-30 * MINUTE, undefined],
    ]);
  });
});

it('counts real time through the night in which clocks go back', () => {
  // 1:50 twice in Toronto: 05:50 and 06:50 UTC.
  const first = Date.UTC(2026, 10 /* Nov */, 1, 5, 50);
  const { log } = run([
    { type: 'started', at: first },
    { type: 'stopped', at: first + MINUTE },
    { type: 'started', at: first + 60 * MINUTE },
    { type: 'stopped', at: first + 61 * MINUTE },
  ]);
  expect(listContractionRecords(log.contractions).map(({ interval }) => interval)).toEqual([undefined, 3_600]);
});

it('gives a contraction that another tab has stopped since its own end, and not that of the first', () => {
  const { log } = run([
    { type: 'started', at: T },
    { type: 'stopped', at: T + MINUTE },
    { type: 'started', at: T + 5 * MINUTE },
    { type: 'stopped', at: T + 6 * MINUTE },
    { type: 'edited', id: String(T + 5 * MINUTE), startTime: T + 4 * MINUTE, endTime: undefined },
  ]);
  expect(log.contractions.map(({ startTime, endTime }) => [startTime - T, endTime - T])).toEqual([
    [0, MINUTE],
    [4 * MINUTE, 6 * MINUTE],
  ]);
});

describe('Undo', () => {
  const two = run([
    { type: 'started', at: T },
    { type: 'stopped', at: T + MINUTE },
    { type: 'started', at: T + 5 * MINUTE },
    { type: 'stopped', at: T + 6 * MINUTE },
  ]);
  const first = String(T);

  it.each<[string, ContractionsAction]>([
    ['a start', { type: 'started', at: T + 10 * MINUTE }],
    ['an edit', { type: 'edited', id: first, startTime: T + 1, endTime: T + 2 }],
    ['a move past another', { type: 'edited', id: first, startTime: T + 20 * MINUTE, endTime: T + 21 * MINUTE }],
    ['a contraction added by hand', { type: 'added', startTime: T - 9 * MINUTE, endTime: T - 8 * MINUTE }],
    ['a deletion', { type: 'deleted', id: first }],
    ['a confirmation', { type: 'confirmed', id: first }],
    ['Clear All', { type: 'cleared' }],
  ])('takes back %s', (_name, action) => {
    const changed = run([action], two);
    expect(changed.log).not.toEqual(two.log);
    const { log, undo } = run([{ type: 'undone' }], changed);
    expect(log.contractions).toEqual(two.log.contractions);
    expect(log.active).toEqual(two.log.active);
    expect(undo).toEqual(two.undo);
  });

  it('doubles nothing that another tab has put back', () => {
    const deleted = run([{ type: 'deleted', id: first }], two);
    const { log } = run([{ type: 'undone' }], { ...deleted, log: two.log });
    expect(log.contractions).toEqual(two.log.contractions);
  });

  it('of a start leaves alone what another tab has begun to time since', () => {
    const started = run([{ type: 'started', at: T + 10 * MINUTE }], two);
    const other = { id: 'other', startTime: T + 12 * MINUTE };
    const { log } = run([{ type: 'undone' }], { ...started, log: { ...started.log, active: other } });
    expect(log.active).toEqual(other);
  });

  it('of a deletion goes on timing what was begun since', () => {
    const deleted = run([{ type: 'deleted', id: first }], two);
    const started = run([{ type: 'started', at: T + 10 * MINUTE }], deleted);
    const { log } = run([{ type: 'undone' }], { ...started, undo: deleted.undo });
    expect(log.active?.startTime).toBe(T + 10 * MINUTE);
    expect(log.contractions).toEqual(two.log.contractions);
  });

  it('of a stop goes on timing', () => {
    const { log } = run([{ type: 'undone' }], two);
    expect(log.active?.startTime).toBe(T + 5 * MINUTE);
    expect(log.contractions).toHaveLength(1);
  });

  it('of Clear All brings back the running contraction and the answer', () => {
    const running = run(
      [
        { type: 'term-answered', isTerm: true, at: T },
        { type: 'started', at: T + 9 * MINUTE },
      ],
      two,
    );
    const cleared = run([{ type: 'cleared' }], running);
    expect(cleared.log).toEqual(emptyLog);
    expect(run([{ type: 'undone' }], cleared).log).toEqual(running.log);
  });

  it('keeps what came later, also from another tab', () => {
    const deleted = run([{ type: 'deleted', id: first }], two);
    const other = run([{ type: 'started', at: T + 10 * MINUTE }], { log: deleted.log, undo: [] });
    const { log } = run([{ type: 'undone' }], { log: other.log, undo: deleted.undo });
    expect(log.contractions).toHaveLength(2);
    expect(log.active?.startTime).toBe(T + 10 * MINUTE);
    // A stop is not taken back while the next one runs.
    expect(
      run([{ type: 'undone' }], { log: { ...other.log, contractions: two.log.contractions }, undo: two.undo }).log
        .contractions,
    ).toHaveLength(2);
  });

  it('of a start leaves it alone once another tab has stopped it', () => {
    const started = run([{ type: 'started', at: T + 10 * MINUTE }], two);
    const stopped = run([{ type: 'stopped', at: T + 11 * MINUTE }], { log: started.log, undo: [] });
    const { log } = run([{ type: 'undone' }], { log: stopped.log, undo: started.undo });
    expect(log.active).toBeUndefined();
    expect(log.contractions).toEqual(stopped.log.contractions);
  });

  it('of an earlier change leaves the contraction that runs', () => {
    const running = run([{ type: 'deleted', id: first }], run([{ type: 'started', at: T + 10 * MINUTE }], two));
    const { log } = run([{ type: 'undone' }], running);
    expect(log.active?.startTime).toBe(T + 10 * MINUTE);
    expect(times({ log, undo: [] })).toEqual(times(two));
  });

  it('of a moved start of the running contraction moves it back', () => {
    const running = run([{ type: 'started', at: T + 10 * MINUTE }], two);
    const id = String(T + 10 * MINUTE);
    const moved = run([{ type: 'edited', id, startTime: T + 9 * MINUTE, endTime: undefined }], running);
    expect(moved.log.active?.startTime).toBe(T + 9 * MINUTE);
    expect(run([{ type: 'undone' }], moved).log.active?.startTime).toBe(T + 10 * MINUTE);
  });

  it('of Clear All keeps an answer that was given since', () => {
    const answered = run([{ type: 'term-answered', isTerm: true, at: T }], two);
    const again = run([{ type: 'cleared' }, { type: 'term-answered', isTerm: false, at: T + MINUTE }], answered);
    const { log } = run([{ type: 'undone' }], again);
    expect(log.termAnswer).toEqual({ isTerm: false, answeredAt: T + MINUTE });
    expect(log.contractions).toEqual(two.log.contractions);
  });

  it('of taps is over once the log has changed elsewhere, and what was deleted or cleared can still come back', () => {
    const { undo } = run(
      [{ type: 'deleted', id: first }, { type: 'started', at: T + 10 * MINUTE }, { type: 'cleared' }],
      two,
    );
    const stopped = run([{ type: 'stopped', at: T + 12 * MINUTE }], run([{ type: 'started', at: T + 11 * MINUTE }]));
    const kept = listUndoAfterChangeElsewhere([...undo, ...stopped.undo]);
    expect(kept.map(({ change }) => change)).toEqual(['deleted', 'cleared']);
  });

  it('goes back step by step', () => {
    const changed = run([{ type: 'deleted', id: first }, { type: 'cleared' }], two);
    expect(times(run([{ type: 'undone' }], changed))).toHaveLength(1);
    expect(times(run([{ type: 'undone' }, { type: 'undone' }], changed))).toEqual(times(two));
  });
});

const action: fc.Arbitrary<ContractionsAction> = fc.oneof(
  fc.record({ type: fc.constant('started' as const), at: fc.integer({ min: T, max: T + 600 * MINUTE }) }),
  fc.record({ type: fc.constant('stopped' as const), at: fc.integer({ min: T, max: T + 600 * MINUTE }) }),
  fc.constant<ContractionsAction>({ type: 'undone' }),
  fc.constant<ContractionsAction>({ type: 'cleared' }),
);

it('never has a negative length or gap, nor an id twice, whatever the clock does', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
      const { log } = run(actions);
      const records = listContractionRecords(log.contractions);
      for (const { duration, interval = 0 } of records) {
        expect(duration).toBeGreaterThanOrEqual(0);
        expect(interval).toBeGreaterThanOrEqual(0);
      }
      expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
    }),
  );
});

it('reads back what it stored', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
      const { log } = run(actions);
      expect(parseContractionLog(serializeContractionLog(log))).toEqual(JSON.parse(JSON.stringify(log)));
    }),
  );
});
