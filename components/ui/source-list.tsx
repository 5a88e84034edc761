import type { ReactNode } from 'react';
import { type SourceKey, sources } from '@/data/sources';
import { title } from '@/words/ui/sources';
import { HowWeCheck } from './how-we-check';
import { SourceItems } from './source-items';

interface SourceListProps {
  keys: SourceKey[];
  children?: ReactNode;
}

/** What the page rests on. */
export function SourceList({ keys, children }: SourceListProps) {
  return (
    <section aria-labelledby="sources" className="mt-12 max-w-reading">
      <h2 id="sources" className="text-xl">
        {title}
      </h2>
      <SourceItems sources={keys.map((key) => sources[key])} />
      {children}
      <HowWeCheck />
    </section>
  );
}
