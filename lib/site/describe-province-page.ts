import type { PageText } from '@/data/pages';
import { provinceGuides } from '@/data/province-guides';
import { type ProvinceCode, provinces } from '@/data/provinces';
import { lastReviewed } from '@/data/site';
import { getNameInSentence } from '@/lib/resources/get-name-in-sentence';

/** What search engines are told of a province's or territory's page. */
export function describeProvincePage(code: ProvinceCode): PageText {
  const { name, slug } = provinces[code];
  return {
    path: `/resources/${slug}`,
    title: `Having a baby in ${getNameInSentence(code)}`,
    description: provinceGuides[code].description,
    shortTitle: name,
    picture: 'canoe',
    kind: 'general',
    lastReviewed,
  };
}
