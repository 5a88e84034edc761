import type { MetadataRoute } from 'next';
import { getSiteUrl } from '@/lib/site/site-url';

export const dynamic = 'force-static';

export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: getSiteUrl('/sitemap.xml') };
}
