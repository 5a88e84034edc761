import { useState } from 'react';
import { readClock } from '@/lib/browser/read-clock';
import { useContractions } from '@/lib/browser/use-contractions';
import { usePregnancy } from '@/lib/browser/use-pregnancy';
import { useToday } from '@/lib/browser/use-today';
import { parseCalendarDate } from '@/lib/calendar/parse-calendar-date';
import type { ContractionField, FormSubject } from '@/lib/contractions/contraction-form-state';
import { getTermStatus, isCurrentDueDate } from '@/lib/contractions/get-term-status';
import { describePregnancy } from '@/lib/pregnancy/describe-pregnancy';
import { announceClear, announceStart, announceStop } from './announce';

interface OpenForm {
  subject: FormSubject;
  firstField: ContractionField;
}

/** The record, the pregnancy it is judged by, the form that is open, and what the buttons do. */
export function useContractionTimer() {
  const { log, isKept, lastChange, readLog, dispatch } = useContractions();
  const known = usePregnancy();
  const today = useToday();
  const [form, setForm] = useState<OpenForm>();

  const dueDate = known.status === 'known' ? parseCalendarDate(known.value?.dueDate ?? '') : undefined;
  const pregnancy = today && isCurrentDueDate(today, dueDate) ? describePregnancy(dueDate, today) : undefined;
  const termStatus = today ? getTermStatus(today, dueDate, log.termAnswer) : 'unknown';

  function openForm(subject: FormSubject, firstField: ContractionField = 'startTime') {
    setForm({ subject, firstField });
  }
  function stop() {
    const { before, after } = dispatch({ type: 'stopped', at: readClock() });
    if (before.active && !after.active) announceStop(after, termStatus);
  }
  function openEnd(id: string) {
    const timed = readLog().contractions.find((timed) => timed.id === id);
    if (timed) openForm({ kind: 'timed', ...timed }, 'endTime');
  }

  return {
    log,
    isKept,
    lastChange,
    readLog,
    dispatch,
    gestationalAge: pregnancy?.gestationalAge,
    termStatus,
    form,
    openForm,
    closeForm: () => setForm(undefined),
    openEnd,
    press() {
      if (log.active) stop();
      else announceStart(dispatch({ type: 'started', at: readClock() }).after);
    },
    /** The running contraction is long over: stops it and asks for its end. */
    stopForgotten() {
      const id = log.active?.id;
      stop();
      if (id) openEnd(id);
    },
    save(subject: FormSubject, times: { startTime: number; endTime: number }) {
      dispatch(subject.kind === 'new' ? { type: 'added', ...times } : { type: 'edited', id: subject.id, ...times });
      setForm(undefined);
    },
    clear() {
      dispatch({ type: 'cleared' });
      setForm(undefined);
      announceClear();
    },
    undo() {
      dispatch({ type: 'undone' });
      setForm(undefined);
    },
    answerTerm: (isTerm: boolean) => dispatch({ type: 'term-answered', isTerm, at: readClock() }),
  };
}
