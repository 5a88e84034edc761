import type { ReactNode } from 'react';
import type { SourceConfidence } from '@/data/sources';
import { findPublicationState } from './publication-states';

/** For a list of publications: its links get the look of external links from the style sheet. */
export const publicationListClass = 'publications mt-3 list-disc space-y-3 pl-6 marker:text-spruce [&_a]:text-link';

interface PublicationProps {
  confidence: SourceConfidence;
  /** Where there is a page to lead to. */
  url?: string;
  title: ReactNode;
  /** What follows the title, from its comma on. */
  rest: ReactNode;
}

/** A page on which something was read, and how we know it if we did not read that page. */
export function Publication({ url, title, rest, confidence }: PublicationProps) {
  const state = findPublicationState(confidence);
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
      {state && <small className="block text-ink-soft text-sm">{state}</small>}
    </>
  );
}
