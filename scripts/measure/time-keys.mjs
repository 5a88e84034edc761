import { chromium } from '@playwright/test';
import { getLaunchOptions } from '../setup/browser.mjs';
import { BUDGETS } from './budgets.mjs';
import { median } from './median.mjs';
import { SLOW_4G, slowDown } from './slow-phone.mjs';

/** Slower than what is timed: somebody may type on the oldest phone. */
const CPU_SLOWDOWN = 6;
const RUNS = 3;

/**
 * Where something can be looked up, and what is typed there: names, starts that hundreds of names share, a sentence, a sign.
 * Words of both languages are found in each. The first is also what tells that the index has come.
 */
export const FIELDS = [
  { page: '/search', typed: ['cheese', 'camembert', 'ibuprofen', 'is it safe to eat feta', 'headache', 'week 20'] },
  { page: '/can-i/food', typed: ['cheese', 'camembert', 'raw salmon', 'pepperoni'] },
  { page: '/when-to-call', typed: ['headache', 'contractions', 'my baby moves less', 'bleeding'] },
  { page: '/fr/recherche', typed: ['camembert', 'contractions', 'ibuprofen', 'hot tub'] },
];

/**
 * How long a letter keeps the page busy on a slow phone where something is looked up: from the key until what is found is
 * laid out. A letter that takes longer than the limit is seen to lag behind the finger.
 * @param {string} origin of the site
 * @param {{ time?: typeof timeTyping }} [tools]
 * @returns measurements: of each field the slowest key, ms
 */
export async function timeKeys(origin, { time = timeTyping } = {}) {
  /** @type {import('./budgets.mjs').Measurement[]} */
  const measurements = [];
  for (const { page, typed } of FIELDS) {
    console.log(`Keys: ${page}`);
    /** @type {Awaited<ReturnType<typeof timeTyping>>[]} */
    const runs = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await time(origin + page, typed));
    const slowest = findSlowestKey(runs);
    if (slowest) console.log(`  slowest: '${slowest.typed}'`);
    measurements.push({
      page,
      what: 'Slowest key, ms',
      value: slowest && Math.round(slowest.ms),
      limit: BUDGETS.keyMs,
    });
  }
  return measurements;
}

/**
 * The key that took longest, by the median of its runs.
 * @param {{ typed: string, ms: number }[][]} runs each of the same keys in the same order
 */
function findSlowestKey([first = [], ...others]) {
  return first
    .map(({ typed, ms }, key) => ({ typed, ms: median([ms, ...others.map((run) => run[key]?.ms ?? Number.NaN)]) }))
    .sort((one, other) => other.ms - one.ms)[0];
}

/**
 * Types into the field of a page at a first visit.
 * @param {string} url
 * @param {string[]} texts
 * @returns after each letter what stands in the field, and what the letter took
 */
async function timeTyping(url, texts) {
  const browser = await chromium.launch(getLaunchOptions());
  try {
    const { page } = await slowDown(browser, { line: SLOW_4G, cpuSlowdown: CPU_SLOWDOWN });
    await page.goto(url, { waitUntil: 'load' });
    const field = page.getByRole('searchbox');
    await field.fill(texts[0] ?? '');
    // What is found is counted, once the index is there.
    await page.locator('[data-found]').filter({ hasText: /\d/ }).waitFor();
    return await field.evaluate(async (element, typedTexts) => {
      const input = /** @type {HTMLInputElement} */ (element);
      /** @type {{ typed: string, ms: number }[]} */
      const keys = [];
      for (const text of typedTexts) {
        for (let length = 1; length <= text.length; length += 1) {
          // What the letter before has left to do is none of this one's.
          await new Promise((resolve) => setTimeout(resolve));
          input.value = text.slice(0, length);
          const start = performance.now();
          input.dispatchEvent(new Event('input', { bubbles: true }));
          document.body.getBoundingClientRect();
          keys.push({ typed: input.value, ms: performance.now() - start });
        }
      }
      return keys;
    }, texts);
  } finally {
    await browser.close();
  }
}
