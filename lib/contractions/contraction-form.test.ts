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

function fill(subject: FormSubject, texts: Partial<Record<ContractionField, string>>) {
  const changed = (Object.entries(texts) as [ContractionField, string][]).reduce(
    (state, [field, text]) => reduceContractionForm(state, { type: 'changed', field, text }),
    getContractionForm(subject),
  );
  return reduceContractionForm(changed, { type: 'submitted', log, now: NOW });
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
