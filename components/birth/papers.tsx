import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { SiteLink } from '@/components/ui/site-link';
import * as words from '@/words/after-birth/papers-lead';
import { leaveTitle, planLeave } from '@/words/birth/after-birth';

interface PapersProps {
  /** What to do for the leave where the visitor lives. */
  leave: string;
  /** What is next; left out where the page does not know. */
  children?: ReactNode;
}

/** The way to the first papers, and to the weeks of leave. */
export function Papers({ leave, children }: PapersProps) {
  return (
    <section aria-labelledby="papers">
      <h2 id="papers" className="mb-4">
        {words.title}
      </h2>
      <Card className="grid gap-4">
        <div className="grid justify-items-start gap-2">
          {children}
          <ButtonLink look="secondary" path="/papers" className="mt-1">
            {words.toPapers}
          </ButtonLink>
        </div>
        <div className="border-line border-t pt-4">
          <h3 className="font-sans font-semibold text-base">{leaveTitle}</h3>
          <p>
            {leave}{' '}
            <SiteLink path="/benefits" className="inline-flex min-h-11 items-center text-link">
              {planLeave}
            </SiteLink>
          </p>
        </div>
      </Card>
    </section>
  );
}
