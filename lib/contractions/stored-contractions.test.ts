/** @jest-environment node */
import { fc } from '@/scripts/testing/properties';
import { getAdvice } from './advice';
import type { ContractionLog, LabourAnswers } from './contraction-log';
import {
  parseActiveContraction,
  parseContractionLog,
  parseLabourAnswers,
  serializeContractionLog,
  serializeLabourAnswers,
} from './stored-contractions';

describe('stored contractions', () => {
  const T = 1_795_000_000_000;

  const first = { id: String(T), startTime: T, endTime: T + 60_000 };

  const second = { id: String(T + 300_000), startTime: T + 300_000, endTime: T + 365_000, check: 'confirmed' as const };

  const log: ContractionLog = {
    contractions: [first, second],
    active: { id: String(T + 600_000), startTime: T + 600_000 },
    termAnswer: { isTerm: false, answeredAt: T },
    revision: 7,
    beganAt: T,
  };

  it('is empty without a text', () => {
    expect(parseContractionLog(null)).toEqual({ contractions: [] });
  });

  it.each([
    ['what is being timed', serializeContractionLog(log), log.active],
    ['nothing between two contractions', serializeContractionLog({ contractions: [first, second] }), undefined],
    ['nothing without a text', null, undefined],
    ['nothing in a text that was cut off', serializeContractionLog(log).slice(0, -1), undefined],
    ['nothing without a start', '{"version":1,"contractions":[],"active":{"id":"1"}}', undefined],
  ])('reads %s, without the record', (_what, text, active) => {
    expect(parseActiveContraction(text)).toEqual(active);
  });

  it('reads back what it stores', () => {
    expect(parseContractionLog(serializeContractionLog(log))).toEqual(log);
  });

  it('starts empty where a text is cut off, and says so', () => {
    const text = serializeContractionLog(log);
    expect(parseContractionLog(text.slice(0, -1))).toEqual({ contractions: [], isDamaged: true });
  });

  it.each<[string, unknown, ContractionLog]>([
    ['a list without a version', [first, second], { contractions: [], isDamaged: true }],
    ['another version', { version: 7, contractions: [first], mood: 'good' }, { contractions: [first] }],
    [
      'one bad record among good ones',
      { contractions: [first, { ...second, endTime: T }, { startTime: 'noon' }, null, 7] },
      { contractions: [first], isDamaged: true },
    ],
    ['a number of changes that is none', { contractions: [first], revision: -1.5 }, { contractions: [first] }],
    ['a beginning that is no time', { contractions: [first], beganAt: 'noon' }, { contractions: [first] }],
    ['more changes than there can be', { contractions: [first], revision: 1e9 }, { contractions: [first] }],
    ['the same record twice', { contractions: [first, first] }, { contractions: [first], isDamaged: true }],
    [
      'a record without an id',
      { contractions: [{ startTime: T, endTime: T }] },
      { contractions: [{ id: String(T), startTime: T, endTime: T }] },
    ],
    ['a running one that is recorded already', { contractions: [first], active: first }, { contractions: [first] }],
    [
      'a broken running one',
      { contractions: [first], active: { startTime: -1 } },
      { contractions: [first], isDamaged: true },
    ],
    ['a check we do not know', { contractions: [{ ...first, check: 'maybe' }] }, { contractions: [first] }],
    ['a foreign value', { cookies: 3 }, { contractions: [], isDamaged: true }],
    ['a number', 12, { contractions: [], isDamaged: true }],
  ])('reads %s', (_name, value, expected) => {
    const read = parseContractionLog(JSON.stringify(value));
    expect(read.contractions).toEqual(expected.contractions);
    expect(read.active).toBeUndefined();
    expect(read.isDamaged).toBe(expected.isDamaged);
  });

  it('never throws, and never gives a contraction that ends before it starts', () => {
    const near = fc.oneof(
      fc.string(),
      fc.json(),
      fc.nat({ max: 400 }).map((end) => serializeContractionLog(log).slice(0, end)),
    );
    fc.assert(
      fc.property(near, (text) => {
        for (const { startTime, endTime } of parseContractionLog(text).contractions) {
          expect(endTime).toBeGreaterThanOrEqual(startTime);
        }
      }),
    );
  });

  it('reads back all that it stores', () => {
    const third = { ...second, id: 'third', check: 'clock-changed' as const };
    const whole = { ...log, contractions: [first, second, third] };
    expect(parseContractionLog(serializeContractionLog(whole))).toEqual(whole);
    expect(parseContractionLog(serializeContractionLog({ contractions: [] }))).toEqual({ contractions: [] });
  });

  it('reads the running contraction and the answer, and drops those that cannot be', () => {
    const read = (more: object) => parseContractionLog(JSON.stringify({ version: 1, contractions: [first], ...more }));
    expect(read({ active: { startTime: T + 600_000 } })).toEqual({
      contractions: [first],
      active: { id: String(T + 600_000), startTime: T + 600_000 },
    });
    expect(read({ active: { id: 7, startTime: T + 600_000 } }).active?.id).toBe(String(T + 600_000));
    for (const termAnswer of [
      { isTerm: 'yes', answeredAt: T },
      { isTerm: true },
      { isTerm: true, answeredAt: -1 },
      7,
    ]) {
      expect(read({ termAnswer })).toEqual({ contractions: [first] });
    }
  });

  it.each([
    ['the furthest that a clock can be set to', 8.64e15, 1],
    ['no time that a date can hold', 8.64e15 + 1, 0],
    ['the first moment that clocks count', 0, 1],
    ['a time before it', -1, 0],
  ])('reads of %s: %#', (_name, time, count) => {
    const text = JSON.stringify({ version: 1, contractions: [{ id: 'one', startTime: time, endTime: time }] });
    expect(parseContractionLog(text).contractions).toHaveLength(count);
  });

  it('keeps the later of two records with one id', () => {
    const corrected = { ...first, endTime: T + 70_000 };
    expect(parseContractionLog(JSON.stringify({ contractions: [first, corrected] })).contractions).toEqual([corrected]);
  });
});

describe('stored labour answers', () => {
  const nothing: LabourAnswers = { hasGivenBirth: undefined, distance: undefined, mustNotWait: undefined };

  it.each([
    { hasGivenBirth: true, distance: 'under-30', mustNotWait: 'none' },
    { hasGivenBirth: false, distance: '30-to-60', mustNotWait: 'call' },
    { hasGivenBirth: undefined, distance: 'over-60', mustNotWait: 'go' },
    { ...nothing, distance: 'by-plane' },
    { ...nothing, distance: 'over-30' },
    nothing,
  ] as LabourAnswers[])('reads back %j', (answers) => {
    expect(parseLabourAnswers(serializeLabourAnswers(answers))).toEqual(answers);
  });

  it.each<[string, Partial<LabourAnswers>]>([
    ['{"version":1,"hasGivenBirth":true,"isFarAway":true}', { hasGivenBirth: true, distance: 'over-30' }],
    ['{"version":1,"hasGivenBirth":false,"isFarAway":false}', { hasGivenBirth: false, distance: 'under-30' }],
    ['{"version":1,"isFarAway":true}', { distance: 'over-30' }],
    // What is asked now counts more than what was asked before.
    ['{"version":1,"isFarAway":true,"distance":"by-plane"}', { distance: 'by-plane' }],
    ['{"version":1,"isFarAway":true,"distance":"on foot"}', { distance: 'over-30' }],
  ])('reads of an earlier version %s: %j', (text, answers) => {
    expect(parseLabourAnswers(text)).toEqual({ ...nothing, ...answers });
  });

  it('gives the yes of an earlier version an order that is never later than what it gave there', () => {
    const answers = parseLabourAnswers('{"version":1,"hasGivenBirth":false,"isFarAway":true}');
    const startTime = 1_795_000_000_000;
    const contractions = [0, 600_000, 1_200_000].map((ms) => ({
      id: String(ms),
      startTime: startTime + ms,
      endTime: startTime + ms + 40_000,
    }));
    expect(getAdvice({ contractions }, 'term', answers, false).order).toBe('go');
  });

  it.each([
    null,
    '',
    '{',
    '[]',
    '7',
    '{"version":1,"hasGivenBirth":"yes","isFarAway":1,"distance":7,"mustNotWait":true}',
  ])('takes %j for not answered', (text) => {
    expect(parseLabourAnswers(text)).toEqual(nothing);
  });
});
