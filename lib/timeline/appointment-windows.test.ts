/** @jest-environment node */
import { type ProvinceCode, provinceCodes } from '@/data/provinces';
import { appointments } from '@/lib/weeks/appointments';
import { addAppointmentRegions, dateSeasonalAppointments, describeAppointmentWindow } from './appointment-windows';

describe('addAppointmentRegions', () => {
  const allBut = (...missing: ProvinceCode[]) => provinceCodes.filter((code) => !missing.includes(code));

  it.each([
    [undefined, 'Week 36'],
    [['ON'], 'Week 36, in Ontario'],
    [['NT'], 'Week 36, in the Northwest Territories'],
    [['BC', 'ON'], 'Week 36, in British Columbia and Ontario'],
    [['BC', 'ON', 'YT'], 'Week 36, in British Columbia, Ontario and Yukon'],
    [['BC', 'ON', 'QC', 'YT'], 'Week 36'],
    [allBut('QC'), 'Week 36, outside Quebec'],
    [allBut('BC', 'ON'), 'Week 36, outside British Columbia and Ontario'],
    [allBut('BC', 'ON', 'YT'), 'Week 36, outside British Columbia, Ontario and Yukon'],
    [allBut('BC', 'ON', 'QC', 'AB'), 'Week 36'],
  ] as [ProvinceCode[] | undefined, string][])('%s: "%s"', (regions, text) => {
    expect(addAppointmentRegions('Week 36', { regions })).toBe(text);
  });
});

describe('describeAppointmentWindow', () => {
  it.each([
    [28, 83, 'Weeks 4 to 11'],
    [252, 258, 'Week 36'],
    [196, 196, 'At 28 weeks'],
    [199, 199, 'At 28 weeks 3 days'],
    [126, 154, 'From 18 weeks 0 days to 22 weeks 0 days'],
    [79, 94, 'From 11 weeks 2 days to 13 weeks 3 days'],
    [79, 97, 'From 11 weeks 2 days to 13 weeks 6 days'],
    [84, 91, 'From 12 weeks 0 days to 13 weeks 0 days'],
  ])('days %i to %i: %s', (startDay, endDay, text) => {
    expect(describeAppointmentWindow({ startDay, endDay })).toBe(text);
  });

  it('has no weeks for a season', () => {
    const window = describeAppointmentWindow({ startDay: 28, endDay: 293, isSeasonal: true });
    expect(window).toBe('In the fall and winter, in any week');
  });

  it('has no weeks for a season that has its days either: they would read as a medical limit', () => {
    const dated = dateSeasonalAppointments(appointments, new Date(2027, 5 /* Jun */, 8));
    const flu = dated.find(({ id }) => id === 'flu-covid-vaccines');
    expect(flu && describeAppointmentWindow(flu)).toBe('In the fall and winter, in any week');
  });
});
