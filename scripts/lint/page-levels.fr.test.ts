/** @jest-environment node */
import { sitePages } from '@/lib/site/site-pages';
import { getKandelMoles, listWords } from './french-reading-level';
import { getPartId, isBeyondLimit, listPageTexts, rateParts, type Scale, writeReport } from './page-levels';

const scale: Scale = {
  name: 'ease by Kandel and Moles',
  getLevel: getKandelMoles,
  countWords: (text) => listWords(text).length,
  limits: { 'what to do': 70, 'the rest': 70 },
  getExcess: (level, limit) => limit - level,
};

it('is easy to read on every page, in what to do and in all else', async () => {
  const pages = await listPageTexts('fr');
  const expected = sitePages.filter(({ isStandIn }) => !isStandIn);
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(expected.map(({ path }) => path)));
  const parts = rateParts(pages, scale);
  writeReport('fr', scale, parts);
  expect(parts.filter(isBeyondLimit).map(getPartId)).toEqual([]);
});
