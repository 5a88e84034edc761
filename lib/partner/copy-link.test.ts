/** @jest-environment node */
import { addDays } from 'date-fns';
import { formatCalendarDate } from '@/lib/calendar/calendar-date';
import { packText } from '@/lib/take-along/packed-text';
import { compareCopies, getCopyLink, getCopyStage, readCopyLink } from './copy-link';
import type { FollowedCopy } from './followed-copy';

const today = new Date(2026, 10 /* Nov */, 29);
const copy: FollowedCopy = { madeOn: '2026-11-29', dueDate: '2027-04-10', region: 'ON' };
const fragmentOf = (link: string) => link.slice(link.indexOf('#') + 1);

describe('a link', () => {
  it('holds the copy behind the # and nowhere else', async () => {
    const link = await getCopyLink('https://example.ca', copy);
    expect(link).toMatch(/^https:\/\/example\.ca\/partner\/?#copy=1\.[\w-]+$/);
    expect(await readCopyLink(fragmentOf(link))).toEqual({ copy });
  });

  it.each([
    ['keep=1.2027-04-10', undefined],
    ['content', undefined],
    ['copy=2.abc', { problem: 'newer' }],
    ['copy=1.', { problem: 'damaged' }],
    ['copy=1.abc', { problem: 'damaged' }],
    ['copy=', { problem: 'damaged' }],
  ])('with %s is %j', async (fragment, expected) => {
    expect(await readCopyLink(fragment)).toEqual(expected);
  });

  it('that was cut off, or holds something else, is refused whole', async () => {
    const fragment = fragmentOf(await getCopyLink('https://example.ca', copy));
    expect(await readCopyLink(fragment.slice(0, -5))).toEqual({ problem: 'damaged' });
    expect(await readCopyLink(`copy=1.${await packText('{"version":1,"dueDate":"2027-04-10"}')}`)).toEqual({
      problem: 'damaged',
    });
  });
});

describe('the stage of a copy', () => {
  const on = (days: number) => formatCalendarDate(addDays(today, days));

  it.each([
    [280, 'expected'],
    [0, 'expected'],
    [-20, 'expected'],
    [-21, 'over'],
    [281, undefined],
  ])('with a due date in %d days is %p', (days, stage) => {
    expect(getCopyStage({ madeOn: '2026-11-29', dueDate: on(days) }, today)?.stage).toBe(stage);
  });

  it.each([
    ['2026-11-29', 'born'],
    ['2025-11-30', 'born'],
    ['2025-11-29', 'over'],
    ['2026-11-30', undefined],
  ])('with a birthday on %s is %p', (birthday, stage) => {
    expect(getCopyStage({ madeOn: '2026-11-29', birthday }, today)?.stage).toBe(stage);
  });
});

it.each<[Partial<FollowedCopy>, string]>([
  [{}, 'same'],
  [{ region: 'QC' }, 'same-day'],
  [{ madeOn: '2026-11-30' }, 'newer'],
  [{ madeOn: '2026-10-30' }, 'older'],
])('a copy with %j is %s', (change, order) => {
  expect(compareCopies({ ...copy, ...change } as FollowedCopy, copy)).toBe(order);
});
