import { parseBenefitsPlan, type StoredBenefitsPlan, serializeBenefitsPlan } from '@/lib/benefits/planner-fields';
import { createStoredValue } from './storage';

const storedBenefitsPlan = createStoredValue<StoredBenefitsPlan | undefined, StoredBenefitsPlan>(
  'benefitsPlan',
  parseBenefitsPlan,
  serializeBenefitsPlan,
);

/** What the visitor entered in the benefits planner; no value where nothing was. */
export const useBenefitsPlan = storedBenefitsPlan.useValue;
export const storeBenefitsPlan = storedBenefitsPlan.store;
export const forgetBenefitsPlan = storedBenefitsPlan.forget;
