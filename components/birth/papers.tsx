import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { SiteLink } from '@/components/ui/site-link';
import * as words from '@/words/birth/after-birth';

interface PapersProps {
  /** What to do for the leave where the visitor lives. */
  leave: string;
  /** Whether the birth is so recent that the papers are still ahead. */
  isSoon: boolean;
}

/** The first papers. */
export function Papers({ leave, isSoon }: PapersProps) {
  return (
    <section aria-labelledby="papers">
      <h2 id="papers" className="mb-4">
        {words.papersTitle}
      </h2>
      <Card>
        <dl className="grid gap-4">
          {words.papers.map(({ id, title, text }) => (
            <Paper key={id} isSoon={isSoon} title={title} text={text} />
          ))}
          <Paper isSoon={isSoon} title={words.leaveTitle} text={leave}>
            <SiteLink path="/benefits" className="flex min-h-11 w-fit items-center text-link">
              {words.planLeave}
            </SiteLink>
          </Paper>
        </dl>
      </Card>
    </section>
  );
}

interface PaperProps {
  isSoon: boolean;
  title: string;
  text: string;
  children?: ReactNode;
}

function Paper({ isSoon, title, text, children }: PaperProps) {
  return (
    <div className="grid gap-x-6 sm:grid-cols-[13rem_1fr]">
      <dt className="font-semibold">
        {title}
        {isSoon && (
          <span className="ml-2 rounded-full bg-mist px-2.5 py-0.5 font-normal text-ink-soft text-sm">
            {words.soon}
          </span>
        )}
      </dt>
      <dd>
        {text} {children}
      </dd>
    </div>
  );
}
