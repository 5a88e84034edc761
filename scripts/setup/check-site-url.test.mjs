/** @jest-environment node */
import { checkSiteUrl } from './check-site-url.mjs';

it.each([undefined, ''])('warns where no address is set (%p)', (siteUrl) => {
  expect(checkSiteUrl(siteUrl)).toEqual({ warning: expect.stringContaining('http://localhost:3000') });
});

it.each(['https://example.ca', 'https://example.ca/', 'http://localhost:3000'])('accepts %s', (siteUrl) => {
  expect(checkSiteUrl(siteUrl)).toEqual({});
});

it.each(['example.ca', 'https://example.ca/due-date', 'https://', 'ftp://example.ca', 'https://exam ple.ca'])(
  'refuses %s and names it',
  (siteUrl) => {
    expect(checkSiteUrl(siteUrl)).toEqual({ refusal: expect.stringContaining(`'${siteUrl}'`) });
  },
);
