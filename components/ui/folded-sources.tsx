import type { ReactNode } from 'react';
import type { Source } from '@/data/sources';
import { formatNumber } from '@/lib/format/numbers';
import { listShownSources } from '@/lib/sources/sources';
import * as words from '@/words/ui/sources';
import { Disclosure } from './disclosure';
import { SourceItems } from './source-items';

interface FoldedSourcesProps {
  /** Of the heading, which names the part of the page. */
  id: string;
  sources: Source[];
  /** Stands below the list. */
  children?: ReactNode;
}

/** The heading with the number of sources, which opens their list. On paper it is open. */
export function FoldedSources({ id, sources, children }: FoldedSourcesProps) {
  return (
    <Disclosure
      summary={
        <h2 id={id} className="font-sans font-semibold text-base">
          {words.title}{' '}
          <span className="font-normal">{words.count(formatNumber(listShownSources(sources).length))}</span>
        </h2>
      }
    >
      <SourceItems sources={sources} />
      {children}
    </Disclosure>
  );
}
