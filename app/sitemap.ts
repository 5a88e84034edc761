import type { MetadataRoute } from 'next';
import { listAlternates } from '@/lib/site/list-alternates';
import { listPages } from '@/lib/site/pages';

export const dynamic = 'force-static';

/** Every page in every language, each with its twins: which page is whose twin stands here alone, and in no page. */
export default function sitemap(): MetadataRoute.Sitemap {
  return listPages().flatMap(({ path, lastReviewed }) => {
    const alternates = listAlternates(path);
    const byTag = Object.fromEntries(alternates.map(({ tag, url }) => [tag, url]));
    const languages = { ...byTag, 'x-default': alternates[0]?.url };
    return alternates.map(({ url }) => ({ url, lastModified: lastReviewed, alternates: { languages } }));
  });
}
