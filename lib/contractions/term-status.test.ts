/** @jest-environment node */
import { addDays } from 'date-fns';
import { getLabourDay, getTermStatus, isLabourOver } from './term-status';

const today = new Date(2026, 10 /* Nov */, 21);

const yes = { isTerm: true, answeredAt: today.getTime() };

const no = { isTerm: false, answeredAt: today.getTime() };

it.each([
  ['36 weeks 6 days', 22, 'preterm'],
  ['37 weeks 0 days', 21, 'term'],
  ['the due date', 0, 'term'],
  ['20 days past it', -20, 'term'],
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

describe('a labour that is over', () => {
  const isOver = (latest: string, { dueDate, birthday }: { dueDate?: Date; birthday?: string }) =>
    isLabourOver(
      { contractions: [ended('2T10:00'), ended(latest)] },
      today,
      dueDate,
      birthday ? new Date(at(birthday)) : undefined,
    );

  it.each([
    ['the day before the birth', '19T10:00', '20', true],
    ['the last minute of the day of the birth', '20T23:59', '20', true],
    ['the first minute of the day after', '21T00:00', '20', false],
    ['a day after the birth', '20T00:00', '19', false],
    ['today, with a birth today that may go on', '21T00:00', '21', false],
    ['yesterday, with a birth today', '20T23:59', '21', true],
  ])('after a birth: %s', (_name, latest, birthday, expected) => {
    expect(isOver(latest, { birthday })).toBe(expected);
  });

  it.each([
    ['the last minute before week 0', '9T23:59', true],
    ['the first minute of week 0', '10T00:00', false],
    ['this pregnancy', '20T10:00', false],
  ])('by the due date: %s', (_name, latest, expected) => {
    expect(isOver(latest, { dueDate: addDays(new Date(at('10')), 280) })).toBe(expected);
  });

  it('is not told by time alone, nor while a contraction is timed or before one is', () => {
    expect(isOver('3T10:00', {})).toBe(false);
    const birthday = new Date(at('20'));
    const timed = ended('19T10:00');
    expect(
      isLabourOver(
        { contractions: [timed], active: { id: 'a', startTime: at('19T10:05') } },
        today,
        undefined,
        birthday,
      ),
    ).toBe(false);
    expect(isLabourOver({ contractions: [] }, today, undefined, birthday)).toBe(false);
  });
});
