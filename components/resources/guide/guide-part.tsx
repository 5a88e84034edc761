import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { MixedText } from '@/components/ui/mixed-text';
import type { GuideStatement } from '@/data/province-guides/types';

interface GuidePartProps {
  id: string;
  title: string;
  statements?: GuideStatement[];
  frenchNames?: string[];
  children?: ReactNode;
  className?: string;
}

/** One section of a region's page: what to know, and below it what belongs to it. */
export function GuidePart({ id, title, statements = [], frenchNames, children, className = '' }: GuidePartProps) {
  return (
    <Card
      className={`mb-6 break-inside-avoid print:mb-2 print:break-inside-auto print:rounded-none print:border-0 print:p-0 ${className}`}
    >
      <section aria-labelledby={id} className="grid gap-4 print:gap-1">
        <h2 id={id} className="break-after-avoid text-xl print:text-lg">
          <MixedText text={title} frenchNames={frenchNames} />
        </h2>
        {statements.map(({ text, onPaper = true }) => (
          <p key={text} className={onPaper ? undefined : 'print:hidden'}>
            <MixedText text={text} frenchNames={frenchNames} />
          </p>
        ))}
        {children}
      </section>
    </Card>
  );
}
