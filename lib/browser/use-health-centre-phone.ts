import { parseProviderPhone, serializeProviderPhone } from '@/lib/contractions/provider-phone';
import { createStoredValue } from './storage';

const storedPhone = createStoredValue('healthCentrePhone', parseProviderPhone, serializeProviderPhone);

/** The emergency number of the visitor's health centre, as it was typed. */
export const useHealthCentrePhone = storedPhone.useValue;
export const storeHealthCentrePhone = storedPhone.store;
export const forgetHealthCentrePhone = storedPhone.forget;
