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

/** Keeps an appointment, or removes it where there is none. Another tab may have written others since. */
export function storeOwnAppointment(id: AppointmentId, appointment: OwnAppointment | undefined): void {
  const { [id]: _replaced, ...others } = stored.read();
  const own = appointment ? { ...others, [id]: appointment } : others;
  if (Object.keys(own).length > 0) stored.store(own);
  else stored.forget();
}
