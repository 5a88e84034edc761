import type { MetadataRoute } from 'next';
import { getSiteUrl } from '@/lib/site/get-site-url';
import { listPages } from '@/lib/site/list-pages';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  return listPages().map(({ path, lastReviewed }) => ({ url: getSiteUrl(path), lastModified: lastReviewed }));
}
