import type { LanguageCode } from '@/data/languages';
import type { Source } from '@/data/sources';
import { languageCode } from '@/words/language';
import { sourceNames } from '@/words/source-names';

/** How a page names a source. The languages are set where they are not those of the page. */
interface NamedSource {
  title: string;
  titleLanguage: LanguageCode | undefined;
  publisher: string;
  publisherLanguage: LanguageCode | undefined;
  url: string;
}

/** The language of titles in data/sources, and of publishers for which it names none. */
const LANGUAGE_OF_DATA: LanguageCode = 'en';

/** A source as the language of the page names it: by its own title there, if it has one. */
export function nameSource(source: Source): NamedSource {
  const own = sourceNames[source.title] ?? sourceNames[source.url];
  const mark = (language: LanguageCode) => (language === languageCode ? undefined : language);
  return {
    title: own?.title ?? source.title,
    titleLanguage: own?.title ? undefined : mark(LANGUAGE_OF_DATA),
    publisher: own?.publisher ?? source.publisher,
    publisherLanguage: own?.publisher ? undefined : mark(source.publisherLanguage ?? LANGUAGE_OF_DATA),
    url: own?.url ?? source.url,
  };
}
