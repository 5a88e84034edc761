import { languagePrefix, slugs } from '@/words/language';
import { translatePath } from './translate-path';

/**
 * The address of a page or file of this site in the language of the page, below the path that the site is served under,
 * if there is one. Next adds that path only to its own links, which the site does not use.
 * @param path Starts with '/', with English names. Home keeps its slash: '/' becomes '/base/fr/'.
 */
export function href(path: string): string {
  // In development, pages stand where their folders in app/ are, which have English names.
  const address = process.env.NODE_ENV === 'development' ? path : translatePath(path, slugs);
  return `${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}${languagePrefix}${address}`;
}
