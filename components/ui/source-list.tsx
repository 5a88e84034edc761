import type { ReactNode } from 'react';
import { type SourceKey, sources } from '@/data/sources';
import { FoldedSources } from './folded-sources';
import { HowWeCheck } from './how-we-check';

interface SourceListProps {
  keys: SourceKey[];
  /** Replaces the space and the line above it, as in a list of folded texts, which has lines of its own. */
  className?: string;
  children?: ReactNode;
}

/** What the page rests on. */
export function SourceList({ keys, className = 'mt-12 border-line border-t pt-1', children }: SourceListProps) {
  return (
    <section aria-labelledby="sources" className={`max-w-reading ${className}`}>
      <FoldedSources id="sources" sources={keys.map((key) => sources[key])} />
      {children}
      <HowWeCheck />
    </section>
  );
}
