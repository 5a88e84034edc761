import { type ProvinceCode, provinceCodes } from '@/data/provinces';
import { describeAppointmentRegions } from './describe-appointment-regions';

const allBut = (...missing: ProvinceCode[]) => provinceCodes.filter((code) => !missing.includes(code));

it.each([
  [undefined, ''],
  [['ON'], ', in Ontario'],
  [['BC', 'ON'], ', in British Columbia and Ontario'],
  [allBut('QC'), ', outside Quebec'],
  [allBut('BC', 'ON'), ', outside British Columbia and Ontario'],
  [allBut('BC', 'ON', 'QC', 'AB'), ''],
] as [ProvinceCode[] | undefined, string][])('%s: "%s"', (regions, text) => {
  expect(describeAppointmentRegions({ regions })).toBe(text);
});
