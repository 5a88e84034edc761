import { languageTag } from '@/words/language';
import * as site from '@/words/site';
import { getAlternateUrls } from './list-alternates';
import type { PageText } from './page-descriptions';
import { getPage } from './pages';
import { getSiteUrl } from './site-url';

/** Size in pixels of the card that a shared link shows. */
export const SOCIAL_PICTURE_SIZE = { width: 1200, height: 630 };

/** Characters of a title as it stands in the head of a page: search engines cut what is longer. */
const MAX_TITLE_LENGTH = 60;

/**
 * What search engines and shared links are told of a page, in the form of Next's metadata.
 * @throws Error for a path that is no page.
 */
export function getPageMetadata(path: string) {
  const page = getPage(path);
  const { title, description } = page;
  const url = getSiteUrl(path);
  const images = [{ url: getSiteUrl(`/social/${getSocialPictureName(path)}`), ...SOCIAL_PICTURE_SIZE, alt: title }];
  return {
    title: hasSiteName(page) ? title : { absolute: title },
    description,
    alternates: { canonical: url, languages: getAlternateUrls(path) },
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

/**
 * Whether the site's name is added to a page's title: not on the home page, nor where it would be cut or does not belong.
 */
function hasSiteName({ path, title, hasSiteName: belongs }: PageText): boolean {
  return path !== '/' && belongs !== false && `${title} | ${site.name}`.length <= MAX_TITLE_LENGTH;
}

/** The file name of a page's card for shared links: '/development/week-20' becomes 'development-week-20.png'. */
export function getSocialPictureName(path: string): string {
  return `${path.slice(1).replaceAll('/', '-') || 'home'}.png`;
}
