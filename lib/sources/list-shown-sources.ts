import type { Source } from '@/data/sources';
import { isGovernmentPage } from './is-government-page';
import { wasRead } from './was-read';

/**
 * Which of the sources of a text a page names, and as what. First those that somebody read: they support the text. Then
 * those that nobody read, if they are pages of a government, whose word counts whatever we say: the visitor is led there,
 * and we do not call them sources. All others are left to docs/facts-to-confirm.md.
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
