import { parseWhereNow, serializeWhereNow } from '@/lib/emergency/where-now';
import { createStoredValue } from './storage';

const storedWhereNow = createStoredValue('whereNow', parseWhereNow, serializeWhereNow);

/** Where somebody who lives in Nunavut said that they are, shared by all widgets and tabs. */
export const useWhereNow = storedWhereNow.useValue;
export const storeWhereNow = storedWhereNow.store;
export const forgetWhereNow = storedWhereNow.forget;
