import { type ProvinceCode, provinceCodes } from '@/data/provinces';

/** The province or territory of a two-letter code as written in data/provinces.ts, undefined for any other text. */
export function findProvinceCode(text: string | null): ProvinceCode | undefined {
  return provinceCodes.find((code) => code === text);
}
