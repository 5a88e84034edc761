import type { LanguageCode } from '@/data/languages';

/** The language of this folder's texts, as the lang attribute, Intl and the manifest name it. */
export const languageTag = 'en-CA';
export const languageCode: LanguageCode = 'en';
/** The language of the foreign names within these texts. */
export const foreignLanguage: LanguageCode = 'fr';
/** Where its pages stand below the site's path. A test compares it with data/languages.json. */
export const languagePrefix: string = '';
/** The parts of its addresses that differ from the English ones. */
export const slugs: Record<string, string> = {};
