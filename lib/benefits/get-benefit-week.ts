import { addDays, startOfWeek } from 'date-fns';

/** A week as EI and QPIP count it: Sunday to Saturday, both included. Local midnights. */
export interface BenefitWeek {
  sunday: Date;
  saturday: Date;
}

/**
 * The benefit week that holds a day.
 * @example getBenefitWeek(new Date(2027, 5, 8)) // Sunday, June 6, 2027 to Saturday, June 12, 2027
 */
export function getBenefitWeek(day: Date): BenefitWeek {
  const sunday = startOfWeek(day, { weekStartsOn: 0 });
  return { sunday, saturday: addDays(sunday, 6) };
}
