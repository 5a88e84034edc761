import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { ProvinceCode } from '@/data/provinces';
import { getChoiceKey, isPaidAtAll } from '@/lib/benefits/answer';
import { comparePlans } from '@/lib/benefits/compare';
import { isNothingLeft, leaveOut, listLateClaims } from '@/lib/benefits/late-claims';
import type { Household } from '@/lib/benefits/types';
import { printPage } from '@/lib/browser/platform';
import * as words from '@/words/benefits/leave';
import { makeItExact } from '@/words/benefits/leave-form';
import { AnswerBars } from './answer-bars';
import { AnswerCards } from './answer-cards';
import { AnswerDates } from './answer-dates';
import { AnswerMonths } from './answer-months';
import { AnswerNotes } from './answer-notes';
import { AnswerSentence } from './answer-sentence';
import { AnswerToDos } from './answer-to-dos';
import { AnswerWarnings } from './answer-warnings';
import { FormSheet } from './form-sheet';
import { JobLeaveNotes } from './job-leave-notes';
import { describeShown } from './sentences/describe-choice';
import { listComingYears } from './sentences/describe-claims';
import { SheetToDos } from './sheet-to-dos';

interface LeaveAnswerProps {
  household: Household;
  province: ProvinceCode;
  today: Date;
  /** What the parents earn, asked above the dollars. */
  children?: ReactNode;
}

/** Typing rests when nothing has changed for this long: then the answer is announced. */
const REST_MS = 1_000;

/** What to tick and what comes of it: the sentence, the choices side by side, and the dates of one of them. */
export function LeaveAnswer({ household, province, today, children }: LeaveAnswerProps) {
  const asked = useMemo(() => ({ household, comparison: comparePlans(household) }), [household]);
  const { comparison } = asked;
  const { answers, first, proposed } = comparison;
  const [chosen, setChosen] = useState<string>();
  const shown = answers.find(({ choice }) => getChoiceKey(choice) === chosen) ?? first;
  const rested = useRested(asked);
  if (!shown) return null;
  // Without one there is nothing to choose from.
  const hasClaim = shown.parents.some(({ schedule }) => schedule.claim);
  // Nothing is left of these leaves: no dollars are promised.
  const lost = listLateClaims(household, shown, today)
    .filter(isNothingLeft)
    .map(({ role }) => role);
  const isPromised = answers.some((answer) => isPaidAtAll(leaveOut(answer, lost)));
  const isOther = answers.length > 1 && shown !== proposed?.answer;
  return (
    <section aria-labelledby="leave-answer" className="@container grid min-w-0 grid-cols-1 gap-8">
      <div className="print:hidden">
        <h2 id="leave-answer">{words.heading}</h2>
        <AnswerSentence household={household} comparison={comparison} province={province} today={today} />
        {/* Where the page has one column, those questions are far below. */}
        <p className="lg:hidden">
          <a href="#make-it-exact" className="text-link inline-flex min-h-11 items-center">
            {makeItExact}
          </a>
        </p>
        <div role="status" aria-label={words.inShort} className="sr-only">
          {rested && <AnswerSentence {...rested} province={province} today={today} />}
        </div>
      </div>
      {hasClaim && (isPromised || lost.length === 0) && (
        <>
          <div className="grid gap-5">
            <div className="@container print:hidden">{children}</div>
            <AnswerCards
              household={household}
              answers={answers.map((answer) => leaveOut(answer, lost))}
              named={leaveOut(first ?? shown, lost)}
              shown={getChoiceKey(shown.choice)}
              onShow={(key) => setChosen(key)}
            />
            {listComingYears(shown).map((text) => (
              <p key={text} className="max-w-reading text-sm print:hidden">
                {text}
              </p>
            ))}
          </div>
          <AnswerBars household={household} answers={answers} />
        </>
      )}
      <AnswerWarnings household={household} comparison={comparison} shown={shown} today={today} />
      {answers.some(isPaidAtAll) && (
        <div className="grid justify-items-start gap-2 print:block">
          {isOther && <p className="notice">{describeShown(household, shown, proposed?.answer)}</p>}
          {isPaidAtAll(shown) && (
            <>
              <Button look="secondary" onClick={printPage} className="print:hidden">
                {words.printSheet}
              </Button>
              <FormSheet
                household={household}
                comparison={comparison}
                answer={shown}
                province={province}
                today={today}
              />
            </>
          )}
        </div>
      )}
      <div data-leave-calendar className="grid grid-cols-1 gap-8 print:gap-4">
        <AnswerDates household={household} answer={shown} lost={lost} />
        <AnswerMonths household={household} answer={leaveOut(shown, lost)} today={today} />
        {isPaidAtAll(shown) && <SheetToDos household={household} answer={shown} today={today} />}
      </div>
      <AnswerToDos household={household} answer={shown} today={today} />
      <div className="print:hidden">
        <JobLeaveNotes
          household={household}
          answer={shown}
          province={province}
          isWarned={proposed?.answer.choice.ei === 'extended'}
        />
      </div>
      <AnswerNotes household={household} answer={shown} province={province} />
    </section>
  );
}

/** A value once it has not changed for a while; undefined until then. */
function useRested<Value>(value: Value): Value | undefined {
  const [rested, setRested] = useState<Value>();
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
