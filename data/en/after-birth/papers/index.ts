import type { ProvinceCode } from '@/data/provinces';
import type { RegionPapersWords } from '@/words/after-birth/region-papers';
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

/** What is said of the papers after a birth in each province and territory, where it differs. */
export const regionPapersWords: Record<ProvinceCode, RegionPapersWords> = {
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
