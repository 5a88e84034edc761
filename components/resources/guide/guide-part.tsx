import type { ReactNode } from 'react';
import { BodyText } from '@/components/ui/body-text';
import { Card } from '@/components/ui/card';
import { MixedText } from '@/components/ui/mixed-text';
import type { GuideStatement } from '@/words/province-guides/types';

interface GuidePartProps {
  id: string;
  title: string;
  statements?: GuideStatement[];
  foreignNames?: string[];
  /** On a wide screen this stands beside the statements. */
  beside?: ReactNode;
  children?: ReactNode;
  className?: string;
}

/** One section of a region's page: what to know, and below it what belongs to it. */
export function GuidePart({
  id,
  title,
  statements = [],
  foreignNames,
  beside,
  children,
  className = '',
}: GuidePartProps) {
  return (
    <Card
      className={`mb-6 break-inside-avoid print:mb-1.25 print:break-inside-auto print:rounded-none print:border-0 print:p-0 ${className}`}
    >
      <section
        aria-labelledby={id}
        className={`grid gap-4 print:gap-0.75 ${beside ? 'md:not-print:grid-cols-2 md:not-print:grid-rows-[auto_auto_1fr] md:not-print:gap-x-10' : ''}`}
      >
        <h2 id={id} className="break-after-avoid text-xl md:not-print:col-span-full print:text-base">
          <MixedText text={title} foreignNames={foreignNames} />
        </h2>
        {statements.length > 0 && (
          <div className="grid gap-4 print:gap-0.75">
            {statements.map(({ text, onPaper = true }) => (
              <p key={text} className={onPaper ? undefined : 'print:hidden'}>
                <MixedText text={text} foreignNames={foreignNames} renderOwn={(run) => <BodyText text={run} />} />
              </p>
            ))}
          </div>
        )}
        {beside && (
          <div className="md:not-print:col-start-2 md:not-print:row-span-2 md:not-print:row-start-2">{beside}</div>
        )}
        {children}
      </section>
    </Card>
  );
}
