// npm run compare-text -- OLD NEW: whether two builds say the same. OLD and NEW are folders such as out/. A change that
// only moves code or markup must not change what any page says. Exits with 1 where something differs, and shows it.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { extractText } from './compare-text/extract-text.mjs';
import { getLaunchOptions, requireBrowser } from './setup/browser.mjs';
import { fail } from './setup/fail.mjs';
import { requireNode } from './setup/require-node.mjs';
import { run } from './setup/run.mjs';

requireNode();
requireBrowser();
const [oldFolder, newFolder, ...others] = process.argv.slice(2);
if (!oldFolder || !newFolder || others.length > 0)
  fail('Name two folders with a built site each: npm run compare-text -- OLD NEW');

/** @param {string} folder */
const listPages = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.html'))
    .sort();

const texts = mkdtempSync(join(tmpdir(), 'compare-text-'));
const browser = await chromium.launch(getLaunchOptions());
const page = await browser.newPage();

/**
 * @param {string} folder
 * @param {string} name
 */
async function writeTexts(folder, name) {
  const paths = listPages(folder);
  if (paths.length === 0) fail(`There are no pages in ${folder}.`);
  for (const path of paths) {
    const lines = await page.evaluate(extractText, readFileSync(join(folder, path), 'utf8'));
    const file = join(texts, name, path.replace(/html$/, 'txt'));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${lines.join('\n')}\n`);
  }
  return paths.length;
}

await writeTexts(oldFolder, 'old');
const count = await writeTexts(newFolder, 'new');
await browser.close();
const isSame = run('git', ['--no-pager', 'diff', '--no-index', '--unified=0', join(texts, 'old'), join(texts, 'new')]);
rmSync(texts, { recursive: true });
if (isSame) console.log(`${count} pages say the same.`);
process.exit(isSame ? 0 : 1);
