import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { SiteLink } from '@/components/ui/site-link';
import type { AfterBirthTask } from '@/data/after-birth/papers';
import { describeDate } from '@/lib/after-birth/describe-day';
import { listPapers, orderPapers } from '@/lib/after-birth/papers';
import { useDonePapers } from '@/lib/browser/use-done-papers';
import { useRegionCode } from '@/lib/browser/use-region';
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

interface NextPaperProps {
  birthday: Date;
  today: Date;
  /** What each paper is called, by the page: their texts are no part of the widget. */
  titles: Record<AfterBirthTask, string>;
}

/** The next paper that is open where the visitor lives, and its day. */
export function NextPaper({ birthday, today, titles }: NextPaperProps) {
  const region = useRegionCode();
  const { done, bornIn } = useDonePapers();
  if (!region) {
    return (
      <>
        <p className="font-serif text-xl">{words.next(titles.register)}</p>
        <p>{words.chooseRegion}</p>
      </>
    );
  }
  const [next] = orderPapers(listPapers(region, bornIn), done, birthday, today).open;
  if (!next) return <p className="font-serif text-xl">{words.allDone}</p>;
  const date = describeDate(next);
  return (
    <>
      <p className="font-serif text-xl">{words.next(titles[next.task])}</p>
      {date && <p className="font-semibold text-honey">{date}</p>}
    </>
  );
}
