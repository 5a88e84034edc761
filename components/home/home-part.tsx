import { ChevronDownIcon } from '@heroicons/react/24/outline';
import type { ReactNode } from 'react';

interface HomePartProps {
  /** Of the heading. */
  id: string;
  title: string;
  children: ReactNode;
}

/**
 * A part of the home page below its first screen, which closes at a tap on its title. Open in the HTML: beside the
 * visitor's own week lib/browser/fold-first-visit closes it.
 */
export function HomePart({ id, title, children }: HomePartProps) {
  return (
    <section aria-labelledby={id} className="py-3 lg:py-5">
      <details open className="group/part">
        <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-3 hover:text-spruce [&::-webkit-details-marker]:hidden">
          <h2 id={id} className="group-not-open/part:text-lg">
            {title}
          </h2>
          <ChevronDownIcon aria-hidden className="size-5 shrink-0 transition-transform group-open/part:rotate-180" />
        </summary>
        <div className="pt-4 pb-5">{children}</div>
      </details>
    </section>
  );
}
