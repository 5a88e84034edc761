import type { ReactNode } from 'react';
import * as words from '@/words/ui/external-link';
import './external-link.css';

interface ExternalLinkProps {
  url: string;
  children: ReactNode;
  className?: string;
}

/** A link to another site: opens in a new tab and says so. */
export function ExternalLink({ url, children, className = 'text-link' }: ExternalLinkProps) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={className}>
      <span className="external">
        {children}
        <span className="sr-only">{` ${words.opensInNewTab}`}</span>
      </span>
    </a>
  );
}
