import { type CareLineId, careLines } from '@/data/care-lines';
import type { ProvinceCode } from '@/data/provinces';

/** Which of `ids` answer in a region and not in all of Canada, in the order of `ids`. */
export function listRegionLines(ids: readonly CareLineId[], code: ProvinceCode): CareLineId[] {
  return ids.filter((id) => careLines[id].regions?.includes(code));
}
