/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readAddress } from '../setup/port.mjs';
import { keepOldFiles } from './keep-old-files.mjs';

const CHUNKS = '_next/static/chunks';

/** @param {Record<string, string>} files */
function makeBuild(files) {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

/** @param {string[]} urls */
const workerOf = (...urls) =>
  `precache([${urls.map((url) => `{url:"${url}",revision:null}`)},{url:"/tips",revision:"1"}])`;

/** Below a path, with a file that both builds have and one that an even older build left. */
const makeOldBuild = () =>
  makeBuild({
    'sw.js': workerOf(`/due-date/${CHUNKS}/old.js`, `/due-date/${CHUNKS}/both.js`),
    'fr/sw.js': workerOf(`/due-date/fr/${CHUNKS}/third.js`),
    'tips.html': 'old',
    [`${CHUNKS}/old.js`]: 'old',
    [`${CHUNKS}/both.js`]: 'both',
    [`${CHUNKS}/older.js`]: 'older',
    [`fr/${CHUNKS}/third.js`]: 'third',
  });

const makeNewBuild = () =>
  makeBuild({
    'sw.js': workerOf(`/due-date/${CHUNKS}/both.js`),
    'fr/sw.js': workerOf(),
    [`${CHUNKS}/both.js`]: 'both',
  });

/** @param {string} folder */
const listChunks = (folder) => ['', 'fr'].map((prefix) => readdirSync(join(folder, prefix, CHUNKS)).sort());

it('keeps what only the build before has, of every language, and nothing of builds before that', async () => {
  const folder = makeNewBuild();
  expect(await keepOldFiles(makeOldBuild(), folder)).toEqual({ oldCount: 3, keptCount: 2 });
  expect(listChunks(folder)).toEqual([['both.js', 'old.js'], ['third.js']]);
  expect(readFileSync(join(folder, 'sw.js'), 'utf8')).not.toContain('old.js');
});

describe('from where the build before is served', () => {
  /**
   * @param {(path: string) => string | number} answer the text of a file, or a status
   * @param {(address: string) => Promise<unknown>} use
   */
  async function serve(answer, use) {
    const server = createServer(({ url = '' }, response) => {
      const found = answer(url);
      response.statusCode = typeof found === 'number' ? found : 200;
      response.end(typeof found === 'number' ? '' : found);
    });
    await new Promise((resolve) => server.listen(0, () => resolve(undefined)));
    try {
      await use(`http://localhost:${readAddress(server).port}/due-date/`);
    } finally {
      server.close();
      server.closeAllConnections();
    }
  }

  it('keeps the same', async () => {
    const old = makeOldBuild();
    const folder = makeNewBuild();
    await serve(
      (path) => readFileSync(join(old, path.replace('/due-date', '')), 'utf8'),
      async (address) => expect(await keepOldFiles(address, folder)).toEqual({ oldCount: 3, keptCount: 2 }),
    );
    expect(listChunks(folder)).toEqual([['both.js', 'old.js'], ['third.js']]);
  });

  it('keeps nothing before the first deployment', () =>
    serve(
      () => 404,
      async (address) => expect(await keepOldFiles(address, makeNewBuild())).toEqual({ oldCount: 0, keptCount: 0 }),
    ));

  it.each([
    ['answers with an error', () => 503, 'answers with status 503'],
    [
      'has lost a file',
      (/** @type {string} */ path) => (path.endsWith('sw.js') ? workerOf(`/${CHUNKS}/a.js`) : 404),
      'does not have it',
    ],
  ])('fails where it %s', (_what, answer, message) =>
    serve(answer, (address) => expect(keepOldFiles(address, makeNewBuild())).rejects.toThrow(message)),
  );

  it('fails where nothing answers', () =>
    expect(keepOldFiles('http://127.0.0.1:1', makeNewBuild())).rejects.toThrow(
      'http://127.0.0.1:1/sw.js does not answer.',
    ));
});

it('says in one line how it is used', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/keep-old-files.mjs'], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr.trim()).toMatch(/^Say where the build before is: npm run keep-old-files -- .*$/);
});
