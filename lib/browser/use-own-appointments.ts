import type { AppointmentId } from '@/data/appointments';
import {
  type OwnAppointment,
  type OwnAppointments,
  parseOwnAppointments,
  serializeOwnAppointments,
} from '@/lib/timeline/own-appointments';
import { createStoredValue } from './storage';

const stored = createStoredValue('ownAppointments', parseOwnAppointments, serializeOwnAppointments);

const none: OwnAppointments = {};

/** The days and times that the visitor wrote in; none until the page has mounted. */
export function useOwnAppointments(): OwnAppointments {
  const known = stored.useValue();
  return known.status === 'known' ? known.value : none;
}

export const readOwnAppointments = stored.read;

/** Stores an appointment, or removes it where there is none; once the last one is removed, nothing is stored. */
export function storeOwnAppointment(id: AppointmentId, appointment: OwnAppointment | undefined): void {
  stored.change(({ [id]: _replaced, ...others }) => {
    if (appointment) return { ...others, [id]: appointment };
    return Object.keys(others).length > 0 ? others : undefined;
  });
}
