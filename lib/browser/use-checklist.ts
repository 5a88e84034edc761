import { createChecklist } from '@/lib/checklist/checklist';
import { type ChecklistAction, type ChecklistUndo, reduceChecklist } from '@/lib/checklist/checklist-state';
import { parsePackingPlan, serializePackingPlan } from '@/lib/checklist/packing-plan';
import { parseStoredChecklist, type StoredChecklist, serializeChecklist } from '@/lib/checklist/stored-checklist';
import { createStoredValue, isStorageWorking } from './storage';
import { type FormState, useStoredReducer } from './stored-reducer';

const storedChecklist = createStoredValue('hospitalBagChecklist', parseStoredChecklist, serializeChecklist);

const form = {
  // Nothing is ticked until the page has mounted.
  initialValue: { items: createChecklist(), isDamaged: false },
  initialOwn: undefined,
  reduce({ value, own }: FormState<StoredChecklist, ChecklistUndo | undefined>, action: ChecklistAction) {
    const { items, undo } = reduceChecklist({ items: value.items, undo: own }, action);
    return { value: { items, isDamaged: false }, own: undo };
  },
};

/** The visitor's packing list, shared by all widgets and tabs. */
export function useChecklist() {
  const { value, own, read, ...rest } = useStoredReducer(storedChecklist, form);
  return {
    ...rest,
    items: value.items,
    canUndo: own !== undefined,
    /** Stores the list as it is. Tells whether the browser took it. */
    save(): boolean {
      storedChecklist.store(read());
      return isStorageWorking();
    },
  };
}

const storedPlan = createStoredValue('packingPlan', parsePackingPlan, serializePackingPlan);

/** How many babies the visitor expects, and whether they must travel: what moves the packing day. */
export const usePackingPlan = storedPlan.useValue;

export const storePackingPlan = storedPlan.store;
