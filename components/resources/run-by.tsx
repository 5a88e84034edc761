import type { ResourceLink } from '@/lib/resources/resource-links';
import { foreignName } from '@/words/resources/links';

/** Who runs a page, within an English sentence and in the language of its name. */
export function RunBy({ resource: { runBy, runByLanguage } }: { resource: ResourceLink }) {
  if (!runByLanguage) return runBy;
  return foreignName(<span lang={runByLanguage}>{runBy}</span>);
}
