import type { MetadataRoute } from 'next';
import { getAlternateUrls, listAlternates } from '@/lib/site/list-alternates';
import { listPages } from '@/lib/site/pages';

export const dynamic = 'force-static';

/** Every page in every language, each with its twins, as the head of the page names them too. */
export default function sitemap(): MetadataRoute.Sitemap {
  return listPages().flatMap(({ path, lastChanged }) =>
    listAlternates(path).map(({ url }) => ({
      url,
      lastModified: lastChanged,
      alternates: { languages: getAlternateUrls(path) },
    })),
  );
}
