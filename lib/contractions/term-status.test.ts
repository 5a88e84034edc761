/** @jest-environment node */
import { addDays } from 'date-fns';
import { cutLog, getLabourDay, getLabourStart, getTermStatus } from './term-status';

const today = new Date(2026, 10 /* Nov */, 21);

const yes = { isTerm: true, answeredAt: today.getTime() };

const no = { isTerm: false, answeredAt: today.getTime() };

it.each([
  ['36 weeks 6 days', 22, 'preterm'],
  ['37 weeks 0 days', 21, 'term'],
  ['19 weeks 6 days', 141, 'before-20'],
  ['20 weeks 0 days', 140, 'preterm'],
  ['the due date', 0, 'term'],
  ['40 weeks 6 days', -6, 'term'],
  ['41 weeks 0 days', -7, 'past-41'],
  ['41 weeks 6 days', -13, 'past-41'],
  ['42 weeks 0 days', -14, 'past-42'],
  ['20 days past it', -20, 'past-42'],
  ['an older pregnancy', -21, 'unknown'],
  ['a date that is too far ahead', 281, 'unknown'],
])('by the due date: %s', (_name, daysToGo, status) => {
  expect(getTermStatus(today, addDays(today, daysToGo), undefined)).toBe(status);
});

it('by the answer where there is no due date of this pregnancy', () => {
  expect(getTermStatus(today, undefined, undefined)).toBe('unknown');
  expect(getTermStatus(today, undefined, yes)).toBe('term');
  expect(getTermStatus(today, addDays(today, -400), no)).toBe('preterm');
  expect(getTermStatus(today, addDays(today, 100), yes)).toBe('preterm');
});

it('asks again after five weeks', () => {
  expect(getTermStatus(addDays(today, 35), undefined, yes)).toBe('term');
  expect(getTermStatus(addDays(today, 36), undefined, yes)).toBe('unknown');
});

/** An instant of November 2026 from day, hour and minute, as in '20T23:59'. */
const at = (text: string) => {
  const [day = 0, hour = 0, minute = 0] = text.split(/[T:]/).map(Number);
  return new Date(2026, 10 /* Nov */, day, hour, minute).getTime();
};
const ended = (text: string) => ({ id: text, startTime: at(text), endTime: at(text) + 40_000 });

describe('the day whose age counts', () => {
  const count = (contractions: string[], active?: string) =>
    getLabourDay(
      { contractions: contractions.map(ended), ...(active && { active: { id: active, startTime: at(active) } }) },
      today,
    ).getDate();

  it.each([
    ['without contractions', [], undefined, 21],
    ['contractions of today', ['21T00:00', '21T00:09'], undefined, 21],
    ['contractions until midnight', ['20T23:41', '20T23:50', '20T23:59'], undefined, 20],
    ['one that goes on over midnight', [], '20T23:59', 20],
    ['a labour that goes on over midnight', ['20T23:05', '21T00:05', '21T01:00'], '21T02:00', 20],
    ['a gap of more than an hour', ['20T22:59', '21T00:00'], undefined, 21],
    ['contractions that stopped half a day before', ['20T11:50', '20T11:59'], undefined, 21],
    ['contractions at noon', ['20T11:50', '20T12:00'], undefined, 20],
    ['a start in the future, as after a clock was set back', ['22T10:00'], '21T10:00', 21],
  ])('%s', (_name, contractions, active, day) => {
    expect(count(contractions, active)).toBe(day);
  });
});

describe('what counts of the record', () => {
  const now = new Date(at('21T10:00'));
  const listCounted = (starts: string[], facts: { dueDate?: Date; birthday?: string }, active?: string) => {
    const log = { contractions: starts.map(ended), ...(active && { active: { id: active, startTime: at(active) } }) };
    const birthday = facts.birthday ? new Date(at(facts.birthday)) : undefined;
    const cut = cutLog(log, getLabourStart(now, facts.dueDate, birthday));
    return [...cut.contractions, ...(cut.active ? [cut.active] : [])].map(({ id }) => id);
  };

  it.each<[string, string[], string, string[]]>([
    ['nothing of the day of the birth or before it', ['18T10:00', '19T23:59'], '19', []],
    ['what began on the day after it', ['19T23:59', '20T00:00'], '19', ['20T00:00']],
    [
      'all of the last half day, as the birth may go on',
      ['20T21:59', '20T22:00', '21T09:00'],
      '21',
      ['20T22:00', '21T09:00'],
    ],
    ['what began after the birth, however long ago', ['10T10:00', '12T10:00'], '11', ['12T10:00']],
  ])('after a birth: %s', (_name, starts, birthday, counted) => {
    expect(listCounted(starts, { birthday })).toEqual(counted);
  });

  it('of a pregnancy: from week 0 on', () => {
    const dueDate = addDays(new Date(at('10')), 280);
    expect(listCounted(['9T23:59', '10T00:00'], { dueDate })).toEqual(['10T00:00']);
    // A due date that lies too far ahead hides nothing of the last half day.
    expect(listCounted(['20T21:59', '20T22:00'], { dueDate: addDays(dueDate, 100) })).toEqual(['20T22:00']);
  });

  it('of another pregnancy after a birth: from the later of the two on', () => {
    const dueDate = addDays(new Date(at('15')), 280);
    expect(listCounted(['11T10:00', '14T10:00', '15T10:00'], { dueDate, birthday: '10' })).toEqual(['15T10:00']);
  });

  it('a contraction that was never stopped counts by its start', () => {
    expect(listCounted(['19T10:00'], { birthday: '19' }, '19T10:05')).toEqual([]);
    expect(listCounted(['21T09:00'], { birthday: '21' }, '21T09:05')).toEqual(['21T09:00', '21T09:05']);
  });

  it('all of it where neither was entered, whatever the time', () => {
    expect(listCounted(['1T10:00'], {}, '1T10:05')).toEqual(['1T10:00', '1T10:05']);
  });
});
