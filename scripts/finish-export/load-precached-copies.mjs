import { toRoute } from './to-route.mjs';

/** The folder of the copies of pages that are made for the service worker alone. */
export const PRECACHED_COPIES = 'precached';

/**
 * The file of a page's copy.
 * @param {string} file of the page, below the folder of its export
 */
export const toPrecachedCopy = (file) => `${PRECACHED_COPIES}/${file}`;

/**
 * The address of each copy by that of its page, as paths of the site.
 * @param {Iterable<string>} copies their files
 * @param {string} basePath below which the export is served
 */
export function mapCopyAddresses(copies, basePath) {
  return Object.fromEntries(
    [...copies].map((copy) => [basePath + toRoute(copy.slice(PRECACHED_COPIES.length + 1)), basePath + toRoute(copy)]),
  );
}

/**
 * Runs in the service worker, before all else: what it asks for itself, to precache it, is the copy of a page. Visitors who
 * open a page that is not precached get the page. An entry of the precache stands under the page's own address.
 * @param {{ fetch: typeof fetch }} worker
 * @param {Record<string, string>} copies the address of each copy by that of its page
 */
export function loadPrecachedCopies(worker, copies) {
  const load = worker.fetch;
  worker.fetch = (input, options) => {
    const isAskedByWorker = input instanceof Request && input.mode !== 'navigate';
    const copy = isAskedByWorker && copies[new URL(input.url).pathname];
    return load.call(worker, copy ? new Request(copy, input) : input, options);
  };
}
