import { parseProviderPhone, serializeProviderPhone } from '@/lib/contractions/provider-phone';
import { createStoredValue } from './storage';

const storedPhone = createStoredValue('providerPhone', parseProviderPhone, serializeProviderPhone);

/** The number of the visitor's provider, as it was typed. */
export const useProviderPhone = storedPhone.useValue;
export const storeProviderPhone = storedPhone.store;
export const forgetProviderPhone = storedPhone.forget;
