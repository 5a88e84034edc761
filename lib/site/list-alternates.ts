import { type Language, languages, slugs } from '@/data/languages';
import { siteOrigin } from '@/data/site';
import { translatePath } from './translate-path';

/** A page in one of the languages of the site. */
interface Alternate extends Language {
  /** Its address below the host. */
  href: string;
  /** Its full address. */
  url: string;
}

/**
 * A page in each language of the site, that of the root first. For what is made while the site is built: it knows the
 * addresses of every language.
 * @param path Starts with '/', with English names.
 */
export function listAlternates(path: string): Alternate[] {
  return languages.map((language) => {
    const address = translatePath(path, slugs[language.code]);
    const href = `${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}${language.prefix}${address}`;
    return { ...language, href, url: `${siteOrigin}${href}` };
  });
}

/**
 * The full addresses of a page by language tag, as search engines are told of them: who reads no language of the site
 * is led to that of the root.
 */
export function getAlternateUrls(path: string): Record<string, string> {
  const alternates = listAlternates(path);
  const byTag = alternates.map(({ tag, url }) => [tag, url]);
  return Object.fromEntries([...byTag, ...alternates.slice(0, 1).map(({ url }) => ['x-default', url])]);
}
