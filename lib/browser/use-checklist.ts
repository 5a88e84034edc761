import { useState } from 'react';
import { type ChecklistAction, type ChecklistUndo, reduceChecklist } from '@/lib/checklist/checklist-state';
import { createChecklist } from '@/lib/checklist/create-checklist';
import { parseStoredChecklist, serializeChecklist } from '@/lib/checklist/stored-checklist';
import type { ChecklistItem } from '@/lib/checklist/types';
import { createStoredValue } from './create-stored-value';
import { isStorageWorking } from './storage';

const storedChecklist = createStoredValue('hospitalBagChecklist', parseStoredChecklist, serializeChecklist);
const emptyChecklist = createChecklist();

interface Checklist {
  /** Nothing is ticked until the page has mounted. */
  items: ChecklistItem[];
  isKnown: boolean;
  /** False when the browser keeps nothing. */
  isKept: boolean;
  /** Whether something was stored that could not be read as a whole; until the page is left. */
  wasDamaged: boolean;
  canUndo: boolean;
  /** Changes the list and stores it. */
  dispatch: (action: ChecklistAction) => void;
  /** Stores the list as it is. Tells whether the browser took it. */
  save: () => boolean;
}

/** The visitor's packing list, shared by all widgets and tabs. */
export function useChecklist(): Checklist {
  const known = storedChecklist.useValue();
  const [undo, setUndo] = useState<ChecklistUndo>();
  const [wasDamaged, setWasDamaged] = useState(false);
  const isKnown = known.status === 'known';
  if (isKnown && known.value.isDamaged && !wasDamaged) setWasDamaged(true);

  function store(items: ChecklistItem[]) {
    storedChecklist.store({ items, isDamaged: false });
  }

  return {
    items: isKnown ? known.value.items : emptyChecklist,
    isKnown,
    isKept: !isKnown || known.isKept,
    wasDamaged,
    canUndo: undo !== undefined,
    dispatch(action) {
      // Another tab may have changed the list since it was rendered.
      const next = reduceChecklist({ items: storedChecklist.read().items, undo }, action);
      store(next.items);
      setUndo(next.undo);
    },
    save() {
      store(storedChecklist.read().items);
      return isStorageWorking();
    },
  };
}
