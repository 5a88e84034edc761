/** @jest-environment node */
import { provinceCodes } from '@/data/provinces';
import { asksWhereNow } from './asks-where-now';
import { getCarePlace } from './care-place';
import { findWhereabouts, parseWhereNow, serializeWhereNow, type Whereabouts } from './where-now';

const day = (date: number, month = 10 /* Nov */) => new Date(2026, month, date);
const home = { emergency: 'health-centre' };
const with911 = { emergency: '911' };

describe('who comes in an emergency', () => {
  it.each([
    [undefined, home],
    ['nunavut', home],
    ['away', with911],
  ] as const)('is for who lives in Nunavut and answered %p: %p', (whereabouts, place) => {
    expect(getCarePlace('NU', whereabouts)).toEqual(place);
  });

  it('is 911 everywhere else, and where the region is not known, whatever was answered', () => {
    for (const region of [undefined, ...provinceCodes.filter((code) => code !== 'NU')]) {
      for (const whereabouts of [undefined, 'nunavut', 'away'] as const) {
        expect(getCarePlace(region, whereabouts)).toEqual(with911);
      }
    }
  });
});

describe('an answer', () => {
  const answer = { place: 'away', answeredOn: '2026-11-08' } as const;

  it.each([
    [day(7), undefined],
    [day(8), 'away'],
    [day(21), 'away'],
    [day(22), undefined],
  ])('counts for two weeks, the day on which it was given included: %p, %p', (today, whereabouts) => {
    expect(findWhereabouts(answer, today)).toBe(whereabouts);
  });

  it('counts by calendar days, also where the clock changes in between and late at night', () => {
    const before = { place: 'away', answeredOn: '2026-10-25' } as const;
    expect(findWhereabouts(before, new Date(2026, 10 /* Nov */, 7, 23, 59))).toBe('away');
    expect(findWhereabouts(before, new Date(2026, 10 /* Nov */, 8, 0, 0))).toBeUndefined();
  });

  it('is read as it was written, and nothing else is', () => {
    expect(parseWhereNow(serializeWhereNow(answer))).toEqual(answer);
    expect(parseWhereNow('{"version":2,"place":"nunavut","answeredOn":"2026-11-08","city":"x"}')).toEqual({
      place: 'nunavut',
      answeredOn: '2026-11-08',
    });
    for (const text of [
      null,
      '',
      'away',
      '"away"',
      '["away"]',
      '{"place":"away"}',
      '{"place":"away","answeredOn":7}',
    ]) {
      expect(parseWhereNow(text)).toBeUndefined();
    }
    expect(parseWhereNow('{"place":"away","answeredOn":"2026-02-30"}')).toBeUndefined();
    expect(parseWhereNow('{"place":"Ottawa","answeredOn":"2026-11-08"}')).toBeUndefined();
  });
});

describe('where they are', () => {
  const ask = (visitor: Partial<Parameters<typeof asksWhereNow>[0]>, today = day(21)) =>
    asksWhereNow({ region: 'NU', dueDate: undefined, birthday: undefined, whereabouts: undefined, ...visitor }, today);

  // 34 weeks 6 days and 35 weeks 0 days; 42 weeks 6 days, the last day on which a due date is accepted, and the next.
  it.each([
    [new Date(2026, 11 /* Dec */, 27), false],
    [new Date(2026, 11 /* Dec */, 26), true],
    [day(1), true],
    [new Date(2026, 9 /* Oct */, 31), false],
  ])('is asked by the due date %s: %p', (dueDate, isAsked) => {
    expect(ask({ dueDate })).toBe(isAsked);
  });

  it.each([
    [day(22), false],
    [day(21), true],
    [new Date(2026, 9 /* Oct */, 11), true],
    [new Date(2026, 9 /* Oct */, 10), false],
  ])('is asked for six weeks after a birth on %s: %p', (birthday, isAsked) => {
    expect(ask({ birthday })).toBe(isAsked);
  });

  it('is asked as long as an answer counts, so that it can be changed', () => {
    for (const whereabouts of ['nunavut', 'away'] satisfies Whereabouts[]) expect(ask({ whereabouts })).toBe(true);
    expect(ask({})).toBe(false);
  });

  it('is asked in no other region', () => {
    for (const region of [undefined, 'NT', 'QC'] as const) {
      expect(ask({ region, dueDate: day(21), birthday: day(21), whereabouts: 'away' })).toBe(false);
    }
  });
});
