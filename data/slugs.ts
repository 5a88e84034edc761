import { pageFamilies, pages } from '@/data/pages';

/**
 * The parts of addresses in French by their English names, of pages and folders alike. 'week' stands for week-1 to
 * week-40.
 */
export const frenchSlugs: Record<string, string> = Object.assign(
  Object.fromEntries(
    pages.flatMap(({ path, slugs }) => (slugs ? [[path.slice(path.lastIndexOf('/') + 1), slugs.fr]] : [])),
  ),
  ...pageFamilies.map(({ slugs }) => slugs.fr),
);
