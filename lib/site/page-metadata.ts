import { languageTag } from '@/words/language';
import * as site from '@/words/site';
import { getPage } from './pages';
import { getSiteUrl } from './site-url';

/** Size in pixels of the card that a shared link shows. */
export const SOCIAL_PICTURE_SIZE = { width: 1200, height: 630 };

/**
 * What search engines and shared links are told of a page, in the form of Next's metadata.
 * @throws Error for a path that is no page.
 */
export function getPageMetadata(path: string) {
  const { title, description } = getPage(path);
  const url = getSiteUrl(path);
  const images = [{ url: getSiteUrl(`/social/${getSocialPictureName(path)}`), ...SOCIAL_PICTURE_SIZE, alt: title }];
  return {
    title: path === '/' ? { absolute: title } : title,
    description,
    alternates: { canonical: url },
    openGraph: {
      type: 'website',
      locale: languageTag.replace('-', '_'),
      siteName: site.homeTitle,
      title,
      description,
      url,
      images,
    },
    twitter: { card: 'summary_large_image', title, description, images },
  } as const;
}

/** The file name of a page's card for shared links: '/development/week-20' becomes 'development-week-20.png'. */
export function getSocialPictureName(path: string): string {
  return `${path.slice(1).replaceAll('/', '-') || 'home'}.png`;
}
