/** @jest-environment node */
import { milestones } from '@/data/milestones';
import { appointments, listTimelineAppointments } from './appointments';

jest.mock('@/words/appointments', () => {
  const { appointments } = jest.requireActual('@/words/appointments');
  const reworded = { ...appointments['early-term-begins'], title: 'Reworded' };
  return { appointments: { ...appointments, 'early-term-begins': reworded } };
});

it('leaves out of the timeline what is a milestone, whatever its title says', () => {
  const listed = listTimelineAppointments();
  expect(appointments.filter((appointment) => !listed.includes(appointment)).map(({ title }) => title)).toEqual([
    'Reworded',
  ]);
});

it('leaves out only appointments that stand in the week of their milestone', () => {
  const left = appointments.filter(({ milestoneWeek }) => milestoneWeek);
  expect(left.map(({ startDay }) => startDay / 7)).toEqual(left.map(({ milestoneWeek }) => milestoneWeek));
  const weeks = milestones.map(({ week }) => week);
  expect(weeks).toEqual(expect.arrayContaining(left.map(({ milestoneWeek }) => milestoneWeek)));
});
