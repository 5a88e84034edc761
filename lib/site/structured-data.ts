import type { ApplicationCategory } from '@/data/pages';
import { languageTag } from '@/words/language';
import { audience, browserRequirements } from '@/words/pages';
import * as site from '@/words/site';
import type { PageText } from './page-descriptions';
import { getPage, isIndexed } from './pages';
import { getSiteUrl } from './site-url';

type Thing = Record<string, unknown>;

/**
 * What a page tells search engines about itself, as schema.org things: where it stands in the site, what it is, and
 * when its words last changed (from the data, never the day of the build).
 * @throws Error for a path that is no page.
 */
export function getStructuredData(path: string): Thing[] {
  const page = getPage(path);
  const application = findApplication(page);
  const things = application ? [describeApplication(page, application)] : [];
  return path === '/' ? things : [describePage(page), ...things, describeWayHere(page)];
}

/** The category of what a page can be used for; undefined where it is for reading alone. */
function findApplication({ kind, application }: PageText): ApplicationCategory | undefined {
  return application ?? (kind === 'tool' ? 'UtilitiesApplication' : undefined);
}

/** JSON that can stand inside a script element: nothing in it can end the element or begin a comment. */
export function serializeStructuredData(thing: Thing): string {
  return JSON.stringify(thing).replaceAll('<', '\\u003c');
}

function describeApplication(
  { path, shortTitle, description, lastChanged }: PageText,
  applicationCategory: ApplicationCategory,
): Thing {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: path === '/' ? site.homeTitle : shortTitle,
    description,
    url: getSiteUrl(path),
    dateModified: lastChanged,
    applicationCategory,
    operatingSystem: 'Any',
    browserRequirements,
    isAccessibleForFree: true,
    inLanguage: languageTag,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'CAD' },
  };
}

function describePage({ path, title, description, kind, lastChanged }: PageText): Thing {
  return {
    '@context': 'https://schema.org',
    '@type': kind === 'medical' ? 'MedicalWebPage' : 'WebPage',
    name: title,
    description,
    url: getSiteUrl(path),
    inLanguage: languageTag,
    dateModified: lastChanged,
    isPartOf: { '@type': 'WebSite', name: site.homeTitle, url: getSiteUrl('/') },
    ...(kind === 'medical' && { audience: { '@type': 'PeopleAudience', name: audience } }),
  };
}

function describeWayHere({ path, shortTitle }: PageText): Thing {
  const parentPath = path.slice(0, path.lastIndexOf('/'));
  // A folder may be no page: '/due-date'.
  const parents = isIndexed(parentPath) ? [getPage(parentPath)] : [];
  const way = [getPage('/'), ...parents, { path, shortTitle }];
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
