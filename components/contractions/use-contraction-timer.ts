import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { takeEarlyTaps } from '@/lib/browser/early-taps';
import { readClock } from '@/lib/browser/read-clock';
import { useContractions } from '@/lib/browser/use-contractions';
import { useHasPassed } from '@/lib/browser/use-elapsed-seconds';
import { useLabourAnswers } from '@/lib/browser/use-labour-answers';
import { usePregnancy } from '@/lib/browser/use-pregnancy';
import { useToday } from '@/lib/browser/use-today';
import { parseCalendarDate } from '@/lib/calendar/parse-calendar-date';
import { LONG_CONTRACTION_SECONDS } from '@/lib/contractions/constants';
import type { AcceptedTimes, ContractionField, FormSubject } from '@/lib/contractions/contraction-form-state';
import { getAdvice } from '@/lib/contractions/get-advice';
import { getTermStatus } from '@/lib/contractions/get-term-status';
import { getGestationalAge } from '@/lib/pregnancy/get-gestational-age';
import { isCurrentDueDate } from '@/lib/pregnancy/is-current-due-date';
import { announceClear, announceStart, announceStop } from './announce';

interface OpenForm {
  subject: FormSubject;
  firstField: ContractionField;
}

/** The record, the pregnancy it is judged by, the advice, the form that is open, and what the buttons do. */
export function useContractionTimer() {
  const { log, isKnown, isKept, lastChange, readLog, dispatch } = useContractions();
  const known = usePregnancy();
  const today = useToday();
  const answers = useLabourAnswers();
  const isRunningLong = useHasPassed(log.active?.startTime, LONG_CONTRACTION_SECONDS);
  const [form, setForm] = useState<OpenForm>();

  const dueDate = known.status === 'known' ? parseCalendarDate(known.value?.dueDate ?? '') : undefined;
  const gestationalAge = today && isCurrentDueDate(dueDate, today) ? getGestationalAge(dueDate, today) : undefined;
  const termStatus = today ? getTermStatus(today, dueDate, log.termAnswer) : 'unknown';

  function openForm(subject: FormSubject, firstField: ContractionField = 'startTime') {
    setForm({ subject, firstField });
  }
  function stop(at: number) {
    const { before, after } = dispatch({ type: 'stopped', at });
    if (!before.active || after.active) return;
    // Its start is a time like any other now, to be changed in the history.
    setForm((open) => (open?.subject.kind === 'active' ? undefined : open));
    announceStop(after, termStatus, answers);
  }
  function press(at: number) {
    if (readLog().active) stop(at);
    else announceStart(dispatch({ type: 'started', at }).after);
  }
  const pressEarly = useEffectEvent(() => takeEarlyTaps().forEach(press));
  // Before the first paint of the widget: its clock goes on where the script's has stopped.
  useLayoutEffect(() => pressEarly(), []);

  function openEnd(id: string) {
    const timed = readLog().contractions.find((timed) => timed.id === id);
    if (timed) openForm({ kind: 'timed', ...timed }, 'endTime');
  }

  return {
    log,
    isKnown,
    isKept,
    lastChange,
    readLog,
    dispatch,
    gestationalAge,
    termStatus,
    answers,
    advice: getAdvice(log, termStatus, answers, isRunningLong),
    form,
    openForm,
    closeForm: () => setForm(undefined),
    openEnd,
    press: () => press(readClock()),
    /** The running contraction is long over: stops it and asks for its end. */
    stopForgotten() {
      const id = log.active?.id;
      stop(readClock());
      if (id) openEnd(id);
    },
    save(subject: FormSubject, { startTime, endTime }: AcceptedTimes) {
      const isGone = subject.kind === 'timed' && !readLog().contractions.some(({ id }) => id === subject.id);
      // What was typed is not lost when another tab has deleted it meanwhile.
      if ((subject.kind === 'new' || isGone) && endTime !== undefined) dispatch({ type: 'added', startTime, endTime });
      else if (subject.kind !== 'new') dispatch({ type: 'edited', id: subject.id, startTime, endTime });
      setForm(undefined);
    },
    remove(id: string) {
      dispatch({ type: 'deleted', id });
      if (form && form.subject.kind !== 'new' && form.subject.id === id) setForm(undefined);
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
