/** @jest-environment node */
import { provinceCodes } from '@/data/provinces';
import { parseCalendarDate } from '@/lib/calendar/calendar-date';
import { fc } from '@/scripts/testing/properties';
import { getKeepLink, parseKeptDates } from './keep-link';
import { readLinkData, writeLinkData } from './link-data';

const dueDate = new Date(2027, 3 /* April */, 10);

it('puts due date and region behind the hash', () => {
  expect(getKeepLink('https://example.ca', dueDate, 'ON')).toBe('https://example.ca/take-along#keep=1.2027-04-10.ON');
  expect(getKeepLink('https://example.ca', dueDate)).toBe('https://example.ca/take-along#keep=1.2027-04-10');
});

it('gives every day and region back', () => {
  const day = fc.integer({ min: 0, max: 3_000 }).map((days) => new Date(2024, 0, 1 + days));
  const region = fc.option(fc.constantFrom(...provinceCodes), { nil: undefined });
  fc.assert(
    fc.property(day, region, (day, region) => {
      const data = readLinkData(getKeepLink('https://example.ca', day, region));
      const kept = data && data.problem === undefined ? parseKeptDates(data.content) : undefined;
      expect(parseCalendarDate(kept?.dueDate ?? '')).toEqual(day);
      expect(kept?.region).toBe(region);
    }),
  );
});

it.each(['2027-02-30', '2027-04-10.XX', '2027-04-10.ON.QC', '2027-04-10.', 'ON', '27-04-10'])(
  'refuses %s',
  (content) => {
    expect(parseKeptDates(content)).toBeUndefined();
  },
);

describe('what stands behind a hash', () => {
  it.each([
    ['keep=1.2027-04-10', '2027-04-10'],
    ['#keep=1.2027-04-10', '2027-04-10'],
    ['KEEP%3D1.2027-04-10', '2027-04-10'],
    ['My dates: https://example.ca/take-along#keep=1.2027-04-10.ON.', '2027-04-10.ON'],
    ['(https://example.ca/fr/emporter/#keep=1.2027-04-10) thanks', '2027-04-10'],
  ])('is found in %s', (text, content) => {
    expect(readLinkData(text)).toEqual({ kind: 'keep', content });
  });

  it.each([
    [writeLinkData('all', 'aB_-9'), { kind: 'all', content: 'aB_-9' }],
    ['copy=2.x', { kind: 'copy', problem: 'newer' }],
    ['all=1.', { kind: 'all', problem: 'damaged' }],
    ['all=', { kind: 'all', problem: 'damaged' }],
    ['all=0.x', { kind: 'all', problem: 'damaged' }],
    ['all=1.a<b', { kind: 'all', problem: 'damaged' }],
    ['keep', undefined],
    ['content', undefined],
    ['https://example.ca/?date=2027-04-10', undefined],
    ['', undefined],
  ])('of %s', (text, data) => {
    expect(readLinkData(text)).toEqual(data);
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => void readLinkData(`#all=${text}`)));
  });
});
