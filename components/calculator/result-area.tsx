import { useEffect } from 'react';
import { NewsletterSignup } from '@/components/newsletter/newsletter-signup';
import { ShareBlock } from '@/components/share/share-block';
import { Card } from '@/components/ui/card';
import { onDemand } from '@/components/ui/on-demand';
import { PictureFile } from '@/components/ui/picture-file';
import { type KnownPregnancy, useDueDate } from '@/lib/browser/use-pregnancy';
import { findDueDateProblem } from '@/lib/pregnancy/due-date-check';
import { describePregnancy, type PregnancyCalculation } from '@/lib/pregnancy/pregnancy';
import { isPastTerm } from '@/lib/pregnancy/term';
import * as words from '@/words/calculator/calculator';
import { DetailViews, preloadFirstView } from './detail-views';
import { PastTerm } from './past-term';
import { Result } from './result';

/** Keeps the height of the closed disclosure, so that nothing below it moves when it has loaded. */
const Room = () => (
  <Card className="mt-8 border-transparent bg-transparent py-3 sm:py-4">
    <div className="min-h-11" />
  </Card>
);

const WhyDatesDiffer = onDemand(() => import('./why-dates-differ').then((module) => module.WhyDatesDiffer), <Room />);

interface ResultAreaProps {
  known: KnownPregnancy;
  /** The due date of a link, shown in place of the visitor's own. */
  sharedDueDate: Date | undefined;
  today: Date | undefined;
  isCalculating: boolean;
  onForget: () => void;
}

/** The placeholder or the result. While a new result is calculated, the waiting text lies over it. */
export function ResultArea({ isCalculating, ...shown }: ResultAreaProps) {
  useEffect(() => {
    if (isCalculating) preloadFirstView();
  }, [isCalculating]);
  return (
    <div className="grid">
      {/* Invisible while a new result is calculated, so that the page keeps its height. */}
      <div className={`col-start-1 row-start-1 ${isCalculating ? 'invisible' : ''}`}>
        <Shown {...shown} />
      </div>
      {isCalculating && (
        <div className="col-start-1 row-start-1">
          <Placeholder text={words.calculating} />
        </div>
      )}
    </div>
  );
}

function Shown({ known, sharedDueDate, today, onForget }: Omit<ResultAreaProps, 'isCalculating'>) {
  const ownDueDate = useDueDate();
  const dueDate = sharedDueDate ?? ownDueDate;
  const hasBegun = dueDate && today && findDueDateProblem(dueDate, today) !== 'due-date-too-far-ahead';
  const pregnancy = hasBegun ? describePregnancy(dueDate, today) : undefined;
  const isCounted = pregnancy && !isPastTerm(pregnancy.gestationalAge);
  return (
    <>
      {pregnancy && today ? (
        <Answer
          pregnancy={pregnancy}
          today={today}
          known={known}
          isShared={sharedDueDate !== undefined}
          onForget={onForget}
        />
      ) : (
        <Placeholder text={words.noResult} />
      )}
      {/* Outside of the condition above, so that what was typed there survives when a result appears or goes. */}
      {today ? <WhyDatesDiffer today={today} /> : <Room />}
      <DetailViews pregnancy={isCounted ? pregnancy : undefined} />
      {isCounted && (
        <>
          <ShareBlock pregnancy={pregnancy} />
          <div className="mt-8">
            <NewsletterSignup />
          </div>
        </>
      )}
    </>
  );
}

interface AnswerProps {
  pregnancy: PregnancyCalculation;
  today: Date;
  known: KnownPregnancy;
  /** Whether the due date came with a link. Then it is not kept, and there is nothing to forget. */
  isShared: boolean;
  onForget: () => void;
}

function Answer({ pregnancy, today, known, isShared, onForget }: AnswerProps) {
  const forget = isShared ? undefined : onForget;
  if (isPastTerm(pregnancy.gestationalAge)) {
    return <PastTerm dueDate={pregnancy.dueDate} today={today} onForget={forget} />;
  }
  const own = known.status === 'known' && !isShared ? known : undefined;
  return (
    <Result
      pregnancy={pregnancy}
      today={today}
      fields={own?.value?.fields}
      isKept={own?.isKept ?? true}
      onForget={forget}
    />
  );
}

function Placeholder({ text }: { text: string }) {
  return (
    <Card className="grid min-h-72 place-content-center justify-items-center gap-6 text-center">
      <div className="flex items-end gap-4">
        <PictureFile name="blueberries" text="" size={32} />
        <PictureFile name="strawberry" text="" size={48} />
        <PictureFile name="beaver" text="" size={88} />
      </div>
      <p className="font-semibold font-serif text-xl">{text}</p>
    </Card>
  );
}
