import { ChevronDownIcon, PhoneIcon } from '@heroicons/react/24/outline';
import type { ReactNode } from 'react';
import { SignGroups } from '@/components/emergency/sign-groups';
import { StatementList } from '@/components/ui/statement-list';
import type { Statement } from '@/data/statement';
import type { SignGroup } from '@/lib/weeks/warning-signs';
import { whenToCallAbout } from '@/words/after-birth/after-birth-page';

/** Parts of the page that belong together, under a title. On a wide screen those without signs stand side by side. */
export function PartGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-12">
      <h2 className="mb-6">{title}</h2>
      <div className="grid items-start gap-10 lg:grid-cols-2 print:block">{children}</div>
    </section>
  );
}

interface PartProps {
  id: string;
  title: string;
  statements: readonly Statement[];
  /** When to call about it, as the lists have it. */
  signs?: SignGroup[];
  /** Above them. */
  signsLead?: string;
  /** Whether they stand open. */
  isOpen?: boolean;
  children?: ReactNode;
}

/**
 * A part of the page: what is usual and what to do, then what to call about, behind its red-edged line. On a wide screen
 * that stands beside; on paper all signs stand above the parts.
 */
export function Part({ id, title, statements, signs = [], signsLead, isOpen, children }: PartProps) {
  const text = (
    <div className="grid max-w-reading gap-4">
      <h3 id={id} className="scroll-mt-4">
        {title}
      </h3>
      <StatementList statements={statements} />
      {children}
    </div>
  );
  if (signs.length === 0) return <section aria-labelledby={id}>{text}</section>;
  return (
    <section
      aria-labelledby={id}
      className="grid items-start gap-x-10 gap-y-4 lg:col-span-2 lg:grid-cols-2 print:block"
    >
      {text}
      <details
        open={isOpen}
        className="group/call max-w-reading rounded-card border-2 border-maple bg-card print:hidden"
      >
        <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 rounded-card px-4 py-2 hover:bg-mist [&::-webkit-details-marker]:hidden">
          <PhoneIcon aria-hidden className="size-5 shrink-0 text-maple" />
          <span className="grow font-semibold leading-snug">{whenToCallAbout(title)}</span>
          <ChevronDownIcon aria-hidden className="size-5 shrink-0 transition-transform group-open/call:rotate-180" />
        </summary>
        <div className="grid gap-4 px-4 pt-2 pb-5">
          {signsLead && <p className="font-semibold">{signsLead}</p>}
          <SignGroups groups={signs} heading="h4" />
        </div>
      </details>
    </section>
  );
}
