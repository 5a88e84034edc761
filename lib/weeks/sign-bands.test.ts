import { signLists } from '@/data/warning-signs';
import { getSignBand, getWhenToCallPath } from './sign-bands';

it.each([
  [3, 'weeks-0-3'],
  [4, 'weeks-4-13'],
  [19, 'weeks-14-19'],
  [20, 'weeks-20-25'],
  [25, 'weeks-20-25'],
  [26, 'weeks-26-36'],
  [37, 'weeks-37-42'],
  [43, 'weeks-37-42'],
])('week %i stands in the band %s', (week, band) => {
  expect(getSignBand(week)).toBe(band);
});

it('has a band of its own for each list', () => {
  expect(new Set(signLists.map(({ fromWeek }) => getSignBand(fromWeek))).size).toBe(signLists.length);
});

it('leads to the page, to the band of a week, or to what holds after the birth', () => {
  expect(getWhenToCallPath()).toBe('/when-to-call');
  expect(getWhenToCallPath(24)).toBe('/when-to-call#weeks-20-25');
  expect(getWhenToCallPath('after-birth')).toBe('/when-to-call#after-birth');
});
