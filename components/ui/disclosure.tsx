import { ChevronDownIcon } from '@heroicons/react/24/outline';
import type { ReactNode } from 'react';

interface DisclosureProps {
  /** Text, or a heading of what is folded. */
  summary: ReactNode;
  children: ReactNode;
  /** Disclosures of one group open one at a time. */
  group?: string;
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
}

/** Text that opens on demand: native `<details>`, so it works without script and prints. */
export function Disclosure({ summary, children, group, isOpen, onToggle }: DisclosureProps) {
  return (
    <details name={group} open={isOpen} onToggle={onToggle && ((event) => onToggle(event.currentTarget.open))}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-control py-2 font-semibold hover:text-spruce [&::-webkit-details-marker]:hidden">
        {summary}
        <ChevronDownIcon
          aria-hidden
          className="size-5 shrink-0 transition-transform [[open]>summary>&]:rotate-180 print:hidden"
        />
      </summary>
      <div className="pt-1 pb-3">{children}</div>
    </details>
  );
}
