import { appointmentNotes } from '@/data/appointment-notes';
import type { Appointment } from '@/data/appointments';
import type { ProvinceCode } from '@/data/provinces';

/**
 * Those appointments that are offered in a province or territory, in the order in which their windows open, each with
 * the note of that region where it has one. Without a region: all of them, so whoever shows them names the regions of
 * those that are not everywhere.
 */
export function listRegionalAppointments(appointments: Appointment[], region: ProvinceCode | undefined): Appointment[] {
  if (!region) return appointments;
  return appointments
    .filter(({ regions }) => !regions || regions.includes(region))
    .map((appointment) => ({ ...appointment, note: appointmentNotes[appointment.id]?.[region] ?? appointment.note }));
}
