import { ChevronDownIcon } from '@heroicons/react/24/outline';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { clearLocationHash, useLocationHash } from '@/lib/browser/location';
import { isEntryHash } from '@/lib/timeline/trimester-entries';

interface FoldProps {
  /** Of its heading: the page's address opens it by this id behind the #. */
  id: string;
  title: string;
  /** Beside the title, in a few words. */
  note?: string | undefined;
  /** What else in it the address may name. */
  hashes?: string[];
  children: ReactNode;
}

/** A part of the timeline that opens on demand, and where the page's address names it or something in it. */
export function Fold({ id, title, note, hashes = [], children }: FoldProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const hash = useLocationHash();
  const isNamed = hash === id || hashes.includes(hash);
  // From the start, or what takes the focus in it could not.
  const [wasNamed] = useState(isNamed);

  useEffect(() => {
    if (!isNamed || !details.current) return;
    details.current.open = true;
    document.getElementById(hash)?.scrollIntoView();
    // So that the same link opens it again.
    if (isEntryHash(hash)) clearLocationHash();
  }, [isNamed, hash]);

  return (
    <details ref={details} open={wasNamed} className="group/fold">
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-3 rounded-control py-2 hover:text-spruce [&::-webkit-details-marker]:hidden">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <h2 id={id} className="scroll-mt-4 font-sans font-semibold text-base">
            {title}
          </h2>
          {note && <span className="text-ink-soft">{note}</span>}
        </span>
        <ChevronDownIcon aria-hidden className="size-5 shrink-0 transition-transform group-open/fold:rotate-180" />
      </summary>
      <section aria-labelledby={id} className="pt-1 pb-6">
        {children}
      </section>
    </details>
  );
}
