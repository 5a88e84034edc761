import { useLayoutEffect, useRef, useState } from 'react';
import { noAnswers } from '@/lib/contractions/advice';
import type { ContractionLog, LabourAnswers, TermStatus } from '@/lib/contractions/contraction-log';
import {
  type ContractionsAction,
  type ContractionUndo,
  emptyLog,
  keepAfterChangeElsewhere,
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
import { createStoredValue } from './storage';
import { useBirthday } from './use-birthday';
import { useDueDate } from './use-pregnancy';

const storedLog = createStoredValue('contractions', parseContractionLog, serializeContractionLog);

/** What is kept of the log; nothing until the page has mounted. */
function useKeptLog(): { isKnown: boolean; log: ContractionLog; isKept: boolean } {
  const known = storedLog.useValue();
  if (known.status === 'unknown') return { isKnown: false, log: emptyLog, isKept: true };
  return { isKnown: true, log: known.value, isKept: known.isKept };
}

/** What this widget can take back, and the log as its last change left it. */
interface OwnChanges {
  undo: ContractionUndo[];
  log: ContractionLog | undefined;
}

/** Another log than the one of this widget's last change is of another tab. */
const listUndo = ({ undo, log }: OwnChanges, current: ContractionLog) =>
  log === current ? undo : keepAfterChangeElsewhere(undo);

type DispatchContractions = (action: ContractionsAction) => { before: ContractionLog; after: ContractionLog };

/**
 * Everything timed so far, the same in every widget and tab, saved twice with each change (keep-contractions.ts). Undo
 * is this widget's own.
 */
export function useContractions() {
  const kept = useKeptLog();
  const [wasDamaged, setWasDamaged] = useState(false);
  if (kept.log.isDamaged && !wasDamaged) setWasDamaged(true);
  const [own, setOwn] = useState<OwnChanges>({ undo: [], log: undefined });
  const latestOwn = useRef(own);
  // What is kept before the widget takes over early taps. The rest loads after the button works.
  useLayoutEffect(() => {
    const base = storedLog.read();
    import('./keep-contractions').then(({ keepContractions }) => keepContractions(base)).catch(() => {});
  }, []);

  /**
   * What is stored at this moment: another tab may have written since the last render. What is shown, where the browser
   * has cleared its storage under the open page: it tells of that in no event.
   */
  function readLog(): ContractionLog {
    const stored = storedLog.read();
    return stored.revision === undefined && kept.log.revision !== undefined ? kept.log : stored;
  }

  const dispatch: DispatchContractions = (action) => {
    const before = readLog();
    // An early tap replaces what is stored before it was rendered.
    if (before.isDamaged) setWasDamaged(true);
    const next = reduceContractions({ log: before, undo: listUndo(latestOwn.current, before) }, action);
    if (next.log !== before) {
      const beganAt = before.revision === undefined ? readClock() : before.beganAt;
      storedLog.store({ ...next.log, revision: (before.revision ?? 0) + 1, beganAt });
    }
    latestOwn.current = { undo: next.undo, log: storedLog.read() };
    setOwn(latestOwn.current);
    return { before, after: next.log };
  };

  return {
    ...kept,
    /** Whether something was stored that could not be read; until the page is left. */
    wasDamaged,
    lastChange: listUndo(own, kept.log).at(-1)?.change,
    readLog,
    dispatch,
  };
}

interface KnownTerm {
  termStatus: TermStatus;
  /** By the visitor's due date, if there is one, on the day on which the present labour began. */
  gestationalAge: { weeks: number; days: number } | undefined;
}

/** Whether the visitor has reached 37 weeks, by the due date or by what they answered. Unknown until the page has mounted. */
export function useTermStatus(): KnownTerm {
  const { log } = useKeptLog();
  const dueDate = useDueDate();
  const today = useToday();
  if (!today) return { termStatus: 'unknown', gestationalAge: undefined };
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
  const answers = { ...storedAnswers.read(), ...answer };
  if (Object.values(answers).every((given) => given === undefined)) storedAnswers.forget();
  else storedAnswers.store(answers);
}
