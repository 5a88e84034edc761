import type { Appointment } from '@/data/appointments';
import { provinces } from '@/data/provinces';

const MOST_REGIONS_NAMED = 3;

/** Where an appointment is offered, to be added to its window: ', in Ontario'. Empty for everywhere and for most regions. */
export function describeAppointmentRegions({ regions }: Pick<Appointment, 'regions'>): string {
  if (!regions || regions.length > MOST_REGIONS_NAMED) return '';
  const names = new Intl.ListFormat('en-CA').format(regions.map((code) => provinces[code].name));
  return `, in ${names}`;
}
