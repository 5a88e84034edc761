import type { Source } from '@/data/sources';
import { nameSource } from '@/lib/sources/name-source';
import { ExternalLink } from './external-link';

/** A link to a source by its title, read out in its own language. */
export function SourceLink({ source }: { source: Source }) {
  const { title, titleLanguage, url } = nameSource(source);
  return (
    <ExternalLink url={url} isExact>
      {titleLanguage ? <span lang={titleLanguage}>{title}</span> : title}
    </ExternalLink>
  );
}

/** Who published a source, in the language of its name. */
export function Publisher({ source }: { source: Source }) {
  const { publisher, publisherLanguage } = nameSource(source);
  return publisherLanguage ? <span lang={publisherLanguage}>{publisher}</span> : publisher;
}
