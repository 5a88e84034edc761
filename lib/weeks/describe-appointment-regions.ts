import type { Appointment } from '@/data/appointments';
import { type ProvinceCode, provinceCodes, provinces } from '@/data/provinces';

const MOST_REGIONS_NAMED = 3;

/**
 * Where an appointment is offered, to be added to its window: ', in Ontario' or ', outside Quebec'. Empty for everywhere,
 * and where neither list is short.
 */
export function describeAppointmentRegions({ regions }: Pick<Appointment, 'regions'>): string {
  if (!regions) return '';
  if (regions.length <= MOST_REGIONS_NAMED) return `, in ${listNames(regions)}`;
  const others = provinceCodes.filter((code) => !regions.includes(code));
  return others.length <= MOST_REGIONS_NAMED ? `, outside ${listNames(others)}` : '';
}

function listNames(codes: ProvinceCode[]): string {
  return new Intl.ListFormat('en-CA').format(codes.map((code) => provinces[code].name));
}
