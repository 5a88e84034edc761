import { type ProvinceCode, provinceCodes, provinceSlugs } from '@/data/provinces';

/** The province or territory of a two-letter code as written in data/provinces.ts, undefined for any other text. */
export function findProvinceCode(text: string | null): ProvinceCode | undefined {
  return provinceCodes.find((code) => code === text);
}

/** The province or territory of the last part of an address such as /resources/ontario, undefined for any other text. */
export function findProvinceBySlug(slug: string): ProvinceCode | undefined {
  return provinceCodes.find((code) => provinceSlugs[code] === slug);
}

/** The path of a province's or territory's own page on this site, without the base path: '/resources/ontario'. */
export function getProvincePath(code: ProvinceCode): string {
  return `/resources/${provinceSlugs[code]}`;
}
