import { type ProvinceCode, provinceCodes, provinces } from '@/data/provinces';

/** The province or territory whose address on this site ends so ('ontario'), undefined for any other text. */
export function findProvinceBySlug(text: string): ProvinceCode | undefined {
  const slug = text.toLowerCase();
  return provinceCodes.find((code) => provinces[code].slug === slug);
}
