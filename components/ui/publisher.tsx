import type { Source } from '@/data/sources';

/** Who published a source, in the language of its name. */
export function Publisher({ source }: { source: Pick<Source, 'publisher' | 'publisherLanguage'> }) {
  const { publisher, publisherLanguage } = source;
  return publisherLanguage ? <span lang={publisherLanguage}>{publisher}</span> : publisher;
}
