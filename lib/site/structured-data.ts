import { languageTag } from '@/words/language';
import { audience, browserRequirements } from '@/words/pages';
import * as site from '@/words/site';
import type { PageText } from './page-descriptions';
import { getPage } from './pages';
import { getSiteUrl } from './site-url';

type Thing = Record<string, unknown>;

/**
 * What a page tells search engines about itself, as schema.org things: where it stands in the site, what it is, and
 * when it was last reviewed (from the data, never the day of the build).
 * @throws Error for a path that is no page.
 */
export function getStructuredData(path: string): Thing[] {
  const page = getPage(path);
  return path === '/' ? [describeApplication(page)] : [describePage(page), describeWayHere(page)];
}

/** JSON that can stand inside a script element: nothing in it can end the element or begin a comment. */
export function serializeStructuredData(thing: Thing): string {
  return JSON.stringify(thing).replaceAll('<', '\\u003c');
}

function describeApplication({ path, title, description }: PageText): Thing {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: title,
    description,
    url: getSiteUrl(path),
    applicationCategory: 'HealthApplication',
    operatingSystem: 'Any',
    browserRequirements,
    isAccessibleForFree: true,
    inLanguage: languageTag,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'CAD' },
  };
}

function describePage({ path, title, description, kind, lastReviewed }: PageText): Thing {
  return {
    '@context': 'https://schema.org',
    '@type': kind === 'medical' ? 'MedicalWebPage' : 'WebPage',
    name: title,
    description,
    url: getSiteUrl(path),
    inLanguage: languageTag,
    lastReviewed,
    isPartOf: { '@type': 'WebSite', name: site.homeTitle, url: getSiteUrl('/') },
    ...(kind === 'medical' && { audience: { '@type': 'PeopleAudience', name: audience } }),
  };
}

function describeWayHere({ path, shortTitle }: PageText): Thing {
  const parentPath = path.slice(0, path.lastIndexOf('/'));
  const way = [getPage('/'), ...(parentPath ? [getPage(parentPath)] : []), { path, shortTitle }];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: way.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.shortTitle,
      item: getSiteUrl(step.path),
    })),
  };
}
