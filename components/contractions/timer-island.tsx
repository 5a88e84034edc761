'use client';

import { type ReactNode, useLayoutEffect } from 'react';
import { LateBirthLine } from '@/components/birth/late-birth-line';
import { onDemand } from '@/components/ui/on-demand';
import { asWidget } from '@/components/ui/widget-boundary';
import { TERM_WEEKS } from '@/data/labour-rules';
import { useToday } from '@/lib/browser/clock';
import { storeLabourAnswer } from '@/lib/browser/use-contractions';
import { isBeforeTerm, type TermStatus } from '@/lib/contractions/contraction-log';
import { formatWeeks } from '@/lib/format/durations';
import * as words from '@/words/contractions/timer';
import { AdviceBox } from './advice-box';
import { AverageTiles } from './average-tiles';
import { Fold } from './fold';
import { History } from './history';
import { LabourQuestions } from './labour-questions';
import { PRINT_PART } from './print-part';
import { TermQuestion } from './term-question';
import { QUESTIONS_ID, TimerFacts } from './timer-facts';
import { TimerPanel } from './timer-panel';
import { TimerStopped } from './timer-stopped';
import { useContractionTimer } from './use-contraction-timer';
import { useRegionQuestion } from './use-region-question';
import { WaysOut } from './ways-out';

// Not needed to time a first contraction, so these load when they are first shown.
const ContractionForm = onDemand(() => import('./contraction-form').then((part) => part.ContractionForm));
const RecordExtras = onDemand(() => import('./record-extras').then((part) => part.RecordExtras));
const SavingNotes = onDemand(() => import('./saving-notes').then((part) => part.SavingNotes));
const PrintTable = onDemand(() => import('./print-table').then((part) => part.PrintTable));

/**
 * Times contractions and says what to do. Every change is stored, and all pages show the same record. Goes above
 * `WhenToCallProvider`, and needs a `Toaster` on the page.
 * @param props.cannotStart What to do if the timer does not start: from the page, so that its words are in no script.
 */
export const TimerIsland = asWidget(
  function TimerIsland({ cannotStart }: { cannotStart?: ReactNode }) {
    const timer = useContractionTimer();
    const { log, form, lastChange, dispatch } = timer;
    const asksForRegion = useRegionQuestion();
    const { contractions, active } = log;

    const formElement = form && (
      <ContractionForm
        // A new key for another contraction, so that the form starts afresh.
        key={`${form.subject.kind === 'new' ? 'new' : form.subject.id} ${form.firstField}`}
        {...form}
        readLog={timer.readLog}
        onSave={(times) => timer.save(form.subject, times)}
        onCancel={timer.closeForm}
      />
    );
    const isFormOfActive = form?.subject.kind === 'active';
    const { termStatus, gestationalAge, answers } = timer;
    const isEarly = isBeforeTerm(termStatus);
    const week = getListWeek(termStatus, gestationalAge);
    useTakeover();

    return (
      <div data-island="contraction-timer" className="@container grid gap-5">
        {timer.isStarted && <LateBirthLine />}
        <div className="grid max-w-2xl items-start gap-5 @4xl:max-w-none @4xl:grid-cols-2 @4xl:gap-x-8 print:hidden">
          <div className="@container grid min-w-0 gap-5">
            <div
              className="timer-parts"
              data-timer-order={isEarly ? 'call-first' : undefined}
              data-timer-age={gestationalAge && 'known'}
            >
              <div data-needs-script className="timer-head">
                <TimerFacts termStatus={termStatus} gestationalAge={gestationalAge} answers={answers} />
                {!gestationalAge && (
                  <div className="term-question">
                    <TermQuestion termStatus={termStatus} onAnswer={timer.answerTerm} />
                  </div>
                )}
              </div>
              <TimerPanel
                log={log}
                isStarted={timer.isStarted}
                cannotStart={cannotStart}
                lastChange={lastChange}
                form={isFormOfActive ? formElement : undefined}
                onPress={timer.press}
                onChangeStart={() => active && timer.openForm({ kind: 'active', ...active })}
                onUndo={timer.undo}
              />
              <AdviceBox
                advice={timer.advice}
                care={timer.care}
                pastText={timer.pastText}
                heading={isEarly && gestationalAge ? words.callFirst(formatWeeks(gestationalAge.weeks)) : undefined}
                note={!gestationalAge && termStatus === 'term' ? words.pastTermByAnswer : undefined}
                week={week}
                isTiming={active !== undefined}
                asksForRegion={asksForRegion}
                onForgot={timer.openEnd}
                onForgotActive={timer.stopForgotten}
                onConfirm={(id) => dispatch({ type: 'confirmed', id })}
              />
              <WaysOut week={week} />
            </div>
            <AverageTiles contractions={contractions} />
            <div>
              {/* On the page from the start: screen readers miss a region that arrives together with its text. */}
              <div role="status" aria-label={words.saving} className="grid gap-5 not-empty:mb-5">
                {(!timer.isStored || timer.wasDamaged) && (
                  <SavingNotes isStored={timer.isStored} wasDamaged={timer.wasDamaged} />
                )}
              </div>
              <div data-needs-script>
                <Fold id={QUESTIONS_ID} title={words.questionsTitle} heading="h2">
                  <LabourQuestions gestationalAge={gestationalAge} answers={answers} onAnswer={storeLabourAnswer} />
                </Fold>
              </div>
            </div>
          </div>
          <div className="@container grid min-w-0 gap-5">
            <History
              contractions={contractions}
              canClear={contractions.length > 0 || active !== undefined || log.isDamaged === true}
              isTiming={active !== undefined}
              form={isFormOfActive ? undefined : formElement}
              lastChange={lastChange}
              onAdd={() => timer.openForm({ kind: 'new' })}
              onEdit={(timed) => timer.openForm({ kind: 'timed', ...timed })}
              onDelete={timer.remove}
              onClear={timer.clear}
              onUndo={timer.undo}
            />
            {contractions.length > 0 && <RecordExtras contractions={contractions} />}
          </div>
        </div>
        <div data-print-part={PRINT_PART} className="hidden print:block">
          {timer.isStarted && <PrintTable contractions={contractions} />}
        </div>
      </div>
    );
  },
  () => <TimerStopped />,
);

/**
 * Takes off the marks of lib/browser/in-page/await-timer once the timer has its own, before the browser paints. What is
 * stored stays marked: parts that load later still need its room.
 */
function useTakeover() {
  const isKnown = useToday() !== undefined;
  useLayoutEffect(() => {
    if (!isKnown) return;
    const { dataset } = document.documentElement;
    for (const mark of ['timerOrder', 'timerAge', 'timerAwaits']) delete dataset[mark];
  }, [isKnown]);
}

/** The last week of the lists of when to call. */
const LAST_LIST_WEEK = 42;

/** The week whose list holds: by the due date, else by the answer. The lists end with week 42. */
function getListWeek(termStatus: TermStatus, gestationalAge: { weeks: number } | undefined): number | undefined {
  if (gestationalAge) return Math.min(gestationalAge.weeks, LAST_LIST_WEEK);
  return termStatus === 'term' ? TERM_WEEKS : undefined;
}
