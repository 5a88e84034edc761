import type { ReactNode } from 'react';
import { type SourceKey, sources } from '@/data/sources';
import { title } from '@/words/ui/sources';
import { Disclosure } from './disclosure';
import { HowWeCheck } from './how-we-check';
import { SourceItems } from './source-items';

interface SourceListProps {
  keys: SourceKey[];
  /** Whether the list opens on demand. On paper it is open. */
  isFolded?: boolean;
  children?: ReactNode;
}

/** What the page rests on. */
export function SourceList({ keys, isFolded, children }: SourceListProps) {
  const items = <SourceItems sources={keys.map((key) => sources[key])} />;
  return (
    <section aria-labelledby="sources" className={isFolded ? 'max-w-reading' : 'mt-12 max-w-reading'}>
      {isFolded ? (
        <Disclosure
          summary={
            <h2 id="sources" className="font-sans font-semibold text-base">
              {title}
            </h2>
          }
        >
          {items}
        </Disclosure>
      ) : (
        <>
          <h2 id="sources" className="text-xl">
            {title}
          </h2>
          {items}
        </>
      )}
      {children}
      <HowWeCheck />
    </section>
  );
}
