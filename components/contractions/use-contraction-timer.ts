import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { LONG_CONTRACTION_SECONDS } from '@/data/labour-rules';
import { useSingleTap } from '@/lib/browser/button-press';
import { readClock, useHasPassed, useToday } from '@/lib/browser/clock';
import { takeEarlyTaps } from '@/lib/browser/early-taps';
import { useCarePlace } from '@/lib/browser/use-care-place';
import { useContractions, useLabourAnswers, useLabourStart, useTermStatus } from '@/lib/browser/use-contractions';
import { getAdvice } from '@/lib/contractions/advice';
import { getAdviceAnswers, getAdvicePlace } from '@/lib/contractions/advice-place';
import type { AcceptedTimes, ContractionField, FormSubject } from '@/lib/contractions/contraction-form';
import { getQuietSeconds, tellOfPast } from '@/lib/contractions/past-advice';
import { cutLog } from '@/lib/contractions/term-status';
import { getPastText } from './advice-text';

interface OpenForm {
  subject: FormSubject;
  firstField: ContractionField;
}

/** Toasts load after the button works. Where they cannot, the page itself still shows what has happened. */
function announce(tell: (toasts: typeof import('./announce')) => void): void {
  import('./announce').then(tell, () => {});
}

/** The record, the pregnancy it is judged by, the advice, the form that is open, and what the buttons do. */
export function useContractionTimer() {
  const { log, isStarted, isStored, wasDamaged, lastChange, readLog, dispatch } = useContractions();
  const { termStatus, gestationalAge } = useTermStatus();
  const labourStart = useLabourStart();
  const answers = useLabourAnswers();
  const care = getAdvicePlace(answers.distance, useCarePlace());
  const adviceAnswers = getAdviceAnswers(answers, care);
  const labour = cutLog(log, labourStart);
  const isRunningLong = useHasPassed(labour.active?.startTime, LONG_CONTRACTION_SECONDS);
  const advice = getAdvice(labour, termStatus, adviceAnswers, isRunningLong);
  const latestStart = labour.active ? undefined : labour.contractions.at(-1)?.startTime;
  const isQuiet = useHasPassed(latestStart, getQuietSeconds(advice.interval));
  const today = useToday();
  const pastText = isQuiet && latestStart !== undefined && today && getPastText(advice, latestStart, today);
  const [form, setForm] = useState<OpenForm>();
  const runOnce = useSingleTap();

  function openForm(subject: FormSubject, firstField: ContractionField = 'startTime') {
    setForm({ subject, firstField });
  }
  function stop(at: number, isAnnounced: boolean) {
    const { before, after } = dispatch({ type: 'stopped', at });
    if (!before.active || after.active) return;
    // The form for the start of the running contraction closes: from now on the history changes it.
    setForm((open) => (open?.subject.kind === 'active' ? undefined : open));
    if (isAnnounced) announce(({ announceStop }) => announceStop(after, labourStart, termStatus, adviceAnswers, care));
  }
  function press(at: number, isAnnounced: boolean) {
    if (readLog().active) stop(at, isAnnounced);
    else {
      const { after } = dispatch({ type: 'started', at });
      if (isAnnounced) announce(({ announceStart }) => announceStart(after));
    }
  }
  // On pages without the script for early taps, those made before the timer has started.
  const queuedTaps = useRef<number[]>([]);
  const replayTaps = useEffectEvent(() => {
    const taps = [...takeEarlyTaps(), ...queuedTaps.current];
    queuedTaps.current = [];
    // Announces only the latest tap: after a long failure there may be many.
    for (const [index, at] of taps.entries()) press(at, index === taps.length - 1);
  });
  useLayoutEffect(() => {
    // Before the widget's first paint, so that its clock continues from the script's without a jump.
    if (isStarted) replayTaps();
  }, [isStarted]);

  function openEnd(id: string) {
    const timed = readLog().contractions.find((timed) => timed.id === id);
    if (timed) openForm({ kind: 'timed', ...timed }, 'endTime');
  }

  return {
    log,
    isStarted,
    isStored,
    wasDamaged,
    lastChange,
    readLog,
    dispatch,
    termStatus,
    gestationalAge,
    answers,
    advice: pastText ? tellOfPast(advice) : advice,
    pastText: pastText || undefined,
    care,
    form,
    openForm,
    closeForm: () => setForm(undefined),
    openEnd,
    press() {
      const at = readClock();
      if (isStarted) press(at, true);
      else queuedTaps.current.push(at);
    },
    /** The stop was forgotten: stops the running contraction and asks for its end time. */
    stopForgotten() {
      const id = log.active?.id;
      stop(readClock(), true);
      if (id) openEnd(id);
    },
    save(subject: FormSubject, { startTime, endTime }: AcceptedTimes) {
      const isGone = subject.kind === 'timed' && !readLog().contractions.some(({ id }) => id === subject.id);
      // If another tab has deleted it meanwhile, what was typed becomes a new contraction.
      if ((subject.kind === 'new' || isGone) && endTime !== undefined) dispatch({ type: 'added', startTime, endTime });
      else if (subject.kind !== 'new') dispatch({ type: 'edited', id: subject.id, startTime, endTime });
      setForm(undefined);
    },
    // After each of these three, one of their buttons may stand where another one was pressed.
    remove: (id: string) =>
      runOnce(() => {
        dispatch({ type: 'deleted', id });
        if (form && form.subject.kind !== 'new' && form.subject.id === id) setForm(undefined);
      }),
    clear: () =>
      runOnce(() => {
        dispatch({ type: 'cleared' });
        setForm(undefined);
        announce(({ announceClear }) => announceClear());
      }),
    undo: () =>
      runOnce(() => {
        dispatch({ type: 'undone' });
        setForm(undefined);
      }),
    answerTerm: (isTerm: boolean) => dispatch({ type: 'term-answered', isTerm, at: readClock() }),
  };
}
