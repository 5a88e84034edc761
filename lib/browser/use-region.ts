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

export const storeRegion = storedRegion.store;

/** Remembers a region that was looked up, unless another is known: who looks one up for a friend has not moved. */
export function storeFirstRegion(code: ProvinceCode): void {
  if (!storedRegion.read()) storeRegion(code);
}

export const forgetRegion = storedRegion.forget;
