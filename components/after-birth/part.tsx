import type { ReactNode } from 'react';
import { SignGroups } from '@/components/emergency/sign-groups';
import { StatementList } from '@/components/ui/statement-list';
import type { Statement } from '@/data/statement';
import type { SignGroup } from '@/lib/weeks/warning-signs';

/** Parts of the page that belong together, under a title. */
export function PartGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-12">
      <h2 className="mb-6">{title}</h2>
      <div className="grid gap-10 print:block">{children}</div>
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
  children?: ReactNode;
}

/** A part of the page: what is usual and what to do, then what to call about, beside it on a wide screen. On paper all signs stand above. */
export function Part({ id, title, statements, signs = [], signsLead, children }: PartProps) {
  return (
    <section aria-labelledby={id} className="grid items-start gap-x-10 gap-y-5 lg:grid-cols-2 print:block">
      <div className="grid max-w-reading gap-4">
        <h3 id={id} className="scroll-mt-4">
          {title}
        </h3>
        <StatementList statements={statements} />
        {children}
      </div>
      {signs.length > 0 && (
        <div className="grid max-w-reading gap-4 rounded-card border border-line bg-card p-5 print:hidden">
          {signsLead && <p className="font-semibold">{signsLead}</p>}
          <SignGroups groups={signs} heading="h4" />
        </div>
      )}
    </section>
  );
}
