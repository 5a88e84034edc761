/** @jest-environment node */
import { fc } from '@/scripts/testing/properties';
import type { ContractionLog, TimedContraction } from './contraction-log';
import { type ContractionsAction, emptyLog, reduceContractions } from './contractions-state';
import { joinBackup } from './join-logs';

const T = 1_795_000_000_000;
const MINUTE = 60_000;

const timed = (minute: number, length = MINUTE): TimedContraction => ({
  id: String(T + minute * MINUTE),
  startTime: T + minute * MINUTE,
  endTime: T + minute * MINUTE + length,
});
const running = (minute: number) => ({ id: String(T + minute * MINUTE), startTime: T + minute * MINUTE });

const logOf = (revision: number, contractions: TimedContraction[], rest?: Partial<ContractionLog>): ContractionLog => ({
  contractions,
  beganAt: T,
  ...rest,
  revision,
});

describe('two forms of one log', () => {
  const earlier = logOf(5, [timed(0), timed(5)], { active: running(10) });
  const later = logOf(6, [timed(5)], { active: running(10) });

  it.each([
    ['stored', later, earlier],
    ['backup', earlier, later],
  ])('give the later one, with its deletions, where that is the %s one', (_which, own, backup) => {
    expect(joinBackup(own, backup)).toBe(later);
  });

  it('give the stored one where both are the same', () => {
    const backup = logOf(5, earlier.contractions);
    expect(joinBackup(earlier, backup)).toBe(earlier);
  });

  it('know a log that an earlier version of the site began by its missing beginning', () => {
    const own = { contractions: [timed(5)], revision: 4 };
    const backup = { contractions: [timed(0), timed(5)], revision: 3 };
    expect(joinBackup(own, backup)).toBe(own);
    expect(joinBackup(backup, { ...own, revision: 4 })).toEqual(own);
  });
});

it('is the backup where nothing is stored, and the stored log where there is no backup', () => {
  const log = logOf(6, [timed(0)], { active: running(10) });
  expect(joinBackup(emptyLog, log)).toBe(log);
  expect(joinBackup(log, emptyLog)).toBe(log);
  expect(joinBackup(emptyLog, emptyLog)).toBe(emptyLog);
});

it('leaves cleared what was cleared', () => {
  const cleared = logOf(7, []);
  expect(joinBackup(cleared, logOf(6, [timed(0)]))).toBe(cleared);
  expect(joinBackup(logOf(6, [timed(0)]), cleared)).toBe(cleared);
});

describe('a log that began anew after the one before it was lost', () => {
  const lost = logOf(6, [timed(0), timed(5), timed(10)]);
  const anew = (revision: number, contractions: TimedContraction[], rest?: Partial<ContractionLog>) =>
    logOf(revision, contractions, { ...rest, beganAt: T + 20 * MINUTE });

  it.each([1, 4, 9])('keeps all contractions of both, and goes on as the new one, after %i changes', (revision) => {
    expect(joinBackup(anew(revision, [timed(20), timed(25)]), lost)).toEqual(
      anew(Math.max(revision, 6) + 1, [timed(0), timed(5), timed(10), timed(20), timed(25)]),
    );
  });

  it('ends the one that ran in the lost log, with a length that is not known, if another one came after it', () => {
    const stillRunning = { ...lost, active: running(15) };
    const joined = joinBackup(anew(2, [timed(20)]), stillRunning);
    expect(joined.active).toBeUndefined();
    expect(joined.contractions.at(-2)).toEqual({ ...timed(15, 0), check: 'clock-changed' });
    const both = joinBackup(anew(1, [], { active: running(20) }), stillRunning);
    expect(both.active).toEqual(running(20));
    expect(both.contractions.at(-1)).toEqual({ ...timed(15, 0), check: 'clock-changed' });
  });

  it('lets the one that ran go on if nothing was timed since', () => {
    expect(joinBackup(anew(1, []), { ...lost, active: running(15) }).active).toEqual(running(15));
    const earlier = joinBackup(anew(1, [], { active: running(14) }), { ...lost, active: running(15) });
    expect(earlier.active).toEqual(running(15));
    expect(earlier.contractions.at(-1)).toEqual({ ...timed(14, 0), check: 'clock-changed' });
  });

  it('takes the start of the one that runs in both as it was changed last', () => {
    const moved = { ...running(15), startTime: T + 13 * MINUTE };
    const joined = joinBackup(anew(1, [], { active: moved }), { ...lost, active: running(15) });
    expect(joined.active).toEqual(moved);
    expect(joined.contractions).toEqual(lost.contractions);
  });

  it('keeps the answer that was given last', () => {
    const termAnswer = { isTerm: true, answeredAt: T + 21 * MINUTE };
    const before = { ...lost, termAnswer: { isTerm: false, answeredAt: T } };
    expect(joinBackup(anew(1, [], { termAnswer }), before).termAnswer).toEqual(termAnswer);
    expect(joinBackup(anew(1, [timed(20)]), before).termAnswer).toEqual(before.termAnswer);
  });

  it('keeps the order of timing where the clock was set back', () => {
    const earlierByClock = timed(-60);
    const joined = joinBackup(anew(1, [timed(9)]), logOf(5, [timed(0), earlierByClock]));
    expect(joined.contractions).toEqual([timed(0), earlierByClock, timed(9)]);
  });
});

it('gives a damaged log back what its backup still holds', () => {
  const own = logOf(6, [timed(5)], { isDamaged: true });
  expect(joinBackup(own, logOf(6, [timed(0), timed(5)]))).toEqual(logOf(7, [timed(0), timed(5)]));
});

describe('a log of the first version of the site, which counted no changes', () => {
  it('is joined with the backup that was made from it, and ends what was stopped there', () => {
    const own = { contractions: [timed(0)], active: running(5) };
    const backup = logOf(2, [timed(0, 2 * MINUTE), timed(5)], { active: running(10) });
    expect(joinBackup(own, backup)).toEqual(logOf(3, [timed(0), timed(5)], { active: running(10) }));
  });

  it('is joined also with a backup that an earlier version began', () => {
    const joined = joinBackup({ contractions: [timed(5)] }, { contractions: [timed(0)], revision: 3 });
    expect(joined).toEqual({ contractions: [timed(0), timed(5)], revision: 4 });
    expect(joined).not.toHaveProperty('beganAt');
  });

  it('keeps what could be read of a damaged text', () => {
    const own = { contractions: [timed(5)], isDamaged: true };
    expect(joinBackup(own, logOf(2, [timed(0)])).contractions).toEqual([timed(0), timed(5)]);
  });
});

describe('whatever was tapped', () => {
  const gaps = fc.array(fc.integer({ min: 2, max: 600 }));

  /** The log after taps with these gaps in s, of which some of the contractions before are deleted. */
  function play(log: ContractionLog, start: number, taps: number[], beganAt = start): ContractionLog {
    let at = start;
    return taps.reduce((current, gap) => {
      at += gap * 1_000;
      const oldest = current.contractions[0];
      const action: ContractionsAction =
        gap % 7 === 0 && oldest
          ? { type: 'deleted', id: oldest.id }
          : { type: current.active ? 'stopped' : 'started', at };
      const next = reduceContractions({ log: current, undo: [] }, action).log;
      return { ...next, revision: (current.revision ?? 0) + 1, beganAt: current.beganAt ?? beganAt };
    }, log);
  }
  const listIds = ({ contractions, active }: ContractionLog) =>
    [...contractions, ...(active ? [active] : [])].map(({ id }) => id);

  it('no contraction of either log is lost or there twice where one of them began anew', () => {
    fc.assert(
      fc.property(gaps, gaps, fc.integer({ min: -60, max: 60 }), (lostTaps, ownTaps, minutesLater) => {
        const lost = play(emptyLog, T, lostTaps);
        const own = play(emptyLog, T + minutesLater * MINUTE + 1, ownTaps);
        const joined = joinBackup(own, lost);
        expect(listIds(joined).toSorted()).toEqual([...new Set([...listIds(own), ...listIds(lost)])].toSorted());
        expect(joined.contractions.every(({ startTime, endTime }) => endTime >= startTime)).toBe(true);
        // What was stopped in either is as it was stopped.
        for (const stopped of [...own.contractions, ...lost.contractions]) {
          expect(joined.contractions).toContainEqual(stopped);
        }
      }),
    );
  });

  it('a join is later than both logs, and has nothing to take from either again', () => {
    fc.assert(
      fc.property(gaps, gaps, (lostTaps, ownTaps) => {
        const lost = play(emptyLog, T, lostTaps);
        const own = play(emptyLog, T + 90 * MINUTE, ownTaps);
        const joined = joinBackup(own, lost);
        expect(joinBackup(joined, own)).toEqual(joined);
        expect(joined.revision ?? 0).toBeGreaterThanOrEqual(Math.max(own.revision ?? 0, lost.revision ?? 0));
      }),
    );
  });

  it('of two forms of one log the later one wins as it is', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 2, max: 600 }), { minLength: 1 }), gaps, (before, after) => {
        const earlier = play(emptyLog, T, before);
        const later = play(earlier, T + 10_000 * MINUTE, after);
        expect(joinBackup(earlier, later)).toEqual(later);
        expect(joinBackup(later, earlier)).toBe(later);
      }),
    );
  });
});
