import { useState } from 'react';
import { type ChecklistItem, createChecklist } from '@/lib/checklist/checklist';
import { type ChecklistAction, type ChecklistUndo, reduceChecklist } from '@/lib/checklist/checklist-state';
import { parsePackingPlan, serializePackingPlan } from '@/lib/checklist/packing-plan';
import { parseStoredChecklist, serializeChecklist } from '@/lib/checklist/stored-checklist';
import { createStoredValue, isStorageWorking } from './storage';

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

const storedPlan = createStoredValue('packingPlan', parsePackingPlan, serializePackingPlan);

/** How many babies the visitor expects, and whether they must travel: what moves the packing day. */
export const usePackingPlan = storedPlan.useValue;

export const storePackingPlan = storedPlan.store;
