import { type ProvinceCode, provinces } from '@/data/provinces';

/**
 * The name of a province or territory as it stands within a sentence.
 * @example getNameInSentence('NT') // 'the Northwest Territories'
 */
export function getNameInSentence(code: ProvinceCode): string {
  return code === 'NT' ? `the ${provinces.NT.name}` : provinces[code].name;
}
