import { useRef, useState } from 'react';
import {
  type ContractionsAction,
  type ContractionUndo,
  emptyLog,
  reduceContractions,
} from '@/lib/contractions/contractions-state';
import { parseContractionLog, serializeContractionLog } from '@/lib/contractions/stored-contractions';
import type { ContractionLog } from '@/lib/contractions/types';
import { createStoredValue } from './create-stored-value';

const storedLog = createStoredValue('contractions', parseContractionLog, serializeContractionLog);

/** Everything timed so far, to be read; nothing until the page has mounted. */
export function useContractionLog(): ContractionLog {
  const known = storedLog.useValue();
  return known.status === 'known' ? known.value : emptyLog;
}

type DispatchContractions = (action: ContractionsAction) => { before: ContractionLog; after: ContractionLog };

/** Everything timed so far, the same in every widget and tab, saved with each change. Undo is this widget's own. */
export function useContractions() {
  const known = storedLog.useValue();
  const [undo, setUndo] = useState<ContractionUndo[]>([]);
  const latestUndo = useRef(undo);

  /** Builds on what is stored at this moment: another tab may have written since the last render. */
  const dispatch: DispatchContractions = (action) => {
    const before = storedLog.read();
    const next = reduceContractions({ log: before, undo: latestUndo.current }, action);
    if (next.log !== before) storedLog.store(next.log);
    latestUndo.current = next.undo;
    setUndo(next.undo);
    return { before, after: next.log };
  };

  return {
    isKnown: known.status === 'known',
    log: known.status === 'known' ? known.value : emptyLog,
    isKept: known.status === 'unknown' || known.isKept,
    lastChange: undo.at(-1)?.change,
    readLog: storedLog.read,
    dispatch,
  };
}
