/** @jest-environment node */
import { formatLocalDateTime } from '@/lib/calendar/local-date-time';
import {
  type ContractionField,
  type ContractionTimeProblem,
  type FormSubject,
  getContractionForm,
  getEnteredDuration,
  reduceContractionForm,
} from './contraction-form';
import type { ContractionLog } from './contraction-log';

const at = (minutes: number, seconds = 0) => new Date(2026, 10 /* Nov */, 21, 3, minutes, seconds).getTime();

const NOW = at(30);

const own = { id: 'own', startTime: at(10) + 123, endTime: at(11) + 456 };

const log: ContractionLog = {
  contractions: [own, { id: 'other', startTime: at(15), endTime: at(16) }],
  active: { id: 'active', startTime: at(25) },
};

const timed: FormSubject = { kind: 'timed', ...own };

const active: FormSubject = { kind: 'active', id: 'active', startTime: at(25) };

function fill(
  subject: FormSubject,
  texts: Partial<Record<ContractionField, string>>,
  submitted: { log: ContractionLog; now: number } = { log, now: NOW },
) {
  const changed = (Object.entries(texts) as [ContractionField, string][]).reduce(
    (state, [field, text]) => reduceContractionForm(state, { type: 'changed', field, text }),
    getContractionForm(subject),
  );
  return reduceContractionForm(changed, { type: 'submitted', ...submitted });
}

it('takes an end now', () => {
  const alone = { contractions: [] };
  const state = {
    ...getContractionForm({ kind: 'new' }),
    fields: fill({ kind: 'new' }, { startTime: formatLocalDateTime(at(29)), endTime: formatLocalDateTime(NOW) }).fields,
  };
  expect(reduceContractionForm(state, { type: 'submitted', log: alone, now: NOW }).accepted).toEqual({
    startTime: at(29),
    endTime: NOW,
  });
});

type Problems = Partial<Record<ContractionField, ContractionTimeProblem>>;

it.each<[string, FormSubject, [start?: number, end?: number], Problems]>([
  ['end before start', timed, [undefined, at(9)], { endTime: 'end-before-start' }],
  ['end at the start', timed, [at(10), at(10)], { endTime: 'end-before-start' }],
  ['a year of two digits', { kind: 'new' }, [new Date(NOW).setFullYear(26), at(20)], { startTime: 'too-old' }],
  ['a start in the future', timed, [at(31), at(32)], { startTime: 'future' }],
  ['an end in the future', timed, [at(20), at(30, 1)], { endTime: 'future' }],
  ['times within another', timed, [at(15, 10), at(15, 20)], { startTime: 'overlap' }],
  ['times around another', timed, [at(14), at(17)], { startTime: 'overlap' }],
  ['times that run into the one that is timed', timed, [at(24), at(26)], { startTime: 'overlap' }],
  ['a running start before another one ended', active, [at(15, 30)], { startTime: 'overlap' }],
  ['a running start in the future', active, [at(31)], { startTime: 'future' }],
  ['its own times, moved', timed, [at(10, 30), at(11, 30)], {}],
  ['a start in the moment another one ends', timed, [at(16), at(17)], {}],
  ['an end in the moment another one starts', timed, [at(14), at(15)], {}],
  ['an end in the past', { kind: 'new' }, [at(20), at(21)], {}],
  ['a running start now', active, [at(30)], {}],
  ['a running start, earlier', active, [at(24)], {}],
])('checks %s', (_name, subject, [start, end], problems) => {
  const state = fill(subject, {
    ...(start !== undefined && { startTime: formatLocalDateTime(start) }),
    ...(end !== undefined && { endTime: formatLocalDateTime(end) }),
  });
  expect(state.problems).toEqual(problems);
  expect(state.accepted === undefined).toBe(Object.keys(problems).length > 0);
});

it('asks for both times, and counts refusals', () => {
  const state = fill({ kind: 'new' }, {});
  expect(state.problems).toEqual({ startTime: 'missing', endTime: 'missing' });
  expect(state.refusals).toBe(1);
  const edited = reduceContractionForm(state, { type: 'changed', field: 'endTime', text: '2026-11-21T03:12' });
  expect(edited.problems).toEqual({});
  expect(edited.fields.endTime).toBe('2026-11-21T03:12');
});

it('tells a time that no clock shows from an empty field', () => {
  const state = fill(timed, { startTime: '2026-11-21T24:00', endTime: '' });
  expect(state.problems).toEqual({ startTime: 'no-such-time', endTime: 'missing' });
  expect(state.fields.startTime).toBe('2026-11-21T24:00');
  expect(getEnteredDuration(state)).toBeUndefined();
});

it('keeps the instant of a field that nobody changed', () => {
  expect(fill(timed, { startTime: formatLocalDateTime(at(10, 5)) }).accepted).toEqual({
    startTime: at(10, 5),
    endTime: own.endTime,
  });
});

it('opens with the known times, and empty for a new one', () => {
  const fieldsOf = (subject: FormSubject) => getContractionForm(subject).fields;
  expect(fieldsOf(timed)).toEqual({ startTime: '2026-11-21T03:10:00', endTime: '2026-11-21T03:11:00' });
  expect(fieldsOf(active)).toEqual({ startTime: '2026-11-21T03:25:00', endTime: '' });
  expect(fieldsOf({ kind: 'new' })).toEqual({ startTime: '', endTime: '' });
});

it('takes a running start without an end, however it was changed', () => {
  expect(fill(active, {}).accepted).toEqual({ startTime: at(25), endTime: undefined });
  expect(fill(active, { startTime: '2026-11-21T03:24:00' }).accepted).toEqual({
    startTime: at(24),
    endTime: undefined,
  });
});

it('takes an end of this very moment, once nothing runs', () => {
  const texts = { startTime: formatLocalDateTime(at(29)), endTime: formatLocalDateTime(NOW) };
  const state = fill({ kind: 'new' }, texts);
  expect(state.problems).toEqual({ startTime: 'overlap' });
  const stopped = { contractions: log.contractions };
  expect(reduceContractionForm(state, { type: 'submitted', log: stopped, now: NOW })).toMatchObject({
    problems: {},
    accepted: { startTime: at(29), endTime: NOW },
  });
});

it('no longer accepts what was accepted once a field changes', () => {
  const accepted = fill(timed, {});
  expect(accepted.accepted).toEqual({ startTime: own.startTime, endTime: own.endTime });
  const changed = reduceContractionForm(accepted, { type: 'changed', field: 'endTime', text: '' });
  expect(changed.accepted).toBeUndefined();
  expect(reduceContractionForm(changed, { type: 'submitted', log, now: NOW })).toMatchObject({
    accepted: undefined,
    problems: { endTime: 'missing' },
    refusals: 1,
  });
});

it('says how long it would be, while that makes sense', () => {
  expect(getEnteredDuration(getContractionForm(timed))).toBe(60);
  expect(getEnteredDuration(getContractionForm({ kind: 'new' }))).toBeUndefined();
  expect(getEnteredDuration(getContractionForm(active))).toBeUndefined();
  expect(getEnteredDuration(fill(timed, { endTime: '2026-11-21T03:09' }))).toBeUndefined();
  const sameTimes = fill({ kind: 'new' }, { startTime: '2026-11-21T03:10', endTime: '2026-11-21T03:10' });
  expect(getEnteredDuration(sameTimes)).toBeUndefined();
  expect(getEnteredDuration(fill({ kind: 'new' }, { startTime: '2026-11-21T03:10' }))).toBeUndefined();
});

describe('in the night in which clocks go back', () => {
  const MINUTE_MS = 60_000;

  /** When a time comes a second time, and how much later than the first time: 0 in zones without such a night. */
  function findRepeated(): { again: number; shiftMs: number } {
    const year = new Date(2027, 0 /* Jan */, 1).getTime();
    for (let again = year; again < year + 365 * 24 * 60 * MINUTE_MS; again += 30 * MINUTE_MS) {
      const shiftMs = [60, 30]
        .map((minutes) => minutes * MINUTE_MS)
        .find((shift) => formatLocalDateTime(again) === formatLocalDateTime(again - shift));
      if (shiftMs) return { again, shiftMs };
    }
    return { again: year, shiftMs: 0 };
  }

  const { again, shiftMs } = findRepeated();
  const second = (minutes: number, seconds = 0) => again + minutes * MINUTE_MS + seconds * 1_000;
  const first = (minutes: number, seconds = 0) => second(minutes, seconds) - shiftMs;

  function enter(subject: FormSubject, times: Partial<Record<ContractionField, number>>, now: number) {
    const texts = Object.fromEntries(Object.entries(times).map(([field, time]) => [field, formatLocalDateTime(time)]));
    const state = fill(subject, texts, { log: { contractions: [] }, now });
    return { problems: state.problems, accepted: state.accepted, seconds: getEnteredDuration(state) };
  }

  it.each([
    ['first', first],
    ['second', second],
  ])('corrects a contraction within its own hour: the %s', (_name, its) => {
    const subject: FormSubject = { kind: 'timed', id: 'row', startTime: its(5), endTime: its(6, 5) };
    const now = second(25);
    expect(enter(subject, { endTime: its(7, 5) }, now)).toMatchObject({
      accepted: { startTime: its(5), endTime: its(7, 5) },
      seconds: 125,
    });
    expect(enter(subject, { startTime: its(4), endTime: its(7) }, now)).toMatchObject({
      accepted: { startTime: its(4), endTime: its(7) },
      seconds: 180,
    });
    expect(enter(subject, { startTime: its(9, 30) }, now)).toEqual({
      problems: { endTime: 'end-before-start' },
      accepted: undefined,
      seconds: undefined,
    });
    const running: FormSubject = { kind: 'active', id: 'running', startTime: its(20, 30) };
    expect(enter(running, { startTime: its(20) }, its(25)).accepted).toEqual({
      startTime: its(20),
      endTime: undefined,
    });
  });

  it('adds the latest one that has come', () => {
    const added = { startTime: second(10), endTime: second(11) };
    expect(enter({ kind: 'new' }, added, second(25)).accepted).toEqual(added);
    expect(enter({ kind: 'new' }, added, first(25)).accepted).toEqual({ startTime: first(10), endTime: first(11) });
    // Nearer is the one that has not come: the clocks go back in 5 minutes.
    const ofFirst = { startTime: first(5), endTime: first(6) };
    expect(enter({ kind: 'new' }, ofFirst, Math.max(second(-5), first(6))).accepted).toEqual(ofFirst);
    expect(enter({ kind: 'new' }, { startTime: first(-1), endTime: first(1) }, second(25)).accepted).toEqual({
      startTime: first(-1),
      endTime: first(1),
    });
  });
});
