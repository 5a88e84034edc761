import type { Source } from '@/data/sources';
import { publication } from '@/words/about';
import { groupedSources } from './grouped-sources';
import { findPublicationState } from './publication-states';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeText = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** The items of a list of publications, as HTML. */
export function getPublicationsMarkup(publications: readonly Source[]): string {
  return publications
    .map(({ title, publisher, publisherLanguage, url, confidence }) => {
      const name = publisherLanguage
        ? `<span lang="${publisherLanguage}">${escapeText(publisher)}</span>`
        : escapeText(publisher);
      const state = findPublicationState(confidence);
      const link = `<a href="${escapeText(url)}" target="_blank" rel="noopener noreferrer">${escapeText(title)}</a>`;
      return `<li>${publication(link, name)}${state ? `<small>${state}</small>` : ''}</li>`;
    })
    .join('');
}

/** The items of the list of a topic; none for an unknown topic. */
export function getTopicMarkup(topic: string): string {
  return getPublicationsMarkup(groupedSources.find(({ id }) => id === topic)?.publications ?? []);
}
