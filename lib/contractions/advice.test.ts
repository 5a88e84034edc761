/** @jest-environment node */
import { fc, manyRuns } from '@/scripts/testing/properties';
import { getAdvice, noAnswers } from './advice';
import { type AdviceLine, type AdviceOrder, isForNow } from './advice-lines';
import {
  type ContractionLog,
  type HospitalDistance,
  type LabourAnswers,
  listContractionRecords,
  type MustNotWait,
  type TermStatus,
  type TimedContraction,
} from './contraction-log';
import { isTooClose } from './labour';

describe('getAdvice', () => {
  const FIRST_START = new Date(2026, 10 /* Nov */, 21, 1).getTime();

  interface Labour {
    /** Seconds from start to start. */
    gaps: number[];
    /** Seconds of each contraction. */
    length?: number;
    /** The last one is still running. */
    isRunning?: boolean;
  }

  function time({ gaps, length = 50, isRunning = false }: Labour): ContractionLog {
    let startTime = FIRST_START;
    const timed = [0, ...gaps].map((seconds, index): TimedContraction => {
      startTime += seconds * 1_000;
      return { id: String(index), startTime, endTime: startTime + length * 1_000 };
    });
    const last = timed.at(-1);
    if (!isRunning || !last) return { contractions: timed };
    return { contractions: timed.slice(0, -1), active: { id: last.id, startTime: last.startTime } };
  }

  const evenly = (minutes: number, count: number) => Array.from({ length: count - 1 }, () => minutes * 60);

  const three = (seconds: number): Labour => ({ gaps: [seconds, seconds] });

  const no: LabourAnswers = { hasGivenBirth: false, distance: 'under-30', mustNotWait: 'none' };

  const far: LabourAnswers = { ...no, distance: '30-to-60' };

  const later: LabourAnswers = { ...no, hasGivenBirth: true };

  const both: LabourAnswers = { ...far, hasGivenBirth: true };

  function advise(labour: Labour, termStatus: TermStatus = 'term', answers = no, isRunningLong = false) {
    const advice = getAdvice(time(labour), termStatus, answers, isRunningLong);
    return { ...advice, ids: advice.lines.map(({ id }) => id) };
  }

  const RANKS: (AdviceOrder | undefined)[] = [undefined, 'call', 'call-now', 'call-or-go', 'go', 'call-unit'];

  const rank = (order: AdviceOrder | undefined) => RANKS.indexOf(order);

  const anyAnswers: fc.Arbitrary<LabourAnswers> = fc.record({
    hasGivenBirth: fc.constantFrom(true, false, undefined),
    distance: fc.constantFrom('under-30', '30-to-60', 'over-60', 'by-plane', 'over-30', undefined),
    mustNotWait: fc.constantFrom('go', 'call', 'none', undefined),
  });

  const anyStatus = fc.constantFrom<TermStatus>('before-20', 'preterm', 'unknown', 'term', 'past-41', 'past-42');

  const anyGap = fc.oneof(fc.integer({ min: 30, max: 700 }), fc.integer({ min: 700, max: 9_000 }));

  const anyLabour = fc.record({
    gaps: fc.array(anyGap, { maxLength: 14 }),
    length: fc.integer({ min: 20, max: 150 }),
    isRunning: fc.boolean(),
  });

  describe('labours that were told to go on timing', () => {
    it.each<[string, Labour]>([
      ['every 3 minutes, 50 seconds long, for 90 minutes', { gaps: evenly(3, 31), length: 50 }],
      ['every 4 minutes, 55 seconds long, for 2 hours', { gaps: evenly(4, 31), length: 55 }],
      ['45, 4 and 4 minutes apart', { gaps: [2700, 240, 240] }],
    ])('%s: call now', (_name, labour) => {
      expect(advise(labour).ids).toEqual(['five-minutes']);
      expect(advise(labour).order).toBe('call-now');
    });

    it('speeding up from 10 to 3 minutes: call now, before the hour says so', () => {
      const gaps = [10, 10, 9, 8, 6, 4, 3, 3, 3].map((minutes) => minutes * 60);
      expect(advise({ gaps, length: 70 }).ids).toEqual(['five-minutes']);
    });

    it('age not known, every 3 minutes, 40 seconds long, for 36 minutes: both ages are told what to do', () => {
      const { ids, lines, order } = advise({ gaps: evenly(3, 13), length: 40 }, 'unknown');
      expect(ids).toEqual(['if-preterm-go', 'five-minutes']);
      expect(lines[1]).toMatchObject({ startsTerm: true });
      expect(order).toBe('call-or-go');
    });

    it('4, 4 and 8 minutes with a stop that was forgotten before the 8', () => {
      const log = time({ gaps: [240, 240, 480] });
      const contractions = log.contractions.map((timed, index) =>
        index === 2 ? { ...timed, endTime: timed.startTime + 470_000 } : timed,
      );
      expect(getAdvice({ contractions }, 'term', no, false).lines.map(({ id }) => id)).toEqual([
        'long',
        'five-minutes',
      ]);
    });
  });

  describe('by how far apart three starts are', () => {
    it.each<[number, LabourAnswers, AdviceLine['id'][], AdviceOrder | undefined]>([
      [300, no, ['five-minutes'], 'call-now'],
      [301, no, ['close'], 'call'],
      [360, no, ['close'], 'call'],
      [361, no, ['early-warning', 'unsure'], undefined],
      [600, no, ['early-warning', 'unsure'], undefined],
      [601, no, ['early-signs', 'unsure'], undefined],

      // A visitor who has not answered may have to go sooner than others.
      [300, noAnswers, ['five-minutes', 'far-or-later'], 'call-now'],
      [300, { ...no, hasGivenBirth: undefined }, ['five-minutes', 'later-at-five'], 'call-now'],
      [360, noAnswers, ['close', 'far-or-later'], 'call'],
      [361, noAnswers, ['far-or-later', 'early-warning', 'unsure'], undefined],
      [601, noAnswers, ['far-or-later', 'early-signs', 'unsure'], undefined],

      [300, far, ['far-go'], 'go'],
      [301, far, ['far-go'], 'go'],
      [600, far, ['far-go'], 'go'],
      [601, far, ['far-at-ten', 'early-signs', 'unsure'], undefined],

      [300, later, ['later-go'], 'go'],
      [301, later, ['later-call'], 'call-now'],
      [360, later, ['later-call'], 'call-now'],
      [600, later, ['later-call'], 'call-now'],
      [601, later, ['later-at-five', 'early-signs', 'unsure'], undefined],

      [300, both, ['far-go'], 'go'],
      [600, both, ['far-go'], 'go'],
      // One limit a person: the earlier.
      [601, both, ['far-at-ten', 'early-signs', 'unsure'], undefined],

      [400, { ...no, distance: undefined }, ['far-unknown', 'early-warning', 'unsure'], undefined],
      [400, { ...no, hasGivenBirth: undefined }, ['later-at-five', 'early-warning', 'unsure'], undefined],
      [360, { ...later, distance: undefined }, ['later-call', 'far-unknown'], 'call-now'],
      [361, { ...later, distance: undefined }, ['later-call', 'far-unknown'], 'call-now'],
    ])('%d seconds, answers %j: %j', (seconds, answers, ids, order) => {
      const advice = advise(three(seconds), 'term', answers);
      expect(advice.ids).toEqual(ids);
      expect(advice.order).toBe(order);
      // The running one counts by its start.
      expect(advise({ ...three(seconds), isRunning: true }, 'term', answers).ids).toEqual(ids);
    });
  });

  describe('without a pattern', () => {
    it.each<[LabourAnswers, AdviceLine['id'][]]>([
      [no, ['no-pattern', 'unsure']],
      [noAnswers, ['far-or-later', 'no-pattern', 'unsure']],
      [far, ['far-at-ten', 'no-pattern', 'unsure']],
      [later, ['later-at-five', 'no-pattern', 'unsure']],
      [both, ['far-at-ten', 'no-pattern', 'unsure']],
    ])('two starts, answers %j: %j', (answers, ids) => {
      expect(advise({ gaps: [240] }, 'term', answers).ids).toEqual(ids);
    });

    it('three starts without a known gap: call if you are unsure, and nothing of timing on', () => {
      const contractions = [0, 1, 2].map((index) => {
        // Each after the clock was set back.
        const startTime = FIRST_START - index * 7_200_000;
        return { id: String(index), startTime, endTime: startTime + 50_000 };
      });
      expect(getAdvice({ contractions }, 'term', no, false).lines.map(({ id }) => id)).toEqual(['unsure']);
    });
  });

  describe('5-1-1', () => {
    it('keeps its text where its own thresholds hold, under the order to call', () => {
      expect(advise({ gaps: evenly(5, 3), length: 60 }).ids).toEqual(['call-now', 'five-one-one']);
      expect(advise({ gaps: evenly(5, 3), length: 59 }).ids).toEqual(['five-minutes']);
    });

    it('asks to call or go once its hour is complete, and no less beside it', () => {
      const { ids, order } = advise({ gaps: evenly(5, 13), length: 60 });
      expect(ids).toEqual(['hour-complete', 'five-one-one']);
      expect(order).toBe('call-or-go');
    });

    it('needs three lengths: with a third one that runs, only the gaps are known', () => {
      expect(advise({ gaps: evenly(4, 3), length: 60, isRunning: true }).ids).toEqual(['five-minutes']);
      expect(advise({ gaps: evenly(4, 4), length: 60, isRunning: true }).ids).toEqual(['call-now', 'five-one-one']);
    });

    it('raises what a long contraction asks for to call or go once its hour is complete, and only then', () => {
      const hour = advise({ gaps: evenly(5, 14), length: 60, isRunning: true }, 'term', no, true);
      expect(hour.lines[0]).toEqual({ id: 'running-long', order: 'call-or-go' });
      expect(hour.ids).toEqual(['running-long', 'hour-complete', 'five-one-one']);
      const slower = advise({ gaps: evenly(5.5, 14), length: 60, isRunning: true }, 'term', no, true);
      expect(slower.lines).toEqual([{ id: 'running-long', order: 'call-now' }]);
    });

    it('keeps its text also where another line says more', () => {
      const { ids } = advise({ gaps: evenly(1.5, 8), length: 60 }, 'unknown');
      expect(ids).toEqual(['if-preterm-go', 'too-close', 'five-one-one']);
    });

    it.each([
      [far, 'far-go'],
      [later, 'later-go'],
    ] as const)('says first to go, answers %j', (answers, id) => {
      expect(advise({ gaps: evenly(5, 13), length: 60 }, 'term', answers).ids).toEqual([id, 'five-one-one']);
    });
  });

  describe('while the age is not known', () => {
    it.each<[string, Labour, AdviceLine['id'][]]>([
      ['one', { gaps: [] }, ['if-preterm', 'unsure']],
      ['two, 14 minutes apart', { gaps: [840] }, ['if-preterm', 'unsure']],
      ['four, 15 minutes apart', { gaps: evenly(15, 4) }, ['if-preterm', 'unsure']],
      ['two, 10 minutes apart', { gaps: [600] }, ['if-preterm-go', 'unsure']],
      ['six in an hour', { gaps: evenly(12, 6) }, ['if-preterm-go', 'unsure']],
      ['three, 6 minutes apart', three(360), ['if-preterm-go', 'close']],
    ])('%s: the line for less than 37 weeks leads, and nothing says to continue timing', (_name, labour, ids) => {
      const { lines, order } = advise(labour, 'unknown');
      expect(lines.map(({ id }) => id)).toEqual(ids);
      expect(order).toBe('call-or-go');
      expect(lines.find(({ startsTerm }) => startsTerm)?.id).toBe(ids[1]);
    });

    it('leads before the first contraction, too, without an order yet', () => {
      const { lines, order } = getAdvice({ contractions: [] }, 'unknown', noAnswers, false);
      expect(lines.map(({ id }) => id)).toEqual(['age-unknown', 'far-or-later', 'unsure']);
      expect(order).toBeUndefined();
    });

    it('needs no line for less than 37 weeks where one says to go, which holds at any age', () => {
      expect(advise(three(600), 'unknown', far).lines).toEqual([{ id: 'far-go', order: 'go' }]);
      expect(advise({ gaps: [] }, 'unknown', { ...no, mustNotWait: 'go' }).ids).toEqual(['list-go']);
    });

    it('the advice at 37 weeks or more says so, whatever its first line is', () => {
      const firstTermLine = (answers: LabourAnswers, seconds: number) =>
        advise(three(seconds), 'unknown', answers).lines.find(({ startsTerm }) => startsTerm)?.id;
      expect(firstTermLine(no, 300)).toBe('five-minutes');
      expect(firstTermLine(later, 600)).toBe('later-call');
      expect(firstTermLine(no, 360)).toBe('close');
      expect(firstTermLine(noAnswers, 600)).toBe('far-or-later');
      expect(firstTermLine(no, 600)).toBe('unsure');
    });
  });

  describe('before 37 weeks', () => {
    it('from 20 weeks on, from two starts on', () => {
      const of = (labour: Labour) => advise(labour, 'preterm');
      expect(of({ gaps: [600] })).toMatchObject({ ids: ['preterm-go'], order: 'go' });
      expect(of({ gaps: [600], isRunning: true })).toMatchObject({ ids: ['preterm-go'], order: 'go' });
      expect(of({ gaps: [601] })).toMatchObject({
        ids: ['preterm-call', 'preterm-signs'],
        order: 'call-now',
      });
      expect(of({ gaps: [3_600] })).toMatchObject({ order: 'call-now' });
      expect(of({ gaps: [3_601] })).toMatchObject({ ids: ['preterm-same-day', 'preterm'], order: 'call' });
      expect(of({ gaps: [] })).toMatchObject({ ids: ['preterm'], order: undefined });
    });

    it('under 20 weeks, never less than the list of the week, whatever the gap', () => {
      const of = (labour: Labour) => advise(labour, 'before-20');
      expect(of({ gaps: [600] })).toMatchObject({ ids: ['before-20-go'], order: 'go' });
      for (const gap of [601, 3_601]) {
        expect(of({ gaps: [gap] })).toMatchObject({
          ids: ['before-20-call', 'before-20-signs'],
          order: 'call-or-go',
        });
      }
      expect(of({ gaps: [] })).toMatchObject({ ids: ['before-20'], order: undefined });
    });

    it('sends nobody under 20 weeks to a labour and delivery unit, however far the hospital is', () => {
      const far = { ...noAnswers, distance: 'over-60' } as const;
      expect(advise({ gaps: [300] }, 'before-20', far)).toMatchObject({ order: 'go' });
      expect(advise({ gaps: [300] }, 'preterm', far)).toMatchObject({ order: 'call-unit' });
    });

    it('one gap of 10 minutes is enough, however far apart the others are', () => {
      expect(advise({ gaps: [600, 1_500] }, 'preterm').order).toBe('go');
      expect(advise({ gaps: [601, 1_500] }, 'preterm').order).toBe('call-now');
    });

    it('tells who goes at the first contraction of no other limit', () => {
      for (const distance of [undefined, 'over-30', '30-to-60', 'over-60', 'by-plane'] as const) {
        for (const hasGivenBirth of [undefined, true, false]) {
          const answers = { hasGivenBirth, distance, mustNotWait: 'go' } as const;
          const { lines } = getAdvice({ contractions: [] }, 'term', answers, false);
          expect(lines.map(({ id }) => id)).toEqual(['list-go-at-first', 'unsure']);
        }
      }
    });

    it('asks for no less than the same labour asks for later, whatever the visitor answers', () => {
      fc.assert(
        fc.property(anyLabour, anyAnswers, fc.boolean(), (labour, answers, isLong) => {
          const of = (termStatus: TermStatus) => rank(advise(labour, termStatus, answers, isLong).order);
          // Under 20 weeks no unit for labour is called: there the order is to go.
          const early = Math.min(of('preterm'), rank('go'));
          return of('preterm') >= of('term') && of('before-20') >= early && of('unknown') >= of('term');
        }),
        manyRuns,
      );
    });
  });

  describe('from 41 weeks on', () => {
    it('calls with the first contraction, and says so before it', () => {
      expect(advise({ gaps: [] }, 'past-41')).toMatchObject({ ids: ['past-41-call'], order: 'call-now' });
      expect(advise(three(900), 'past-41').ids).toEqual(['past-41-call']);
      expect(getAdvice({ contractions: [] }, 'past-41', no, false).lines.map(({ id }) => id)).toEqual([
        'past-41',
        'unsure',
      ]);
      expect(advise(three(300), 'past-41', later)).toMatchObject({ ids: ['later-go'], order: 'go' });
    });

    it('from 42 weeks on calls without any', () => {
      expect(getAdvice({ contractions: [] }, 'past-42', no, false)).toMatchObject({
        order: 'call',
        lines: [{ id: 'past-42' }],
      });
      expect(advise({ gaps: [] }, 'past-42')).toMatchObject({ ids: ['past-41-call'], order: 'call-now' });
    });
  });

  describe('by the way to the hospital', () => {
    const answer = (distance: HospitalDistance, hasGivenBirth: boolean | 'skipped' = false): LabourAnswers => ({
      ...no,
      hasGivenBirth: hasGivenBirth === 'skipped' ? undefined : hasGivenBirth,
      distance,
    });
    const nothing: Labour = { gaps: [] };

    it.each<[string, LabourAnswers, Labour, AdviceLine['id'][], AdviceOrder | undefined]>([
      ['over an hour, one', answer('over-60'), nothing, ['far-call', 'far-at-ten'], 'call-now'],
      ['over an hour, 12 minutes', answer('over-60'), { gaps: evenly(12, 5) }, ['far-call', 'far-at-ten'], 'call-now'],
      ['over an hour, 10 minutes', answer('over-60'), three(600), ['far-go'], 'go'],
      ['over an hour, 301 seconds', answer('over-60'), three(301), ['far-go'], 'go'],
      ['over an hour, 5 minutes', answer('over-60'), three(300), ['far-close'], 'call-unit'],
      ['over an hour, two at 5 minutes', answer('over-60'), { gaps: [300] }, ['far-close'], 'call-unit'],
      ['over an hour, later, 15 minutes', answer('over-60', true), three(900), ['far-call'], 'call-now'],
      ['over an hour, later, 601 seconds', answer('over-60', true), three(601), ['far-call'], 'call-now'],
      ['over an hour, later, 10 minutes', answer('over-60', true), three(600), ['far-close'], 'call-unit'],
      ['over an hour, births not answered', answer('over-60', 'skipped'), three(600), ['far-close'], 'call-unit'],
      [
        'over an hour, 3 min and 90 s',
        answer('over-60', true),
        { gaps: evenly(3, 5), length: 90 },
        ['far-close'],
        'call-unit',
      ],
      ['by plane, one', answer('by-plane'), nothing, ['plane-call'], 'call-now'],
      ['by plane, 15 minutes', answer('by-plane', true), three(900), ['plane-call'], 'call-now'],
      ['by plane, 10 minutes', answer('by-plane'), three(600), ['far-go'], 'go'],
    ])('%s', (_name, answers, labour, ids, order) => {
      expect(advise(labour, 'term', answers)).toMatchObject({ ids, order });
    });

    it.each<[HospitalDistance, AdviceLine['id']]>([
      ['over-60', 'far-at-first'],
      ['by-plane', 'plane-at-first'],
    ])('%s: says before the first contraction when to call', (distance, id) => {
      const { lines } = getAdvice({ contractions: [] }, 'term', answer(distance), false);
      expect(lines[0]).toEqual({ id, order: undefined });
      expect(lines.map((line) => line.id)).not.toContain('no-pattern');
    });

    it('asks how to come also before 37 weeks, where the hospital cannot be reached in time', () => {
      expect(advise({ gaps: [300] }, 'preterm', answer('over-60'))).toMatchObject({
        ids: ['far-close'],
        order: 'call-unit',
      });
      expect(advise({ gaps: [480] }, 'preterm', answer('over-60'))).toMatchObject({ ids: ['preterm-go'], order: 'go' });
    });

    it('takes the yes of an earlier version for the nearer of the longer ways, and tells what holds for the longer ones', () => {
      expect(advise(three(600), 'term', answer('over-30'))).toMatchObject({ ids: ['far-go'], order: 'go' });
      expect(advise(three(601), 'term', answer('over-30')).ids).toEqual(['far-unknown', 'early-signs', 'unsure']);
    });
  });

  describe('for who must not wait', () => {
    it.each<[MustNotWait, TermStatus, AdviceLine['id'], AdviceOrder]>([
      ['go', 'term', 'list-go', 'go'],
      ['go', 'unknown', 'list-go', 'go'],
      ['go', 'preterm', 'list-go', 'go'],
      ['call', 'term', 'list-call', 'call-now'],
      ['call', 'preterm', 'list-call', 'call-now'],
    ])('%s, %s: from the first contraction', (mustNotWait, termStatus, id, order) => {
      const advice = advise({ gaps: [] }, termStatus, { ...no, mustNotWait });
      expect(advice.ids[0]).toBe(id);
      expect(advice.order).toBe(order);
      const before = getAdvice({ contractions: [] }, termStatus, { ...no, mustNotWait }, false);
      expect(before.order).toBeUndefined();
      expect(before.lines.map((line) => line.id)).toContain(`${id}-at-first`);
      expect(before.lines.map((line) => line.id)).not.toContain('no-pattern');
    });
  });

  describe('contractions that are too long, or too close together', () => {
    const longOne: Labour = { gaps: [], length: 121 };
    const tooClose: Labour = { gaps: evenly(1.5, 8) };

    it.each<[TermStatus, LabourAnswers, AdviceOrder]>([
      ['term', no, 'call-now'],
      ['term', noAnswers, 'call-now'],
      ['term', far, 'go'],
      ['term', later, 'go'],
      ['preterm', no, 'call-or-go'],
      ['preterm', far, 'go'],
      ['unknown', no, 'call-or-go'],
      ['unknown', both, 'go'],
    ])('one over 2 minutes, %s, answers %j: %s', (termStatus, answers, order) => {
      expect(advise(longOne, termStatus, answers).lines).toContainEqual({ id: 'long', order });
      const running = advise({ gaps: [], isRunning: true }, termStatus, answers, true);
      expect(running.lines).toContainEqual({ id: 'running-long', order });
    });

    it.each<[TermStatus, LabourAnswers, AdviceLine['id'][], AdviceOrder]>([
      ['term', no, ['too-close', 'five-minutes'], 'call-now'],
      ['term', far, ['too-close', 'far-go'], 'go'],
      ['term', later, ['too-close', 'later-go'], 'go'],
      ['preterm', no, ['preterm-go', 'too-close'], 'go'],
      // An order below 'go' would stand beside 'go'.
      ['preterm', far, ['preterm-go', 'too-close'], 'go'],
      // The same for what holds at 37 weeks or more.
      ['unknown', no, ['if-preterm-go', 'too-close'], 'call-or-go'],
      ['unknown', far, ['too-close', 'far-go'], 'go'],
    ])('under 2 minutes apart for 10 minutes, %s, answers %j: %j', (termStatus, answers, ids, order) => {
      const advice = advise(tooClose, termStatus, answers);
      expect(advice.ids).toEqual(ids);
      expect(advice.order).toBe(order);
      expect(advice.lines.find(({ id }) => id === 'too-close')).toMatchObject({ order });
    });

    it('names the one that lasts, not one before it too', () => {
      const { ids } = advise({ gaps: [900], length: 121, isRunning: true }, 'term', no, true);
      expect(ids).toEqual(['running-long']);
    });

    it('leaves out what would be heard as less than go', () => {
      expect(advise({ gaps: [400, 400], length: 121 }, 'term', later).ids).toEqual(['long']);
      expect(advise({ gaps: [330, 330], length: 121 }, 'term', no).ids).toEqual(['long']);
    });

    it.each<[Labour, LabourAnswers, AdviceLine['id'][]]>([
      [{ gaps: [], length: 121 }, noAnswers, ['long', 'far-or-later']],
      [{ gaps: [400, 400], length: 121 }, noAnswers, ['long', 'far-or-later']],
      [{ gaps: [330, 330], length: 121 }, noAnswers, ['long', 'far-or-later']],
      [{ gaps: [500, 500], length: 121 }, { ...no, distance: undefined }, ['long', 'far-unknown']],
      [{ gaps: [400, 400], length: 121 }, { ...no, hasGivenBirth: undefined }, ['long', 'later-at-five']],
      [{ gaps: [400, 400], length: 121 }, { ...far, hasGivenBirth: undefined }, ['long', 'far-go']],
    ])('keeps beside a long one what would hold for a yes: %j, answers %j', (labour, answers, ids) => {
      expect(advise(labour, 'term', answers).ids).toEqual(ids);
    });

    it('forgets a long one that began over an hour before the latest start', () => {
      const [first, ...others] = time({ gaps: [1200, 2400] }).contractions;
      if (!first) throw new Error('nothing timed');
      const long = { ...first, endTime: first.startTime + 200_000 };
      expect(getAdvice({ contractions: [long, ...others] }, 'term', no, false).long).toEqual(
        expect.objectContaining({ id: '0' }),
      );
      const [second, third] = others;
      if (!second || !third) throw new Error('nothing timed');
      const laterThird = { ...third, startTime: third.startTime + 1, endTime: third.endTime + 1 };
      expect(getAdvice({ contractions: [long, second, laterThird] }, 'term', no, false).long).toBeUndefined();
    });
  });

  describe('of any labour', () => {
    it('says to continue timing at 37 to 40 weeks alone, beside no order, and to nobody who must not wait', () => {
      fc.assert(
        fc.property(anyLabour, anyStatus, anyAnswers, fc.boolean(), (labour, termStatus, answers, isLong) => {
          const { ids, order } = advise(labour, termStatus, answers, isLong);
          const saysToContinue = ids.some((id) => ['no-pattern', 'early-warning', 'early-signs'].includes(id));
          if (!saysToContinue) return ids.length > 0;
          const { distance, mustNotWait } = answers;
          const mayWait = distance !== 'over-60' && distance !== 'by-plane' && (mustNotWait ?? 'none') === 'none';
          // The line on a pattern never stands alone.
          return termStatus === 'term' && order === undefined && mayWait && ids.includes('unsure');
        }),
        manyRuns,
      );
    });

    it('opens with the highest order, or with the line for less than 37 weeks', () => {
      fc.assert(
        fc.property(anyLabour, anyStatus, anyAnswers, fc.boolean(), (labour, termStatus, answers, isLong) => {
          const { lines, order, ids } = advise(labour, termStatus, answers, isLong);
          if (!order) return true;
          if (termStatus === 'unknown' && rank(order) < rank('go')) return /^if-preterm/.test(ids[0] ?? '');
          return lines[0]?.order === order && lines.every((line) => !line.order || line.order === order);
        }),
        manyRuns,
      );
    });

    it('shows the text of 5-1-1 under an order, never alone, and never where the hospital is out of reach', () => {
      fc.assert(
        fc.property(anyLabour, anyStatus, anyAnswers, (labour, termStatus, answers) => {
          const { lines, order } = advise(labour, termStatus, answers);
          const index = lines.findIndex(({ id }) => id === 'five-one-one');
          return index < 0 || (lines[index - 1]?.order !== undefined && order !== 'call-unit');
        }),
        manyRuns,
      );
    });

    it.each([3, 20])('asks for no less when %d starts come closer together', (count) => {
      fc.assert(
        fc.property(
          fc.tuple(fc.integer({ min: 121, max: 900 }), fc.integer({ min: 121, max: 900 })),
          anyStatus,
          anyAnswers,
          fc.integer({ min: 20, max: 110 }),
          ([one, other], termStatus, answers, length) => {
            const [closer, wider] = [Math.min(one, other), Math.max(one, other)];
            const judge = (gap: number) =>
              // As long a labour with either gap, so that its hour is as complete.
              advise({ gaps: Array(count === 3 ? 2 : Math.ceil(4_000 / gap)).fill(gap), length }, termStatus, answers);
            return rank(judge(closer).order) >= rank(judge(wider).order);
          },
        ),
        manyRuns,
      );
    });
  });
});

it.each<[AdviceOrder | undefined, boolean]>([
  [undefined, false],
  ['call', false],
  ['call-now', true],
  ['call-or-go', true],
  ['go', true],
])('the order %p is for now: %p', (order, isNow) => {
  expect(isForNow(order)).toBe(isNow);
});

describe('isTooClose', () => {
  const firstStart = new Date(2026, 10 /* Nov */, 21, 3, 0).getTime();

  /** Contractions of 50 seconds, as many as given, with the same gap between their starts. */
  function timeEvery(gapMs: number, count: number) {
    const contractions = Array.from({ length: count }, (_, index) => {
      const startTime = firstStart + index * gapMs;
      return { id: String(startTime), startTime, endTime: startTime + 50_000 };
    });
    return listContractionRecords(contractions);
  }

  it.each([
    ['every 2:00 for 20 minutes', 120_000, 11, false],
    ['every 1:59.6, which whole seconds would round to 2:00, for over 10 minutes', 119_600, 7, true],
    ['every 1:40 for exactly 10 minutes', 100_000, 7, true],
    ['every 1:40 for less than 10 minutes', 100_000, 6, false],
  ])('contractions %s', (_name, gapMs, count, expected) => {
    expect(isTooClose(timeEvery(gapMs, count))).toBe(expected);
  });

  const startAt = (...seconds: number[]) =>
    listContractionRecords(
      seconds.map((second, index) => {
        const startTime = firstStart + second * 1_000;
        return { id: String(index), startTime, endTime: startTime };
      }),
    );

  it('counts anew where the clock was set back', () => {
    const before = [0, 100, 200, 300, 400, 500];
    const after = [250, 350, 450, 550, 650, 750];
    expect(isTooClose(startAt(...before, 600))).toBe(true);
    expect(isTooClose(startAt(...before, ...after))).toBe(false);
    expect(isTooClose(startAt(...before, ...after, 850))).toBe(true);
  });

  it('counts on past two that are said to have started at once', () => {
    expect(isTooClose(startAt(0, 100, 200, 200, 300, 400, 500, 600))).toBe(true);
  });
});
