import type { SourceKey } from '@/data/sources';
import { trimesterTips } from '@/data/tips';
import { warningSigns } from '@/data/warning-signs';
import { listWarningStatements } from './list-warning-statements';

/** Every source that the guides and their lists of when to call rest on, once each, in the order of their advice. */
export function listTipSources(): SourceKey[] {
  const statements = [
    ...trimesterTips.flatMap(({ sections }) => sections.flatMap(({ advice }) => advice)),
    ...warningSigns.flatMap(listWarningStatements),
  ];
  return [...new Set(statements.flatMap(({ sources = [] }) => sources))];
}
