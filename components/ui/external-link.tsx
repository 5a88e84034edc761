import { ArrowTopRightOnSquareIcon } from '@heroicons/react/24/outline';
import type { ReactNode } from 'react';

interface ExternalLinkProps {
  url: string;
  children: ReactNode;
  className?: string;
}

/** A link to another site: opens in a new tab and says so. */
export function ExternalLink({ url, children, className = 'text-link' }: ExternalLinkProps) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={className}>
      <span>
        {children}
        <ArrowTopRightOnSquareIcon aria-hidden className="ml-1 inline-block size-[0.9em] align-[-0.1em]" />
        <span className="sr-only"> (opens in a new tab)</span>
      </span>
    </a>
  );
}
