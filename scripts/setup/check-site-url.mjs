/**
 * Checks the address of the site that a build is given.
 * @param {string | undefined} siteUrl
 * @returns {{ warning?: string, refusal?: string }} nothing; a warning if the build can go on; or a refusal, as Next would
 *   fail without a reason
 */
export function checkSiteUrl(siteUrl) {
  if (!siteUrl) {
    return {
      warning:
        'Warning: NEXT_PUBLIC_SITE_URL is not set. Search engines and shared links will be told that the site is at ' +
        'http://localhost:3000. Set it to the host that serves the site, as in https://example.ca',
    };
  }
  // The base path has a setting of its own.
  if (URL.canParse(siteUrl) && /^https?:\/\/[^/]+\/*$/.test(siteUrl)) return {};
  return {
    refusal: `NEXT_PUBLIC_SITE_URL is '${siteUrl}'. It has to be a whole address without a path, as in https://example.ca`,
  };
}
