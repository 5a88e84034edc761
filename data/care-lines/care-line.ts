import type { TelephoneNumber } from '@/data/health-lines';
import type { ProvinceCode } from '@/data/provinces';
import type { SourceKey } from '@/data/sources';

/**
 * Somebody whom one can call, with where the numbers were read. What is said of them stands under the same id in
 * data/en/care-lines.
 */
export interface CareLine {
  /** Where it answers; absent: in all of Canada. */
  regions?: readonly ProvinceCode[];
  /** Empty where no number may be printed: then the page of `url` is linked instead. */
  numbers: readonly TelephoneNumber[];
  /** A number for text messages alone. */
  textNumber?: TelephoneNumber;
  /** Its own page, where that may be linked. */
  url?: string;
  /**
   * Who shows the numbers: the service itself, another official page (government, health authority), or somebody else.
   * What somebody else shows is printed for three years.
   */
  shownBy: 'service' | 'official' | 'other';
  /** The year of the page that shows the numbers; absent where it has none. */
  year?: number;
  source: SourceKey;
}
