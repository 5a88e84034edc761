import { sourceTopics } from '@/data/source-topics';
import { type SourceKey, sources } from '@/data/sources';
import { listSourceGroups } from '@/lib/sources/source-groups';

/** Every source of the site, by topic. */
export const groupedSources = listSourceGroups(Object.keys(sources) as SourceKey[], sourceTopics).map(
  ({ id, keys }) => ({ id, publications: keys.map((key) => sources[key]) }),
);
