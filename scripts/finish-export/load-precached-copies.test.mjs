/** @jest-environment node */
import { loadPrecachedCopies, mapCopyAddresses } from './load-precached-copies.mjs';

const SITE = 'https://example.ca';
const copies = { '/fr/conseils': '/fr/precached/conseils' };

/** @param {Parameters<typeof fetch>[0]} input what the worker asks for */
async function listAsked(input) {
  /** @type {Request[]} */
  const asked = [];
  /** @type {{ fetch: typeof fetch }} */
  const worker = {
    fetch: async (request) => {
      asked.push(/** @type {Request} */ (request));
      return new Response();
    },
  };
  const absolute = Object.fromEntries(Object.entries(copies).map(([page, copy]) => [page, SITE + copy]));
  loadPrecachedCopies(worker, absolute);
  await worker.fetch(input);
  return asked;
}

it('asks for the copy of a page that it precaches, whatever revision, and past the cache of the browser', async () => {
  const [asked] = await listAsked(new Request(`${SITE}/fr/conseils?__WB_REVISION__=1`, { cache: 'reload' }));
  expect(asked).toMatchObject({ url: `${SITE}/fr/precached/conseils`, cache: 'reload' });
});

it('asks for what has no copy as it is', async () => {
  const request = new Request(`${SITE}/fr/site.js`);
  expect(await listAsked(request)).toEqual([request]);
});

it('leaves the page to a visitor who opens it', async () => {
  // Nobody but a browser can make such a request.
  const request = Object.defineProperty(new Request(`${SITE}/fr/conseils`), 'mode', { value: 'navigate' });
  expect(await listAsked(request)).toEqual([request]);
});

it('knows where the copies of a language stand', () => {
  const files = ['precached/conseils.html', 'precached/developpement/semaine-1.html'];
  expect(mapCopyAddresses(files, '/due-date/fr')).toEqual({
    '/due-date/fr/conseils': '/due-date/fr/precached/conseils',
    '/due-date/fr/developpement/semaine-1': '/due-date/fr/precached/developpement/semaine-1',
  });
});
