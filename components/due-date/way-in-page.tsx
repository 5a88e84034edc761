import type { ReactNode } from 'react';
import type { WayQuestion } from '@/components/calculator/calculator-form';
import { PageShell } from '@/components/layout/page-shell';
import { EarlyUse } from '@/components/ui/early-use';
import { EmergencyLine } from '@/components/ui/emergency-line';
import { RestoreScroll } from '@/components/ui/restore-scroll';
import { SiteLink } from '@/components/ui/site-link';
import { Toaster } from '@/components/ui/toaster';
import type { ReplayedPageId } from '@/data/pages';
import { bindNumbers } from '@/lib/format/text';
import { callToday } from '@/words/after-due-date';
import { callSources, noAdvice } from '@/words/calculator/page';
import { WayDoors } from './way-doors';
import { WayIn } from './way-in';

interface WayInPageProps {
  id: ReplayedPageId & ('ivf' | 'conception' | 'ultrasound' | 'how-many-weeks');
  path: `/${string}`;
  title: string;
  /** The arithmetic in a sentence or two, which needs no script. */
  answer: string;
  /** See `WayIn`. */
  question?: WayQuestion;
  children: ReactNode;
}

/** A page about one way to count: the answer in words, the calculator's form for it, and what belongs to it. */
export function WayInPage({ id, path, title, answer, question, children }: WayInPageProps) {
  return (
    <PageShell path={path}>
      <div className="text-sheet page-width">
        <header className="max-w-reading pt-6 pb-5 md:pt-10">
          <h1>{title}</h1>
          <p className="mt-3 text-lg">{bindNumbers(answer)}</p>
        </header>
        <EarlyUse page={id} />
        <RestoreScroll />
        <WayIn
          {...(question && { question })}
          isAboutWeeks={id === 'how-many-weeks'}
          callToday={
            <>
              {callToday} <EmergencyLine />
            </>
          }
        />
        {children}
        <WayDoors current={id} />
        <p className="mt-6 max-w-reading text-ink-soft text-sm">
          {noAdvice} <EmergencyLine />{' '}
          <SiteLink path="/when-to-call#sources" className="text-link">
            {callSources}
          </SiteLink>
        </p>
      </div>
      <Toaster />
    </PageShell>
  );
}
