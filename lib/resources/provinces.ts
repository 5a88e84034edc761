import { type Province, type ProvinceCode, provinces } from '@/data/provinces';

/** The province or territory of the last part of an address such as /resources/ontario, undefined for any other text. */
export function findProvinceBySlug(slug: string): Province | undefined {
  return Object.values(provinces).find((province) => province.slug === slug);
}

/** The path of a province's or territory's own page on this site, without the base path: '/resources/ontario'. */
export function getProvincePath(code: ProvinceCode): string {
  return `/resources/${provinces[code].slug}`;
}

/**
 * The name of a province or territory as it stands within a sentence.
 * @example getNameInSentence('NT') // 'the Northwest Territories'
 */
export function getNameInSentence(code: ProvinceCode): string {
  return code === 'NT' ? `the ${provinces.NT.name}` : provinces[code].name;
}
