import { type CareLineId, careLines } from '@/data/care-lines';
import type { SourceKey } from '@/data/sources';
import type { Statement } from '@/data/statement';

/** What sentences and lines to call rest on, each source once. */
export function listTextSources(statements: readonly Statement[], lines: readonly CareLineId[]): SourceKey[] {
  return [
    ...new Set([...statements.flatMap(({ sources = [] }) => sources), ...lines.map((id) => careLines[id].source)]),
  ];
}
