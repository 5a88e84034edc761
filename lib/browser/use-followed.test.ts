import { serializeFollowedCopy } from '@/lib/partner/followed-copy';
import { forgetFollowed, storeFollowed } from './use-followed';
import { storeFollowedCopy } from './use-followed-copy';

const copy = { madeOn: '2026-11-29', dueDate: '2027-04-10' };
const stored = () => ['followed', 'followedCopy'].map((key) => window.localStorage.getItem(key));
const date = (dueDate: string) => JSON.stringify({ version: 1, dueDate });

beforeEach(() => window.localStorage.clear());

it('follows the date of a copy, and nothing of one’s own', () => {
  window.localStorage.setItem('pregnancy', date('2027-01-01'));
  storeFollowedCopy(copy);
  expect(stored()).toEqual([date('2027-04-10'), serializeFollowedCopy(copy)]);
  expect(window.localStorage.getItem('pregnancy')).toBe(date('2027-01-01'));
  expect(window.localStorage).toHaveLength(3);
});

it('keeps the copy when its own date is followed again, and drops it for another baby', () => {
  storeFollowedCopy(copy);
  storeFollowed({ dueDate: '2027-04-10' });
  expect(stored()[1]).toBe(serializeFollowedCopy(copy));
  storeFollowed({ dueDate: '2027-05-01' });
  expect(stored()).toEqual([date('2027-05-01'), null]);
});

it('counts no week any more once a copy tells of the birth', () => {
  storeFollowedCopy(copy);
  const born = { madeOn: '2027-04-12', birthday: '2027-04-09' };
  storeFollowedCopy(born);
  expect(stored()).toEqual([null, serializeFollowedCopy(born)]);
});

it('forgets the date and the copy together', () => {
  storeFollowedCopy(copy);
  forgetFollowed();
  expect(stored()).toEqual([null, null]);
});
