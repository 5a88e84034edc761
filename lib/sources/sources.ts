import type { Source, SourceConfidence } from '@/data/sources';
import { isGovernmentPage } from './source-groups';

/**
 * The first and the last of the days on which things were checked, yyyy-MM-dd: at least one of them was not checked
 * since the first.
 * @throws RangeError for an empty list.
 */
export function getCheckedRange(things: readonly { checked: string }[]): { first: string; last: string } {
  // ISO dates sort as text.
  const days = things.map(({ checked }) => checked).sort();
  const [first] = days;
  if (first === undefined) throw new RangeError('Nothing was checked');
  return { first, last: days.at(-1) ?? first };
}

/** Whether somebody of this project read what we take from a source, on its own page or in a copy of it. */
export function wasRead(confidence: SourceConfidence): boolean {
  return confidence === 'page-read' || confidence === 'copy-read';
}

/**
 * Which of the sources of a text a page names, and as what. First those that somebody read: they support the text. Then
 * those that nobody read, if they are pages of a government: visitors are led there, but we do not call them sources.
 * All others are named only in docs/facts-to-confirm.md.
 * @returns in the order of the sources, the official pages last
 */
export function listShownSources<S extends Pick<Source, 'url' | 'confidence'>>(
  sources: readonly S[],
): { source: S; isOfficialPage: boolean }[] {
  const read = sources.filter(({ confidence }) => wasRead(confidence));
  const official = sources.filter(({ confidence, url }) => !wasRead(confidence) && isGovernmentPage(url));
  return [
    ...read.map((source) => ({ source, isOfficialPage: false })),
    ...official.map((source) => ({ source, isOfficialPage: true })),
  ];
}
