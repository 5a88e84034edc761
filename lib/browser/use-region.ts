import type { ProvinceCode } from '@/data/provinces';
import { findProvinceCode } from '@/lib/resources/provinces';
import { createStoredValue } from './storage';

const storedRegion = createStoredValue('region', findProvinceCode, (code: ProvinceCode) => code);

/** The province or territory that the visitor chose, for every widget that names a health line or a program. */
export const useRegion = storedRegion.useValue;
/** The same without telling 'not known yet' from 'none': `undefined` in the exported HTML, and where none was chosen. */
export function useRegionCode(): ProvinceCode | undefined {
  const known = useRegion();
  return known.status === 'known' ? known.value : undefined;
}

export const readRegion = storedRegion.read;
export const storeRegion = storedRegion.store;
export const forgetRegion = storedRegion.forget;
