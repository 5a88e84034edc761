import { parsePackingPlan, serializePackingPlan } from '@/lib/checklist/stored-packing-plan';
import { createStoredValue } from './create-stored-value';

const storedPlan = createStoredValue('packingPlan', parsePackingPlan, serializePackingPlan);

/** How many babies the visitor expects, and whether they must travel: what moves the packing day. */
export const usePackingPlan = storedPlan.useValue;
export const storePackingPlan = storedPlan.store;
