import { frenchSlugs } from '@/data/pages';
import list from './languages.json' with { type: 'json' };

export type LanguageCode = 'en' | 'fr';

/** A language of the site. */
export interface Language {
  code: LanguageCode;
  /** As the lang attribute, hreflang, Intl and manifests name it. */
  tag: string;
  /** Its name in itself. */
  name: string;
  /** Where its pages stand below the site's path: '/fr'; the first language stands at the root. */
  prefix: string;
}

/** The languages of the site, that of its root first. docs/languages.md says how another one is added. */
export const languages = list as Language[];

/** The parts of addresses by their English names, where a language has others. */
export const slugs: Record<LanguageCode, Record<string, string>> = { en: {}, fr: frenchSlugs };
