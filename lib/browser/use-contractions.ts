import { useLayoutEffect } from 'react';
import { noAnswers } from '@/lib/contractions/advice';
import type { ContractionLog, LabourAnswers, TermStatus } from '@/lib/contractions/contraction-log';
import {
  type ContractionsAction,
  type ContractionUndo,
  emptyLog,
  listUndoAfterChangeElsewhere,
  reduceContractions,
} from '@/lib/contractions/contractions-state';
import {
  parseContractionLog,
  parseLabourAnswers,
  serializeContractionLog,
  serializeLabourAnswers,
} from '@/lib/contractions/stored-contractions';
import { getLabourDay, getLabourStart, getTermStatus } from '@/lib/contractions/term-status';
import { isCurrentDueDate } from '@/lib/pregnancy/due-date-check';
import { getGestationalAge } from '@/lib/pregnancy/gestational-age';
import { readClock, useNow, useToday } from './clock';
import { isBackupRead, startBackup, useIsBackupSettled } from './contractions-backup';
import { createStoredValue } from './storage';
import { type FormState, useStoredReducer } from './stored-reducer';
import { useBirthday } from './use-birthday';
import { useDueDate } from './use-pregnancy';

// As soon as the timer's code is there: the browser reads while React takes the page over.
if (typeof window !== 'undefined') startBackup();

const storedLog = createStoredValue('contractions', parseContractionLog, serializeContractionLog);

const noUndo: ContractionUndo[] = [];

const form = {
  initialValue: emptyLog,
  initialOwn: noUndo,
  reduce({ value: before, own }: FormState<ContractionLog, ContractionUndo[]>, action: ContractionsAction) {
    const { log, undo } = reduceContractions({ log: before, undo: own }, action);
    if (log === before) return { value: before, own: undo };
    // Until the backup was read, it may hold a later form of this log: then none of the two may replace the other.
    const isNew = before.revision === undefined || !isBackupRead();
    const beganAt = isNew ? readClock() : before.beganAt;
    return { value: { ...log, revision: (before.revision ?? 0) + 1, beganAt }, own: undo };
  },
  follow: listUndoAfterChangeElsewhere,
};

/**
 * Everything timed so far, the same in every widget and tab, stored twice with each change (contractions-backup.ts). Undo
 * is this widget's own. Nothing is known before the backup was read.
 */
export function useContractions() {
  const { value, own, isKnown, read, ...rest } = useStoredReducer(storedLog, form);
  const isStarted = useIsBackupSettled() && isKnown;
  useLayoutEffect(() => {
    if (isStarted) import('./watch-contraction').then(({ watchContraction }) => watchContraction()).catch(() => {});
  }, [isStarted]);
  return {
    ...rest,
    isStarted,
    log: isStarted ? value : emptyLog,
    lastChange: own.at(-1)?.change,
    readLog: read,
  };
}

interface KnownTerm {
  termStatus: TermStatus;
  /** By the visitor's due date, if there is one, on the day on which the present labour began. */
  gestationalAge: { weeks: number; days: number } | undefined;
}

/** Whether the visitor has reached 37 weeks, by the due date or by what they answered. Unknown until the page has mounted. */
export function useTermStatus(): KnownTerm {
  const known = storedLog.useValue();
  const dueDate = useDueDate();
  const today = useToday();
  if (!today) return { termStatus: 'unknown', gestationalAge: undefined };
  const log = known.status === 'known' ? known.value : emptyLog;
  const day = getLabourDay(log, today);
  return {
    termStatus: getTermStatus(day, dueDate, log.termAnswer),
    gestationalAge: isCurrentDueDate(dueDate, day) ? getGestationalAge(dueDate, day) : undefined,
  };
}

/** See `getLabourStart`; 0 until the page has mounted. */
export function useLabourStart(): number {
  const dueDate = useDueDate();
  const birthday = useBirthday();
  const now = useNow();
  return now ? getLabourStart(now, dueDate, birthday) : 0;
}

const storedAnswers = createStoredValue('labourAnswers', parseLabourAnswers, serializeLabourAnswers);

/** What the visitor said of earlier births, of the way to the hospital and of the two lists; nothing until the page has mounted. */
export function useLabourAnswers(): LabourAnswers {
  const known = storedAnswers.useValue();
  return known.status === 'known' ? known.value : noAnswers;
}

/** Stores an answer beside the others; once all are taken back, nothing is stored. */
export function storeLabourAnswer(answer: Partial<LabourAnswers>): void {
  storedAnswers.change((before) => {
    const answers = { ...before, ...answer };
    return Object.values(answers).some((given) => given !== undefined) ? answers : undefined;
  });
}
