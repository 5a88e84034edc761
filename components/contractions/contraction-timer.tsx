'use client';

import { BodyText } from '@/components/ui/body-text';
import { onDemand } from '@/components/ui/on-demand';
import { emergencySigns } from '@/data/contractions';
import { getAdvice } from '@/lib/contractions/get-advice';
import { AdviceBox } from './advice-box';
import { AverageTiles } from './average-tiles';
import { History } from './history';
import { TermQuestion } from './term-question';
import { TimerPanel } from './timer-panel';
import { useContractionTimer } from './use-contraction-timer';
import { WhenToCallProvider } from './when-to-call-provider';
import { PRINT_PART } from './wording';

// What a first contraction does not need loads when there is something to show.
const ContractionForm = onDemand(() => import('./contraction-form').then((part) => part.ContractionForm));
const ContractionChart = onDemand(() => import('./contraction-chart').then((part) => part.ContractionChart));
const KeepCopy = onDemand(() => import('./keep-copy').then((part) => part.KeepCopy));
const PrintTable = onDemand(() => import('./print-table').then((part) => part.PrintTable));

/**
 * Times contractions and says when to call. The record is kept with every change, and is the same on every page. Needs
 * a `Toaster`.
 */
export function ContractionTimer() {
  const timer = useContractionTimer();
  const { log, form, termStatus, lastChange, dispatch } = timer;
  const { contractions, active } = log;

  const formElement = form && (
    <ContractionForm
      // Another contraction is another form.
      key={`${form.subject.kind === 'new' ? 'new' : form.subject.id} ${form.firstField}`}
      {...form}
      readLog={timer.readLog}
      onSave={(times) => timer.save(form.subject, times)}
      onCancel={timer.closeForm}
    />
  );
  const isFormOfActive = form?.subject.kind === 'active';

  return (
    <div data-island="contraction-timer" className="@container grid gap-5">
      <div className="grid max-w-2xl items-start gap-5 @4xl:max-w-none @4xl:grid-cols-2 @4xl:gap-x-8 print:hidden">
        <div className="@container grid min-w-0 gap-5">
          <TimerPanel
            log={log}
            isStarted={timer.isKnown}
            lastChange={lastChange}
            form={isFormOfActive ? formElement : undefined}
            onPress={timer.press}
            onChangeStart={() => active && timer.openForm({ kind: 'active', ...active })}
            onUndo={timer.undo}
          />
          <div>
            {/* There from the start: screen readers miss regions that arrive together with their text. */}
            <div role="status" aria-label="Saving" className="grid gap-5 not-empty:mb-5">
              {!timer.isKept && (
                <Notice text="This browser does not let us keep your times. Leave this page open: they are gone when it closes." />
              )}
              {log.isDamaged && (
                <Notice text="Some of what was stored here could not be read. What could be read is in the list." />
              )}
            </div>
            <p className="rounded-card border-2 border-maple p-4 font-semibold">
              <BodyText text={emergencySigns.text} />
            </p>
          </div>
          <AverageTiles contractions={contractions} />
          <AdviceBox
            advice={getAdvice(log, termStatus)}
            termStatus={termStatus}
            activeSince={active?.startTime}
            onForgot={timer.openEnd}
            onForgotActive={timer.stopForgotten}
            onConfirm={(id) => dispatch({ type: 'confirmed', id })}
          />
          <TermQuestion gestationalAge={timer.gestationalAge} answer={log.termAnswer} onAnswer={timer.answerTerm} />
        </div>
        <div className="@container grid min-w-0 gap-5">
          <History
            contractions={contractions}
            canClear={contractions.length > 0 || active !== undefined || log.isDamaged === true}
            form={isFormOfActive ? undefined : formElement}
            lastChange={lastChange}
            onAdd={() => timer.openForm({ kind: 'new' })}
            onEdit={(timed) => timer.openForm({ kind: 'timed', ...timed })}
            onDelete={timer.remove}
            onClear={timer.clear}
            onUndo={timer.undo}
          />
          {contractions.length > 1 && <ContractionChart contractions={contractions} />}
          {contractions.length > 0 && <KeepCopy contractions={contractions} />}
        </div>
      </div>
      <div data-print-part={PRINT_PART} className="hidden print:block">
        {timer.isKnown && <PrintTable contractions={contractions} />}
      </div>
      <WhenToCallProvider />
    </div>
  );
}

function Notice({ text }: { text: string }) {
  return <p className="notice">{text}</p>;
}
