'use client';

import { useState } from 'react';
import { emergencySigns } from '@/data/contractions';
import { readClock } from '@/lib/browser/read-clock';
import { useContractions } from '@/lib/browser/use-contractions';
import { usePregnancy } from '@/lib/browser/use-pregnancy';
import { useToday } from '@/lib/browser/use-today';
import { parseCalendarDate } from '@/lib/calendar/parse-calendar-date';
import type { ContractionField, FormSubject } from '@/lib/contractions/contraction-form-state';
import { getAdvice } from '@/lib/contractions/get-advice';
import { getTermStatus, isCurrentDueDate } from '@/lib/contractions/get-term-status';
import { describePregnancy } from '@/lib/pregnancy/describe-pregnancy';
import { AdviceBox } from './advice-box';
import { announceClear, announceStart, announceStop } from './announce';
import { AverageTiles } from './average-tiles';
import { ContractionChart } from './contraction-chart';
import { ContractionForm } from './contraction-form';
import { History } from './history';
import { KeepCopy } from './keep-copy';
import { PrintTable } from './print-table';
import { TermQuestion } from './term-question';
import { TimerPanel } from './timer-panel';
import { WhenToCallProvider } from './when-to-call-provider';

interface OpenForm {
  subject: FormSubject;
  firstField: ContractionField;
}

/** Times contractions and says when to call. The record is kept with every change, and is the same on every page. */
export function ContractionTimer() {
  const { log, isKept, lastChange, readLog, dispatch } = useContractions();
  const known = usePregnancy();
  const today = useToday();
  const [form, setForm] = useState<OpenForm>();

  const dueDate = known.status === 'known' ? parseCalendarDate(known.value?.dueDate ?? '') : undefined;
  const pregnancy = today && isCurrentDueDate(today, dueDate) ? describePregnancy(dueDate, today) : undefined;
  const termStatus = today ? getTermStatus(today, dueDate, log.termAnswer) : 'unknown';

  function press() {
    if (log.active) stop();
    else announceStart(dispatch({ type: 'started', at: readClock() }).after);
  }
  function stop() {
    const { before, after } = dispatch({ type: 'stopped', at: readClock() });
    if (before.active && !after.active) announceStop(after, termStatus);
  }
  function open(subject: FormSubject, firstField: ContractionField = 'startTime') {
    setForm({ subject, firstField });
  }
  function openEnd(id: string) {
    const timed = readLog().contractions.find((timed) => timed.id === id);
    if (timed) open({ kind: 'timed', ...timed }, 'endTime');
  }
  function save({ subject }: OpenForm, times: { startTime: number; endTime: number }) {
    dispatch(subject.kind === 'new' ? { type: 'added', ...times } : { type: 'edited', id: subject.id, ...times });
    setForm(undefined);
  }
  function undo() {
    dispatch({ type: 'undone' });
    setForm(undefined);
  }

  const formElement = form && (
    <ContractionForm
      // Another contraction is another form.
      key={`${form.subject.kind === 'new' ? 'new' : form.subject.id} ${form.firstField}`}
      {...form}
      readLog={readLog}
      onSave={(times) => save(form, times)}
      onCancel={() => setForm(undefined)}
    />
  );
  const isFormOfActive = form?.subject.kind === 'active';

  return (
    <div data-island="contraction-timer" className="grid gap-5">
      <div className="grid gap-5 print:hidden">
        <TimerPanel
          log={log}
          lastChange={lastChange}
          form={isFormOfActive ? formElement : undefined}
          onPress={press}
          onChangeStart={() => log.active && open({ kind: 'active', ...log.active })}
          onUndo={undo}
        />
        {!isKept && (
          <Notice text="This browser does not let us keep your times. Leave this page open: they are gone when it closes." />
        )}
        {log.isDamaged && (
          <Notice text="Some of what was stored here could not be read. What could be read is in the list." />
        )}
        <p className="rounded-card border-2 border-maple px-4 py-3 font-semibold text-sm">{emergencySigns.text}</p>
        <AverageTiles contractions={log.contractions} />
        <AdviceBox
          advice={getAdvice(log, termStatus)}
          termStatus={termStatus}
          activeSince={log.active?.startTime}
          onForgot={openEnd}
          onForgotActive={() => {
            const id = log.active?.id;
            stop();
            if (id) openEnd(id);
          }}
          onConfirm={(id) => dispatch({ type: 'confirmed', id })}
        />
        <TermQuestion
          gestationalAge={pregnancy?.gestationalAge}
          answer={log.termAnswer}
          onAnswer={(isTerm) => dispatch({ type: 'term-answered', isTerm, at: readClock() })}
        />
        <History
          contractions={log.contractions}
          canClear={log.contractions.length > 0 || log.active !== undefined || log.isDamaged === true}
          form={isFormOfActive ? undefined : formElement}
          lastChange={lastChange}
          onAdd={() => open({ kind: 'new' })}
          onEdit={(timed) => open({ kind: 'timed', ...timed })}
          onDelete={(id) => dispatch({ type: 'deleted', id })}
          onClear={() => {
            dispatch({ type: 'cleared' });
            setForm(undefined);
            announceClear();
          }}
          onUndo={undo}
        />
        <ContractionChart contractions={log.contractions} />
        <KeepCopy contractions={log.contractions} />
      </div>
      <PrintTable contractions={log.contractions} />
      <WhenToCallProvider />
    </div>
  );
}

function Notice({ text }: { text: string }) {
  return (
    <p role="status" className="rounded-control bg-honey-paper px-4 py-3 text-honey">
      {text}
    </p>
  );
}
