/** @jest-environment node */
import { fc } from '@/scripts/testing/properties';
import type { ContractionLog, TimedContraction } from './contraction-log';
import { type ContractionsAction, emptyLog, reduceContractions } from './contractions-state';
import { beganApart, joinLostLog, mergeLogs } from './merge-logs';

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
  ...rest,
  revision,
});

it('is the other log where the own one has not changed', () => {
  const base = logOf(3, [timed(0)]);
  const other = logOf(5, [timed(0), timed(5)]);
  expect(mergeLogs(base, base, other)).toBe(other);
});

describe('two logs that were changed apart', () => {
  const base = logOf(3, [timed(0), timed(5)], { active: running(10) });

  it('give all that was timed in either, with more revisions than both', () => {
    const own = logOf(4, [timed(0), timed(5), timed(20)]);
    const other = logOf(6, [timed(0), timed(5), timed(10), timed(15)]);
    expect(mergeLogs(logOf(3, [timed(0), timed(5)]), own, other)).toEqual(
      logOf(7, [timed(0), timed(5), timed(10), timed(15), timed(20)]),
    );
  });

  it.each([
    ['own', logOf(4, [timed(5)], { active: running(10) }), logOf(5, [...base.contractions, timed(10)])],
    ['other', logOf(5, [...base.contractions, timed(10)]), logOf(4, [timed(5)], { active: running(10) })],
  ])('do not bring back what the %s one deleted', (_which, own, other) => {
    expect(mergeLogs(base, own, other).contractions).toEqual([timed(5), timed(10)]);
  });

  it('do not bring back what one of them cleared, however the other changed it', () => {
    const edited = logOf(4, [timed(0, 2 * MINUTE), timed(5)], { active: running(10) });
    expect(mergeLogs(base, edited, logOf(5, [])).contractions).toEqual([]);
    expect(mergeLogs(base, logOf(5, []), edited).contractions).toEqual([]);
  });

  it.each([
    [
      'own',
      logOf(4, [...base.contractions, timed(10)]),
      logOf(6, base.contractions, { active: { ...running(10), startTime: T } }),
    ],
    [
      'other',
      logOf(6, base.contractions, { active: { ...running(10), startTime: T } }),
      logOf(4, [...base.contractions, timed(10)]),
    ],
  ])('end a contraction that the %s one stopped', (_which, own, other) => {
    const merged = mergeLogs(base, own, other);
    expect(merged.active).toBeUndefined();
    expect(merged.contractions.at(-1)).toEqual(timed(10));
  });

  it('go on with the later of two that run, and keep the start of the other', () => {
    const waiting = logOf(3, [timed(0)]);
    const own = logOf(4, [timed(0)], { active: running(9) });
    const other = logOf(4, [timed(0)], { active: running(5) });
    const merged = mergeLogs(waiting, own, other);
    expect(merged.active).toEqual(running(9));
    expect(merged.contractions).toEqual([timed(0), { ...timed(5, 4 * MINUTE), check: 'clock-changed' }]);
  });

  it('keep the order of timing where the clock was set back', () => {
    const earlierByClock = timed(-60);
    const other = logOf(5, [timed(0), earlierByClock]);
    expect(mergeLogs(emptyLog, logOf(1, [timed(9)]), other).contractions).toEqual([timed(0), earlierByClock, timed(9)]);
  });

  it.each([true, undefined])('answer as the own one if it has changed its answer to %p', (isTerm) => {
    const answered = { termAnswer: { isTerm: false, answeredAt: T } };
    const own = logOf(4, [], isTerm === undefined ? {} : { termAnswer: { isTerm, answeredAt: T + 1 } });
    const merged = mergeLogs(logOf(3, [], answered), own, logOf(5, [timed(0)], answered));
    expect(merged.termAnswer?.isTerm).toBe(isTerm);
    expect(mergeLogs(logOf(3, []), logOf(4, [timed(0)]), logOf(5, [], answered)).termAnswer).toEqual(
      answered.termAnswer,
    );
  });
});

describe('a log that began anew after the one before it was lost', () => {
  const lost = logOf(6, [timed(0), timed(5), timed(10)], { beganAt: T });
  const anew = (revision: number, contractions: TimedContraction[], rest?: Partial<ContractionLog>) =>
    logOf(revision, contractions, { ...rest, beganAt: T + 20 * MINUTE });

  it('is known by its beginning, and not by its revision', () => {
    expect(beganApart(anew(4, []), lost)).toBe(true);
    expect(beganApart(anew(9, []), lost)).toBe(true);
    expect(beganApart(logOf(7, [], { beganAt: T }), lost)).toBe(false);
    // What an earlier version of the site began has no beginning, as long as it goes on.
    expect(beganApart(logOf(7, []), logOf(6, []))).toBe(false);
    expect(beganApart(anew(4, []), emptyLog)).toBe(false);
  });

  it('keeps all contractions of both, and goes on as the new one', () => {
    expect(joinLostLog(anew(4, [timed(20), timed(25)]), lost)).toEqual(
      anew(7, [timed(0), timed(5), timed(10), timed(20), timed(25)]),
    );
  });

  it('ends the one that ran in the lost log, with a length that is not known, if another one came after it', () => {
    const stillRunning = { ...lost, active: running(15) };
    const joined = joinLostLog(anew(2, [timed(20)]), stillRunning);
    expect(joined.active).toBeUndefined();
    expect(joined.contractions.at(-2)).toEqual({ ...timed(15, 0), check: 'clock-changed' });
    const both = joinLostLog(anew(1, [], { active: running(20) }), stillRunning);
    expect(both.active).toEqual(running(20));
    expect(both.contractions.map(({ id }) => id)).toContain(running(15).id);
  });

  it('lets the one that ran go on if nothing was timed since', () => {
    expect(joinLostLog(anew(1, []), { ...lost, active: running(15) }).active).toEqual(running(15));
  });

  it('keeps the answer that was given last', () => {
    const termAnswer = { isTerm: true, answeredAt: T + 21 * MINUTE };
    const before = { ...lost, termAnswer: { isTerm: false, answeredAt: T } };
    expect(joinLostLog(anew(1, [], { termAnswer }), before).termAnswer).toEqual(termAnswer);
    expect(joinLostLog(anew(1, [timed(20)]), before).termAnswer).toEqual(before.termAnswer);
  });
});

it('loses no tap, whatever was tapped before and after the two logs parted', () => {
  const tap: fc.Arbitrary<number> = fc.integer({ min: 2, max: 600 });
  const play = (log: ContractionLog, start: number, gaps: number[]) => {
    let at = start;
    return gaps.reduce((current, gap) => {
      at += gap * 1_000;
      const action: ContractionsAction = { type: current.active ? 'stopped' : 'started', at };
      const next = reduceContractions({ log: current, undo: [] }, action).log;
      return { ...next, revision: (current.revision ?? 0) + 1 };
    }, log);
  };
  const listStarts = ({ contractions, active }: ContractionLog) =>
    [...contractions, ...(active ? [active] : [])].map(({ id }) => id);
  fc.assert(
    fc.property(fc.array(tap), fc.array(tap), fc.array(tap), (before, lost, after) => {
      const base = play(emptyLog, T, before);
      const other = play(base, T + 10_000 * MINUTE, lost);
      const own = play(base, T + 20_000 * MINUTE, after);
      const merged = mergeLogs(base, own, other);
      expect(new Set(listStarts(merged))).toEqual(new Set([...listStarts(own), ...listStarts(other)]));
      expect(new Set(listStarts(merged)).size).toBe(listStarts(merged).length);
      for (const { startTime, endTime } of merged.contractions) expect(endTime).toBeGreaterThanOrEqual(startTime);
    }),
  );
});
