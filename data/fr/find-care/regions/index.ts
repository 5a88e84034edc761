import type { ProvinceCode } from '@/data/provinces';
import type { RegionCareWords } from '@/words/find-care/region-care';
import { alberta } from './alberta';
import { britishColumbia } from './british-columbia';
import { manitoba } from './manitoba';
import { newBrunswick } from './new-brunswick';
import { newfoundlandAndLabrador } from './newfoundland-and-labrador';
import { northwestTerritories } from './northwest-territories';
import { novaScotia } from './nova-scotia';
import { nunavut } from './nunavut';
import { ontario } from './ontario';
import { princeEdwardIsland } from './prince-edward-island';
import { quebec } from './quebec';
import { saskatchewan } from './saskatchewan';
import { yukon } from './yukon';

/** What each region's answer says: whom to call for care in pregnancy. */
export const regionCareWords: Record<ProvinceCode, RegionCareWords> = {
  AB: alberta,
  BC: britishColumbia,
  MB: manitoba,
  NB: newBrunswick,
  NL: newfoundlandAndLabrador,
  NS: novaScotia,
  ON: ontario,
  PE: princeEdwardIsland,
  QC: quebec,
  SK: saskatchewan,
  NT: northwestTerritories,
  NU: nunavut,
  YT: yukon,
};
