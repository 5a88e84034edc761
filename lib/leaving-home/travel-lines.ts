import { careLines } from '@/data/care-lines';
import { leavingHomeLines } from '@/data/care-lines/leaving-home';
import type { ProvinceCode } from '@/data/provinces';

type TravelLineId = keyof typeof leavingHomeLines;

/** Whom people of a region can call about a trip to give birth, or whose page they can open. */
export function listTravelLines(code: ProvinceCode): TravelLineId[] {
  const ids = Object.keys(leavingHomeLines) as TravelLineId[];
  return ids.filter((id) => careLines[id].regions?.includes(code));
}
