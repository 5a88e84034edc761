import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { SiteLink } from '@/components/ui/site-link';
import * as words from '@/words/birth/after-birth';

/** The first papers. `leave` is what to do for the leave where the visitor lives. */
export function Papers({ leave }: { leave: string }) {
  return (
    <section aria-labelledby="papers">
      <h2 id="papers" className="mb-4">
        {words.papersTitle}
      </h2>
      <Card>
        <dl className="grid gap-4">
          {words.papers.map(({ id, title, text }) => (
            <Paper key={id} title={title} text={text} />
          ))}
          <Paper title={words.leaveTitle} text={leave}>
            <SiteLink path="/benefits" className="flex min-h-11 w-max max-w-full items-center text-link">
              {words.planLeave}
            </SiteLink>
          </Paper>
        </dl>
      </Card>
    </section>
  );
}

function Paper({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="grid gap-x-6 sm:grid-cols-[13rem_1fr]">
      <dt className="font-semibold">
        {title}
        <span className="ml-2 rounded-full bg-mist px-2.5 py-0.5 font-normal text-ink-soft text-sm">{words.soon}</span>
      </dt>
      <dd>
        {text} {children}
      </dd>
    </div>
  );
}
