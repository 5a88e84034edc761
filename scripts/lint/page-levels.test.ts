/** @jest-environment node */
import { sitePages } from '@/lib/site/site-pages';
import { countWords, getGrade } from './english-reading-level';
import {
  getPartId,
  isBeyondLimit,
  listPageTexts,
  listSentences,
  rateParts,
  type Scale,
  writeReport,
} from './page-levels';

const scale: Scale = {
  name: 'grade by Flesch and Kincaid',
  getLevel: getGrade,
  countWords,
  limits: { 'what to do': 6, 'the rest': 8 },
  getExcess: (level, limit) => level - limit,
};

/** Parts of pages that may be beyond the limit, each with its reason. */
const exceptions: Record<string, string> = {
  '/resources/nunavut, what to do':
    'The names of the territory, its hospital and four towns, in few sentences: without the names it is at grade 5.',
};

it('says what to do at grade 6 or below on every page, and all else at grade 8 or below', async () => {
  const pages = await listPageTexts('en');
  const expected = sitePages.filter(({ isStandIn }) => !isStandIn);
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(expected.map(({ path }) => path)));
  const parts = rateParts(pages, scale);
  writeReport('en', scale, parts);
  expect(parts.filter(isBeyondLimit).map(getPartId).sort()).toEqual(Object.keys(exceptions).sort());
});

it('reads the sentences of the main part, each once, without labels and publications', () => {
  const html = `<p>The header.</p><main id="content"><h1>A title</h1><p>It&#x27;s <b>one</b> sentence. And two?</p>
    <p>And two?</p><p><span>Call 911.</span><span>Go there.</span></p><button>Press</button>
    <ul class="publications mt-3"><li>A title of others.</li></ul></main><p>The footer.</p>`;
  expect(listSentences(html)).toEqual(["It's one sentence.", 'And two?', 'Call 911.', 'Go there.']);
});

it('holds what to do to a lower limit than the rest, and leaves out what is too short', () => {
  const seventhGrade = 'Most people can usually travel until about week 36. '.repeat(12);
  expect(getGrade(seventhGrade)).toBeGreaterThan(6);
  expect(getGrade(seventhGrade)).toBeLessThan(8);
  const parts = rateParts(
    [
      { path: '/long', texts: { 'what to do': seventhGrade, 'the rest': seventhGrade } },
      { path: '/short', texts: { 'what to do': 'Internationally incomprehensible.', 'the rest': '' } },
    ],
    scale,
  );
  expect(parts.map((part) => [getPartId(part), isBeyondLimit(part)])).toEqual([
    ['/long, what to do', true],
    ['/long, the rest', false],
  ]);
});
