import type { LanguageCode } from '@/data/languages';
import type { Source } from '@/data/sources';
import { nameSource } from '@/lib/sources/name-source';
import { publication } from '@/words/about';
import { groupedSources } from './grouped-sources';
import { findPublicationState } from './publication-states';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeText = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

const mark = (text: string, language: LanguageCode | undefined) =>
  language ? `<span lang="${language}">${escapeText(text)}</span>` : escapeText(text);

/** The items of a list of publications, as HTML. */
export function getPublicationsMarkup(publications: readonly Source[]): string {
  return publications
    .map((source) => {
      const { title, titleLanguage, publisher, publisherLanguage, url } = nameSource(source);
      const state = findPublicationState(source.confidence);
      const language = titleLanguage ? ` lang="${titleLanguage}"` : '';
      const link = `<a href="${escapeText(url)}" target="_blank" rel="noopener noreferrer"${language}>${escapeText(title)}</a>`;
      return `<li>${publication({ title: link, publisher: mark(publisher, publisherLanguage) })}${state ? `<small>${state}</small>` : ''}</li>`;
    })
    .join('');
}

/** The items of the list of a topic; none for an unknown topic. */
export function getTopicMarkup(topic: string): string {
  return getPublicationsMarkup(groupedSources.find(({ id }) => id === topic)?.publications ?? []);
}
