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
import type { ProvinceResourcesWords } from './types';
import { yukonResources } from './yukon';

/** What is said of the pages of each province and territory. Several kilobytes: loads once somebody chose a region. */
export const provinceResourcesWords: Record<ProvinceCode, ProvinceResourcesWords> = {
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
