/** @jest-environment node */
import { getShareUrl } from './get-share-url';

afterEach(() => {
  delete process.env.NEXT_PUBLIC_BASE_PATH;
});

it('is the home page with the day of the due date', () => {
  expect(getShareUrl(new Date(2027, 5 /* Jun */, 8), 'https://example.ca')).toBe('https://example.ca/?date=2027-06-08');
  expect(getShareUrl(new Date(2027, 0 /* Jan */, 1, 23, 59), 'http://localhost:3000')).toBe(
    'http://localhost:3000/?date=2027-01-01',
  );
});

it('keeps the path that the site is served under', () => {
  process.env.NEXT_PUBLIC_BASE_PATH = '/due-date';
  expect(getShareUrl(new Date(2027, 5 /* Jun */, 8), 'https://example.ca')).toBe(
    'https://example.ca/due-date/?date=2027-06-08',
  );
});

it('refuses an invalid date', () => {
  expect(() => getShareUrl(new Date(Number.NaN), 'https://example.ca')).toThrow(new RangeError('Invalid time value'));
});
