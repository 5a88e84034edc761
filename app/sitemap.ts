import type { MetadataRoute } from 'next';
import { listPages } from '@/lib/site/pages';
import { getSiteUrl } from '@/lib/site/site-url';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  return listPages().map(({ path, lastReviewed }) => ({ url: getSiteUrl(path), lastModified: lastReviewed }));
}
