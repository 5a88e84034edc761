import type { ProvinceCode } from '@/data/provinces';
import { albertaResources } from './alberta';
import { britishColumbiaResources } from './british-columbia';
import { manitobaResources } from './manitoba';
import { newBrunswickResources } from './new-brunswick';
import { newfoundlandAndLabradorResources } from './newfoundland-and-labrador';
import { northwestTerritoriesResources } from './northwest-territories';
import { novaScotiaResources } from './nova-scotia';
import { nunavutResources } from './nunavut';
import { ontarioResources } from './ontario';
import { princeEdwardIslandResources } from './prince-edward-island';
import { quebecResources } from './quebec';
import { saskatchewanResources } from './saskatchewan';
import type { ProvinceResources } from './types';
import { yukonResources } from './yukon';

/** What each province and territory offers. Several kilobytes: apart from data/provinces.ts, which every widget imports. */
export const provinceResources: Record<ProvinceCode, ProvinceResources> = {
  AB: albertaResources,
  BC: britishColumbiaResources,
  MB: manitobaResources,
  NB: newBrunswickResources,
  NL: newfoundlandAndLabradorResources,
  NS: novaScotiaResources,
  ON: ontarioResources,
  PE: princeEdwardIslandResources,
  QC: quebecResources,
  SK: saskatchewanResources,
  NT: northwestTerritoriesResources,
  NU: nunavutResources,
  YT: yukonResources,
};
