import type { ReactNode } from 'react';
import { pageAddresses } from '@/words/page-addresses';
import * as words from '@/words/ui/external-link';

interface ExternalLinkProps {
  url: string;
  /** Leads to that very page also where the language of the site has another one: the page that somebody read. */
  isExact?: boolean;
  children: ReactNode;
  className?: string;
}

/** Where a page of another site has one in the language of ours that we know, that one. */
export const getOwnLanguageUrl = (url: string): string => pageAddresses[url] ?? url;

/** A link to another site, to its page in the language of ours if we know one: opens in a new tab and says so. */
export function ExternalLink({ url, isExact = false, children, className = 'text-link' }: ExternalLinkProps) {
  return (
    <a href={isExact ? url : getOwnLanguageUrl(url)} target="_blank" rel="noopener noreferrer" className={className}>
      <span className="external">
        {children}
        <span className="sr-only">{` ${words.opensInNewTab}`}</span>
      </span>
    </a>
  );
}
