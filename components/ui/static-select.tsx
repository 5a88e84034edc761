import { ChevronDownIcon } from '@heroicons/react/24/outline';
import type { ComponentProps } from 'react';

/**
 * A list to choose from on pages without React, filled and followed by their scripts. Its arrow is no picture of the style
 * sheet, which such pages may not show.
 */
export function StaticSelect(props: Omit<ComponentProps<'select'>, 'className'>) {
  return (
    <>
      <select
        {...props}
        className="min-h-12 w-full appearance-none text-ellipsis rounded-control border border-control bg-paper pr-10 pl-4"
      />
      <ChevronDownIcon
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-ink-soft"
      />
    </>
  );
}
