import { type ProvinceCode, provinces } from '@/data/provinces';

/** The path of a province's or territory's own page on this site, without the base path: '/resources/ontario'. */
export function getProvincePath(code: ProvinceCode): string {
  return `/resources/${provinces[code].slug}`;
}
