// npm run check-links: requests every page that the site links to or rests on. Needs the internet, so it is no test.
// Look at the titles too: a page that is gone often leads to another one with status 200.
import { fail } from './setup/fail.mjs';
import { requireNode } from './setup/require-node.mjs';

requireNode();
const { collectLinks } = await import('./links/collect-links.mjs');
const { isWorking, requestLink } = await import('./links/request-link.mjs');

const AT_ONCE = 4;
const TIMEOUT_MS = Number(process.env.CHECK_LINKS_TIMEOUT_MS ?? 20_000);

const folders = process.argv.slice(2);
const links = collectLinks(...(folders.length > 0 ? folders : ['data', 'lib']));
if (links.length === 0) fail('No address of another site was found.');

/** @type {(import('./links/request-link.mjs').Answer & (typeof links)[number])[]} */
const answers = [];
const waiting = [...links.entries()];
async function work() {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [index, link] = next;
    answers[index] = { ...link, ...(await requestLink(link.url, TIMEOUT_MS)) };
  }
}
await Promise.all(Array.from({ length: AT_ONCE }, work));

console.log('status   final address | title (below it, where it differs: the address in the content)');
for (const { url, status, finalUrl, title } of answers) {
  console.log(`${String(status).padEnd(8)} ${finalUrl} | ${title || '-'}`);
  if (finalUrl !== url) console.log(`         moved from ${url}`);
}

const broken = answers.filter((answer) => !isWorking(answer));
console.log(`\n${links.length - broken.length} of ${links.length} addresses answer.`);
if (broken.length > 0) {
  const lines = broken.map(({ status, url, files }) => `${status}  ${url}  (${files.join(', ')})`);
  fail(`These do not:\n${lines.join('\n')}`);
}
