import { isOverBudget } from './budgets.mjs';
import { formatTable } from './format-table.mjs';
import { formatTrend } from './trend.mjs';

/** @typedef {import('./budgets.mjs').Measurement} Measurement */

/**
 * docs/measurements.md.
 * @param {object} measured
 * @param {string} measured.day yyyy-MM-dd
 * @param {string} measured.nodeVersion
 * @param {number} measured.coreCount
 * @param {string} measured.server
 * @param {Measurement[]} measured.pages
 * @param {Measurement[]} measured.site of the site as a whole
 * @param {Measurement[]} measured.visits of what visits transfer
 * @param {Measurement[]} measured.times on a slow phone
 * @param {Measurement[]} measured.trend the main figures of all runs
 */
export function formatReport({ day, nodeVersion, coreCount, server, pages, site, visits, times, trend }) {
  const overCount = [...pages, ...site, ...times].filter(isOverBudget).length;
  return `# Measurements

Written by \`npm run measure\` on ${day}, with Node ${nodeVersion} on ${coreCount} cores. Do not edit: measure again.
${overCount === 0 ? 'Everything is within its budget.' : `**Over budget: ${overCount}.**`}

Where two numbers stand, the second is the budget, the most for bytes and seconds and the least for scores. Bytes are in
KB (1000 bytes), gz by \`gzip -9\`, br by Brotli. 'Before the first paint' are HTML, style sheet and fonts. Performance to
SEO are Lighthouse's scores for a slow phone, CLS is the layout shift, and 'TBT / empty page' is how many times as long as
an empty page of Next, in the same run, the page keeps a tap waiting: the medians of five runs, on one page of each kind,
behind ${server}.

Measured apart from this: how long the tests take (../CONTRIBUTING.md), which changes of the code they notice
(mutation.md), and how many visits a minute two cores answer (capacity.md).

## The site

${formatTable(site, 'What')}

## Each page

${formatTable(pages)}

## What a visit transfers

All bytes of the connection, headers too. After the first page the whole site is kept for offline use, which is most of
a first visit. 'Again' is a later visit while the site has not changed.

${formatTable(visits, 'Page')}

## On a slow phone

A first visit on a line of 1.4 Mbit a second that answers after 0.56 s, with a processor four times slower: the median of
three. LCP is the largest paint, TBT the time for which tasks after the first paint keep a tap waiting, 'Paint to tap' the
time from the first paint until the first widget answers. 'Early taps' are taps on all that looks ready in that time, on a
processor six times slower; of them none may be lost (decisions/widgets.md). 'Slowest key' is the letter that keeps a
field longest, where something is looked up, until what is found is laid out: six times slower too.

${formatTable(times, 'Page')}

${formatTrend(trend)}`;
}
