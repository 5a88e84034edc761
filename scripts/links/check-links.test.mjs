/** @jest-environment node */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readAddress } from '../setup/port.mjs';
import { collectLinks } from './collect-links.mjs';
import { requestLink } from './request-link.mjs';

/** @type {string} */
let origin;
let mostAtOnce = 0;

/** @type {Record<string, (response: import('node:http').ServerResponse) => unknown>} */
const answers = {
  '/good': (response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end('<!doctype html><title>\n  Maternity\n  leave </title>');
  },
  '/old': (response) => response.writeHead(301, { location: '/good' }).end(),
  '/file.pdf': (response) => {
    response.setHeader('content-type', 'application/pdf');
    response.end('%PDF-1.7');
  },
  '/silent': () => {},
};

/** @type {(() => unknown)[]} */
const waiting = [];
const AT_ONCE = 4;

function answerAll() {
  for (const reply of waiting.splice(0)) reply();
}

const server = createServer((request, response) => {
  const answer = answers[request.url ?? ''] ?? (() => response.writeHead(404).end('gone'));
  if (!request.url?.startsWith('/together')) return answer(response);
  waiting.push(() => answer(response));
  mostAtOnce = Math.max(mostAtOnce, waiting.length);
  // A fifth request would come along with these, as all are sent at once.
  if (waiting.length === AT_ONCE) setTimeout(answerAll, 50);
});

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${readAddress(server).port}`;
});

afterAll(async () => {
  server.closeAllConnections();
  await once(server.close(), 'close');
});

/**
 * A folder of content that names these paths of the server, some more than once.
 * @param {string[]} paths
 */
function writeContent(...paths) {
  const folder = mkdtempSync(join(tmpdir(), 'links-'));
  mkdirSync(join(folder, 'inner'));
  const lines = paths.map((path) => `  { url: '${origin}${path}' },`);
  writeFileSync(join(folder, 'first.ts'), `export const links = [\n${lines.join('\n')}\n];\n`);
  writeFileSync(join(folder, 'inner', 'second.ts'), `export const again = "${origin}${paths[0]}";\n`);
  writeFileSync(join(folder, 'first.test.ts'), `fetch('${origin}/only-in-a-test');\n`);
  writeFileSync(join(folder, 'second.test.tsx'), `fetch('${origin}/only-in-a-test');\n`);
  return folder;
}

/**
 * @param {string} folder
 * @returns {Promise<{ code: number | string, stdout: string, stderr: string }>}
 */
function checkLinks(folder) {
  return new Promise((resolve) => {
    execFile(process.execPath, ['scripts/check-links.mjs', folder], (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
  });
}

it('finds every address once, whichever quotes it stands in, with its files', () => {
  const folder = writeContent('/good', '/a(b)%20c?d=e,f&g#h');
  expect(collectLinks(folder)).toEqual([
    { url: `${origin}/a(b)%20c?d=e,f&g#h`, files: [join(folder, 'first.ts')] },
    { url: `${origin}/good`, files: [join(folder, 'first.ts'), join(folder, 'inner', 'second.ts')] },
  ]);
});

it('finds the fixed part of an address that is put together, and no names and examples', () => {
  const folder = writeContent('/good');
  writeFileSync(
    join(folder, 'third.ts'),
    [
      '// such as "https://example.ca/comment"',
      " * @param origin such as 'https://example.ca/docstring'",
      `const share = \`https://share.example/to?\${query}\`, pin = \`https://pin.example/create/\${id}/now\`;`,
      "const graph = { '@context': 'https://schema.org' }, svg = '<svg xmlns=\"http://www.w3.org/2000/svg\">';",
      `const local = \`http://\${host}/path\`; // 'https://example.ca/behind'`,
    ].join('\n'),
  );
  const found = collectLinks(folder).filter(({ files }) => files.includes(join(folder, 'third.ts')));
  expect(found.map(({ url }) => url)).toEqual(['https://pin.example/create/', 'https://share.example/to']);
});

it('finds an address that stands in words with elements', () => {
  const folder = writeContent('/good');
  const file = join(folder, 'words.tsx');
  writeFileSync(file, `export const more = <a href="${origin}/more">More</a>;\n`);
  expect(collectLinks(folder)).toContainEqual({ url: `${origin}/more`, files: [file] });
});

it('knows the networks and calendars that our links open, beside the content', () => {
  const urls = collectLinks('data', 'lib').map(({ url }) => url);
  expect(urls).toEqual(
    expect.arrayContaining([
      'https://988.ca',
      'https://calendar.google.com/calendar/render',
      'https://outlook.live.com/calendar/0/deeplink/compose',
      'https://twitter.com/intent/tweet',
      'https://www.facebook.com/sharer/sharer.php',
      'https://www.pinterest.com/pin/create/button/',
    ]),
  );
  expect(urls.filter((url) => /example|schema\.org|w3\.org/.test(url))).toEqual([]);
});

it('prints status, final address and title, and succeeds when all answer', async () => {
  const { code, stdout } = await checkLinks(writeContent('/good', '/old', '/file.pdf'));
  expect(stdout).toContain(`200      ${origin}/good | Maternity leave\n         moved from ${origin}/old`);
  expect(stdout).toContain(`200      ${origin}/file.pdf | -`);
  expect(stdout).toContain('3 of 3 addresses answer.');
  expect(code).toBe(0);
});

it('fails and names what is gone and who does not exist, with the file to mend', async () => {
  const folder = writeContent('/gone', '/good');
  writeFileSync(join(folder, 'third.ts'), "export const url = 'http://127.0.0.1:1/nobody';\n");
  const { code, stdout, stderr } = await checkLinks(folder);
  expect(code).toBe(1);
  expect(stdout).toContain('1 of 3 addresses answer.');
  expect(stderr).toContain(`404  ${origin}/gone  (${join(folder, 'first.ts')}, ${join(folder, 'inner', 'second.ts')})`);
  expect(stderr).toMatch(/\S+ {2}http:\/\/127\.0\.0\.1:1\/nobody {2}\(\S+third\.ts\)/);
});

it('does not wait for ever for who is silent', async () => {
  expect(await requestLink(`${origin}/silent`, 1)).toMatchObject({ status: 'timeout' });
});

it('asks for a few pages at once, not for all', async () => {
  // Each four are answered together: with fewer at once the server would wait for ever.
  await checkLinks(writeContent(...Array.from({ length: 3 * AT_ONCE }, (_, index) => `/together?${index}`)));
  expect(mostAtOnce).toBe(AT_ONCE);
});

it('says so when there is nothing to check', async () => {
  const { code, stderr } = await checkLinks(mkdtempSync(join(tmpdir(), 'links-')));
  expect(code).toBe(1);
  expect(stderr).toContain('No address of another site was found.');
});
