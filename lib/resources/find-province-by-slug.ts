import { type Province, provinces } from '@/data/provinces';

/** The province or territory of the last part of an address such as /resources/ontario, undefined for any other text. */
export function findProvinceBySlug(slug: string): Province | undefined {
  return Object.values(provinces).find((province) => province.slug === slug);
}
