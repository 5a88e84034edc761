import { parseLeave, type StoredLeave, serializeLeave } from '@/lib/benefits/leave-form';
import { createStoredValue } from './storage';

const storedLeave = createStoredValue<StoredLeave | undefined, StoredLeave>('benefitsPlan', parseLeave, serializeLeave);

/** What the visitor entered in the leave planner; no value where nothing was. */
export const useLeave = storedLeave.useValue;
export const readLeave = storedLeave.read;
export const storeLeave = storedLeave.store;
export const forgetLeave = storedLeave.forget;
