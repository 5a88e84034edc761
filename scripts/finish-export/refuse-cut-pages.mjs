/**
 * Runs in the service worker, before all else. A host, or what stands between, may send a file's first part as if it
 * were the whole. A page that is kept so would be half a page on every visit until the next version. So what lacks its
 * end is refused as a broken connection would be: nothing is installed, and the next visit tries again. By its end and
 * not by its hash, as the other files are: some hosts rewrite pages a little on their way, and a page that never fits
 * would keep visitors on an old version for ever.
 * @param {{ fetch: typeof fetch }} worker
 */
export function refuseCutPages(worker) {
  const load = worker.fetch;
  worker.fetch = async (input, options) => {
    const response = await load.call(worker, input, options);
    const isShown = input instanceof Request && input.mode === 'navigate';
    const isPage = response.ok && response.headers.get('content-type')?.startsWith('text/html');
    if (isPage && !isShown && !(await response.clone().text()).includes('</html>')) {
      throw new TypeError(`The end of ${response.url} is missing.`);
    }
    return response;
  };
}
