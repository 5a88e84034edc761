/** @jest-environment node */

/** Settings are read once, as a build does. */
async function getUrl(path: string, settings: Record<string, string>) {
  jest.replaceProperty(process, 'env', { ...process.env, ...settings });
  jest.resetModules();
  const { getSiteUrl } = await import('./site-url');
  const url = getSiteUrl(path);
  jest.restoreAllMocks();
  return url;
}

it.each([
  ['https://example.ca', '', 'https://example.ca/timeline'],
  ['https://example.ca/', '', 'https://example.ca/timeline'],
  ['https://example.ca//', '', 'https://example.ca/timeline'],
  ['https://example.ca', '/due-date', 'https://example.ca/due-date/timeline'],
  ['', '', 'http://localhost:3000/timeline'],
])('of a site at %p below %p', async (siteUrl, basePath, expected) => {
  const settings = { NEXT_PUBLIC_SITE_URL: siteUrl, NEXT_PUBLIC_BASE_PATH: basePath };
  expect(await getUrl('/timeline', settings)).toBe(expected);
});
