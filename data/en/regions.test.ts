/** @jest-environment node */
import { fromRegion, inRegion, theRegion } from './regions';

it('puts the article before the one name that has it', () => {
  expect(theRegion('NT')).toBe('the Northwest Territories');
  expect(inRegion('NT')).toBe('in the Northwest Territories');
  expect(fromRegion('NT')).toBe('from the Northwest Territories');
  expect(inRegion('YT')).toBe('in Yukon');
  expect(fromRegion('QC')).toBe('from Quebec');
});
