/** @jest-environment node */
import { appointments } from '@/data/appointments';
import { provinceCodes } from '@/data/provinces';
import { regionsWithoutFoundScreening } from '@/data/visits/screening';
import { appointmentNotes } from '@/words/appointment-notes';
import { getRegionScreening, testsEverywhere } from './prenatal-tests';
import { listPayers } from './visits';

it.each(provinceCodes)('says of %s what is offered, or that nothing was found, and who pays or whom to ask', (code) => {
  const { tests, asking, isFound } = getRegionScreening(code);
  const hasOwnNote = appointmentNotes['ask-about-screening']?.[code] !== undefined;
  expect(isFound).toBe(!regionsWithoutFoundScreening.includes(code));
  if (isFound) expect(tests.length > 0 || hasOwnNote).toBe(true);
  else expect(tests).toEqual([]);
  expect(asking.appointment.note).toMatch(/\S/);
  for (const { visit } of [...tests, asking]) expect(listPayers(visit.pays, code)).not.toEqual([]);
});

it('misses no test of the timeline', () => {
  const shown = [...testsEverywhere, ...provinceCodes.flatMap((code) => getRegionScreening(code).tests)];
  const ids = new Set<string>(shown.map(({ appointment }) => appointment.id));
  const missing = appointments.filter(({ id, group }) => group === 'test' && !ids.has(id)).map(({ id }) => id);
  // It stands in every region that has no test of its own.
  expect(missing).toEqual(['ask-about-screening']);
});

it('offers a test only where the timeline has it', () => {
  for (const code of provinceCodes) {
    for (const { appointment } of getRegionScreening(code).tests) expect(appointment.regions).toContain(code);
  }
  expect(testsEverywhere.every(({ appointment }) => !appointment.regions)).toBe(true);
});
