import type { SourceKey } from '@/data/sources';
import { trimesterTips } from '@/data/tips';

/** Every source that the guides rest on, once each, in the order of their advice. */
export function listTipSources(): SourceKey[] {
  const statements = trimesterTips.flatMap(({ sections }) => sections.flatMap(({ advice }) => advice));
  return [...new Set(statements.flatMap(({ sources = [] }) => sources))];
}
