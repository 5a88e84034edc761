import { ChevronDownIcon } from '@heroicons/react/24/outline';
import type { ReactNode, Ref } from 'react';

export interface FoldProps {
  /** Of its heading. */
  id: string;
  title: string;
  /** Beside the title, in a few words. */
  note?: string | undefined;
  /** What in it the page's address may name, behind the #. */
  hashes?: string[];
  children: ReactNode;
}

interface PlainFoldProps extends FoldProps {
  ref?: Ref<HTMLDetailsElement>;
  isOpenAtFirst?: boolean;
}

/** A part of the timeline that opens on demand, without script. */
export function PlainFold({ id, title, note, children, ref, isOpenAtFirst }: PlainFoldProps) {
  return (
    <details ref={ref} open={isOpenAtFirst} className="group/fold">
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-3 rounded-control py-2 hover:text-spruce [&::-webkit-details-marker]:hidden">
        <h2 id={id} className="wrap-anywhere min-w-0 scroll-mt-4 font-sans font-semibold text-base">
          {title}
        </h2>
        {note && <span className="grow text-ink-soft">{note}</span>}
        <ChevronDownIcon
          aria-hidden
          className="ml-auto size-5 shrink-0 transition-transform group-open/fold:rotate-180"
        />
      </summary>
      <section aria-labelledby={id} className="pt-1 pb-6">
        {children}
      </section>
    </details>
  );
}
