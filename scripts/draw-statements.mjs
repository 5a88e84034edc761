// npm run draw-statements -- --seed 48 --count 40 [--language fr]: draws sentences at random from the pages in out/, with
// the sources that each page names for them. Somebody then reads whether these sources support them: see docs/content.md,
// 'Whether sentences have sources'. The same seed and the same build give the same sentences.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { drawStatements, listSentences } from './draw-statements/draw.mjs';
import { guessKinds } from './draw-statements/guess-kinds.mjs';
import { readBlocks } from './draw-statements/read-blocks.mjs';
import { getLaunchOptions, requireBrowser } from './setup/browser.mjs';
import { fail } from './setup/fail.mjs';
import { languages } from './setup/languages.mjs';
import { getPageFile, listRoutes } from './setup/list-routes.mjs';
import { requireNode } from './setup/require-node.mjs';

requireNode();
requireBrowser();
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '40' },
    language: { type: 'string', default: 'en' },
  },
});
const language = languages.find(({ code }) => code === values.language);
if (!language) fail(`The site has no language '${values.language}'.`);
const [seed, count] = [Number(values.seed), Number(values.count)];
if (!Number.isSafeInteger(seed) || !Number.isSafeInteger(count)) fail('--seed and --count are whole numbers.');

const browser = await chromium.launch(getLaunchOptions());
const tab = await browser.newPage();
/** @type {({ route: string } & ReturnType<typeof readBlocks>)[]} */
const pages = [];
for (const route of listRoutes(language.prefix)) {
  pages.push({ route, ...(await tab.evaluate(readBlocks, readFileSync(getPageFile(route), 'utf8'))) });
}
await browser.close();

const sentences = listSentences(pages, language.code);
const drawn = drawStatements(sentences, count, seed);
console.log(
  `${drawn.length} of ${sentences.length} sentences of ${pages.length} pages, seed ${seed}. What a sentence 'probably' is was guessed by ` +
    'words, to help whoever reads. A list of sources is what the page names: whether one of them supports the sentence, the reader decides.',
);

/** @type {Map<string, string>} */
const shownLists = new Map();
/** @param {{ title: string, url: string }} source */
const formatSource = ({ title, url }) => `     ${title}: ${url}`;
/** @param {string} route */
const getGroups = (route) => pages.find((page) => page.route === route)?.groups ?? [];

for (const [index, { sentence, route, block, placeCount }] of drawn.entries()) {
  const named = block.groups.map((index) => {
    const { about = '', page = route, sources } = getGroups(route)[index] ?? {};
    const list = sources ?? getGroups(page).find((group) => group.sources && group.about === about)?.sources ?? [];
    const name = `${page}, ${about || 'whole page'}`;
    shownLists.set(name, list.map(formatSource).join('\n'));
    return `   Sources of ${name} (${list.length}): see below`;
  });
  const beside = block.beside.length > 0 ? ['   Beside it:', ...block.beside.map(formatSource)] : [];
  const sources = [...beside, ...named];
  console.log(
    [
      `\n${index + 1}. ${route}, below '${block.heading}'${placeCount > 1 ? ` (one of ${placeCount} places)` : ''}`,
      `   ${sentence}`,
      `   Probably: ${guessKinds(sentence, language.code).join(', ')}`,
      ...(sources.length > 0 ? sources : ['   The page names no source for it.']),
    ].join('\n'),
  );
}
for (const [name, sources] of shownLists) console.log(`\nSources of ${name}:\n${sources}`);
