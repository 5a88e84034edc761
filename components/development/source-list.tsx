import type { ReactNode } from 'react';
import { type SourceKey, sources } from '@/data/sources';
import { SourceItems } from './source-items';

interface SourceListProps {
  keys: SourceKey[];
  /** What a statement without a source rests on. */
  withoutSource?: string;
  children?: ReactNode;
}

/** What the page rests on, and when somebody last looked. */
export function SourceList({
  keys,
  withoutSource = 'Statements without a source are general knowledge found in standard textbooks.',
  children,
}: SourceListProps) {
  return (
    <section aria-labelledby="sources" className="mt-12 max-w-reading">
      <h2 id="sources" className="text-xl">
        Sources
      </h2>
      <SourceItems sources={keys.map((key) => sources[key])} />
      {children}
      <p className="mt-4 text-ink-soft text-sm">{withoutSource} This page is a guide, not medical advice.</p>
    </section>
  );
}
