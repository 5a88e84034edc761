import type { ReactNode } from 'react';
import { type SourceKey, sources } from '@/data/sources';
import { SourceItems } from './source-items';

/** What the page rests on, and when somebody last looked. */
export function SourceList({ keys, children }: { keys: SourceKey[]; children?: ReactNode }) {
  return (
    <section aria-labelledby="sources" className="mt-12 max-w-reading">
      <h2 id="sources" className="text-xl">
        Sources
      </h2>
      <SourceItems sources={keys.map((key) => sources[key])} />
      {children}
      <p className="mt-4 text-ink-soft text-sm">
        Statements without a source are general knowledge found in standard textbooks. This page is a guide, not medical
        advice.
      </p>
    </section>
  );
}
