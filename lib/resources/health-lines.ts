import { healthLineNumbers, type TelephoneNumber } from '@/data/health-lines';
import type { ProvinceCode } from '@/data/provinces';
import * as words from '@/words/health-lines';

/** A telephone line staffed by nurses. */
export interface HealthLine {
  name: string;
  /** French names as they stand in the name. */
  foreignNames: string[] | undefined;
  /** Empty where there is no line for the whole region. */
  numbers: TelephoneNumber[];
  /** What to call where there is no line. */
  instead: string | undefined;
}

/** The line on which a nurse of a region answers, or what to call where it has none. */
export function getHealthLine(code: ProvinceCode): HealthLine {
  return {
    name: words.names[code],
    foreignNames: words.foreignNames[code],
    numbers: healthLineNumbers[code],
    instead: words.instead[code],
  };
}
