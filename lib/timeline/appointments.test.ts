import { type ProvinceCode, provinceCodes } from '@/data/provinces';
import { describeAppointmentRegions, describeAppointmentWindow } from './appointments';

describe('describe appointment regions', () => {
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
});

describe('describe appointment window', () => {
  it.each([
    [28, 83, 'Weeks 4 to 11'],
    [252, 258, 'Week 36'],
    [196, 196, 'At 28 weeks'],
    [199, 199, 'At 28 weeks 3 days'],
    [126, 154, 'From 18 weeks 0 days to 22 weeks 0 days'],
    [79, 94, 'From 11 weeks 2 days to 13 weeks 3 days'],
    [84, 91, 'From 12 weeks 0 days to 13 weeks 0 days'],
  ])('days %i to %i: %s', (startDay, endDay, text) => {
    expect(describeAppointmentWindow({ startDay, endDay })).toBe(text);
  });

  it('has no weeks for a season', () => {
    const window = describeAppointmentWindow({ startDay: 28, endDay: 293, isSeasonal: true });
    expect(window).toBe('In the fall and winter, in any week');
  });
});
