import type { ReactNode } from 'react';
import type { SourceConfidence } from '@/data/sources';
import '@/components/ui/external-link.css';
import './publication.css';

/** Of a list of publications: its links look like all links to other sites, from the style sheet. */
export const publicationListClass = 'publications mt-3 list-disc space-y-3 pl-6 marker:text-spruce [&_a]:text-link';

const states: Partial<Record<SourceConfidence, string>> = {
  'copy-read': 'Read in a copy.',
  'address-cited': 'Not read yet.',
  'to-confirm': 'Not read yet.',
};

interface PublicationProps {
  confidence: SourceConfidence;
  /** Where there is a page to lead to. */
  url?: string;
  title: ReactNode;
  /** What follows the title, from its comma on. */
  rest: ReactNode;
}

/**
 * A publication, and how we know it if we did not read its own page: most we did, which stands once above the list. The page
 * holds well over a hundred, and all of it twice (for the browser and for React): so the markup is as short as can be.
 */
export function Publication({ url, title, rest, confidence }: PublicationProps) {
  const state = states[confidence];
  return (
    <>
      {url ? (
        <a href={url} target="_blank" rel="noopener noreferrer">
          {title}
        </a>
      ) : (
        title
      )}
      {rest}
      {state && <small>{state}</small>}
    </>
  );
}
