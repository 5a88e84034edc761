import { parseStoredPregnancy, type StoredPregnancy, serializeStoredPregnancy } from '@/lib/pregnancy/stored-pregnancy';
import { createStoredValue, type KnownValue } from './storage';

export type KnownPregnancy = KnownValue<StoredPregnancy | undefined>;

const storedPregnancy = createStoredValue('pregnancy', parseStoredPregnancy, serializeStoredPregnancy);

/** The visitor's pregnancy, shared by all widgets and tabs; no value where none was entered. */
export const usePregnancy = storedPregnancy.useValue;
export const storePregnancy = storedPregnancy.store;
export const forgetPregnancy = storedPregnancy.forget;
