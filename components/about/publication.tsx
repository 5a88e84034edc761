import type { ReactNode } from 'react';
import type { Source } from '@/data/sources';
import { getCheckedText } from '@/lib/sources/get-checked-text';
import '@/components/ui/external-link.css';
import './publication.css';

interface PublicationProps extends Pick<Source, 'confidence' | 'checked'> {
  /** Where there is a page to lead to. */
  url?: string;
  title: ReactNode;
  /** What follows the title, from its comma on. */
  rest: ReactNode;
}

/**
 * A publication, and whether it is one that nobody has read yet: most were, which stands once above the list. The page
 * holds about a hundred, and all of it twice (for the browser and for React): so the icon comes from the style sheet,
 * and the markup is as short as can be.
 */
export function Publication({ url, title, rest, confidence, checked }: PublicationProps) {
  return (
    <>
      {url ? (
        <a href={url} target="_blank" rel="noopener noreferrer" className="text-link external publication">
          {title}
        </a>
      ) : (
        <span className="publication-name">{title}</span>
      )}
      {rest}
      {confidence !== 'page-read' && <small>{getCheckedText({ confidence, checked })}.</small>}
    </>
  );
}
