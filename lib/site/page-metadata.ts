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
  const { openGraph, twitter } = describeCard(path, page);
  return {
    title: hasSiteName(page) ? title : { absolute: title },
    description,
    alternates: { canonical: url, languages: getAlternateUrls(path) },
    openGraph: { ...openGraph, url },
    twitter,
  } as const;
}

/**
 * Likewise for a page that search engines must not list, and that one person sends to another. Its card has the picture of
 * the home page, and no address but the one that was sent.
 */
export function getUnlistedMetadata({ title, description }: Pick<PageText, 'title' | 'description'>) {
  return { title, description, robots: { index: false }, ...describeCard('/', { title, description }) } as const;
}

/**
 * The card that a shared link shows.
 * @param picturePath the page whose picture it has
 */
function describeCard(picturePath: string, { title, description }: Pick<PageText, 'title' | 'description'>) {
  const picture = getSiteUrl(`/social/${getSocialPictureName(picturePath)}`);
  const images = [{ url: picture, ...SOCIAL_PICTURE_SIZE, alt: getPage(picturePath).title }];
  return {
    openGraph: {
      type: 'website',
      locale: languageTag.replace('-', '_'),
      siteName: site.homeTitle,
      title,
      description,
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
