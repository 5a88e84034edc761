import type { ReactNode } from 'react';
import { SignGroups } from '@/components/emergency/sign-groups';
import { Disclosure } from '@/components/ui/disclosure';
import { StatementList } from '@/components/ui/statement-list';
import type { LabourPart } from '@/data/labour/parts';
import { listSignsOfLabourPart } from '@/lib/labour/signs-of-part';
import { groups } from '@/words/labour/page';
import { parts } from '@/words/labour/parts';

/** A part of the page: the signs to call about that belong to it, what it is, what it feels like, what one can ask. */
export function LabourPartSection({ id, children }: { id: LabourPart; children: ReactNode }) {
  const { title, what, feels, ask } = parts[id];
  const signs = listSignsOfLabourPart(id);
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="mb-4 scroll-mt-4">
        {title}
      </h2>
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[3fr_2fr] print:block">
        {signs.length > 0 && (
          <div className="grid max-w-reading gap-4 lg:col-span-2">
            <SignGroups groups={signs} heading="h3" />
          </div>
        )}
        <Group title={groups.what}>
          <StatementList statements={what} />
        </Group>
        <div className="grid content-start gap-6 print:block">
          <Group title={groups.feels}>
            <StatementList statements={feels} />
          </Group>
          <div className="max-w-reading border-line border-y">
            <Disclosure summary={<h3 className="font-sans font-semibold text-base">{groups.ask}</h3>}>
              <StatementList statements={ask} />
            </Disclosure>
          </div>
          <div className="print:hidden">{children}</div>
        </div>
      </div>
    </section>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="max-w-reading">
      <h3 className="mb-2 font-sans font-semibold text-base text-spruce">{title}</h3>
      {children}
    </div>
  );
}
