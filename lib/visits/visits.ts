import type { AppointmentId } from '@/data/appointments';
import { type ProvinceCode, provinceCodes } from '@/data/provinces';
import type { SourceKey } from '@/data/sources';
import type { Statement } from '@/data/statement';
import type { VisitId, VisitPayers, VisitWords } from '@/data/visits/visits';
import { inRegion } from '@/words/regions';
import * as words from '@/words/visits';

const isVisit = (id: AppointmentId): id is VisitId => id in words.visits;

/** What happens at a visit, test or vaccine, who pays and what to ask; nothing for other appointments. */
export function findVisit(id: AppointmentId): VisitWords | undefined {
  return isVisit(id) ? words.visits[id] : undefined;
}

/** Who pays where somebody lives: what holds everywhere, then what the region adds, or that nothing was found on it. */
export function listPayers({ everywhere, regions = {} }: VisitPayers, region: ProvinceCode): Statement[] {
  const found = [everywhere, regions[region]].filter((statement) => statement !== undefined);
  return found.length > 0 ? found : [{ text: words.notFound(inRegion(region)) }];
}

/** What regions add to who pays, in the order of their codes, each once. */
export function listRegionalPayers({ regions = {} }: VisitPayers): { code: ProvinceCode; statement: Statement }[] {
  return provinceCodes.flatMap((code) => {
    const statement = regions[code];
    return statement ? [{ code, statement }] : [];
  });
}

/** Every source of what is said of a visit, once each. */
export function listVisitSources({ happens, pays }: VisitWords): SourceKey[] {
  const statements = [...happens, pays.everywhere, ...Object.values(pays.regions ?? {})];
  return [...new Set(statements.flatMap((statement) => statement?.sources ?? []))];
}
