/** @jest-environment node */
import { addWeeks } from 'date-fns';
import { placeWeeks, toSegments, type WeekSlot } from './option-parts';

const SUNDAY = new Date(2027, 5 /* Jun */, 6);

describe('placing weeks', () => {
  it.each([
    ['all fit', 2, new Date(2027, 5, 19), { count: 2, past: 0, next: 2 }],
    ['the last day is a day short of the second week', 2, new Date(2027, 5, 18), { count: 1, past: 1, next: 1 }],
    ['the window has closed', 2, new Date(2027, 4 /* May */, 1), { count: 0, past: 2, next: 0 }],
    ['none is asked for', 0, new Date(2027, 5, 19), { count: 0, past: 0, next: 0 }],
  ])('%s', (_case, weeks, lastDay, { count, past, next }) => {
    const placed = placeWeeks(SUNDAY, weeks, lastDay);
    expect(placed.sundays).toEqual([SUNDAY, addWeeks(SUNDAY, 1)].slice(0, count));
    expect(placed).toMatchObject({ weeksPastWindow: past, next: addWeeks(SUNDAY, next) });
  });
});

describe('joining weeks', () => {
  const slot: WeekSlot = { sunday: SUNDAY, parent: 'birth', kind: 'parental', ratePercent: 55, weeklyAmount: 550 };
  const after: WeekSlot = { ...slot, sunday: addWeeks(SUNDAY, 1) };

  it('makes one segment of weeks that follow each other and are paid alike', () => {
    expect(toSegments([slot, after])).toEqual([
      {
        parent: 'birth',
        kind: 'parental',
        ratePercent: 55,
        weeklyAmount: 550,
        start: SUNDAY,
        end: new Date(2027, 5, 19),
        weeks: 2,
      },
    ]);
  });

  it.each<[string, Partial<WeekSlot>]>([
    ['a week without benefits lies between', { sunday: addWeeks(SUNDAY, 2) }],
    ['another parent takes them', { parent: 'other' }],
    ['they are of another kind', { kind: 'maternity' }],
    ['they are paid at another rate', { ratePercent: 33 }],
    ['they pay another amount', { weeklyAmount: 551 }],
  ])('keeps them apart where %s', (_case, difference) => {
    expect(toSegments([slot, { ...after, ...difference }])).toHaveLength(2);
  });
});
