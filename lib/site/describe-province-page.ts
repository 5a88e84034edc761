import type { PageText } from '@/data/pages';
import { provinceGuides } from '@/data/province-guides';
import { type ProvinceCode, provinces } from '@/data/provinces';
import { lastReviewed } from '@/data/site';
import { getNameInSentence } from '@/lib/resources/get-name-in-sentence';
import { getProvincePath } from '@/lib/resources/get-province-path';

/** What search engines are told of a province's or territory's page. */
export function describeProvincePage(code: ProvinceCode): PageText {
  return {
    path: getProvincePath(code),
    title: `Having a baby in ${getNameInSentence(code)}`,
    description: provinceGuides[code].description,
    shortTitle: provinces[code].name,
    picture: 'canoe',
    kind: 'general',
    lastReviewed,
  };
}
