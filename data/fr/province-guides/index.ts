import type { ProvinceCode } from '@/data/provinces';
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
import type { ProvinceGuide } from './types';
import { yukon } from './yukon';

/** What the page of each province and territory says in its own words. */
export const provinceGuides: Record<ProvinceCode, ProvinceGuide> = {
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
