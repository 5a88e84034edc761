/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { formatHeadersFile, listHeaderRules, SECURITY_HEADERS } from './headers-file.mjs';

/** The rules as a host reads them from the file. */
function readRules(basePath = '', transportSecurity = '') {
  const rules = formatHeadersFile(basePath, transportSecurity)
    .trim()
    .split('\n\n')
    .map((rule) => {
      const [path = '', ...headers] = rule.split('\n');
      return [path, Object.fromEntries(headers.map((line) => line.trim().split(/: (.*)/)))];
    });
  return Object.fromEntries(rules);
}

it('protects every answer, and leaves the screen lock to the timer', () => {
  const headers = readRules()['/*'];
  expect(headers).toMatchObject({
    'Content-Security-Policy': "frame-ancestors 'none'",
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  });
  expect(headers['Permissions-Policy']).toContain('geolocation=()');
  expect(headers['Permissions-Policy']).toContain('screen-wake-lock=(self)');
});

it('keeps hashed files for good, asks again for the service worker, and leaves the rest to the host', () => {
  const { '/*': everywhere, ...others } = readRules();
  expect(others).toEqual({
    '/_next/static/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
    '/fr/_next/static/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
    '/sw.js': { 'Cache-Control': 'no-cache' },
    '/fr/sw.js': { 'Cache-Control': 'no-cache' },
  });
  // A host sends the values of all rules that fit an address: two values of Cache-Control would contradict each other.
  expect(everywhere).not.toHaveProperty('Cache-Control');
});

it('asks for HTTPS for good only where the owner has chosen so', () => {
  const name = 'Strict-Transport-Security';
  for (const headers of Object.values(readRules())) expect(headers).not.toHaveProperty(name);
  const { '/*': everywhere, ...others } = readRules('', 'max-age=31536000; includeSubDomains');
  expect(everywhere).toMatchObject({ [name]: 'max-age=31536000; includeSubDomains', 'X-Frame-Options': 'DENY' });
  for (const headers of Object.values(others)) expect(headers).not.toHaveProperty(name);
});

it('stands below the base path where there is one', () => {
  expect(Object.keys(readRules('/due-date'))).toEqual([
    '/due-date/*',
    '/due-date/_next/static/*',
    '/due-date/fr/_next/static/*',
    '/due-date/sw.js',
    '/due-date/fr/sw.js',
  ]);
});

it('has no line that is longer than Cloudflare Pages reads', () => {
  const lengths = formatHeadersFile('/due-date')
    .split('\n')
    .map(({ length }) => length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(2_000);
});

describe('the nginx configuration', () => {
  const configuration = readFileSync('deploy/nginx.conf', 'utf8');

  it('sends the same security headers with every answer', () => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      expect(configuration).toContain(`add_header ${name} "${value}" always;`);
    }
  });

  it('lets browsers keep the same files for as long', () => {
    const [, map = ''] = /map \$uri \$site_cache_control \{([^}]+)\}/.exec(configuration) ?? [];
    const cases = [...map.matchAll(/^\s*(\S+)\s+"([^"]+)";/gm)].map(([, pattern = '', value]) => ({ pattern, value }));
    /** @param {string} path */
    const findCaching = (path) => {
      const match = cases.find(({ pattern }) => pattern.startsWith('~') && new RegExp(pattern.slice(1)).test(path));
      return (match ?? cases.find(({ pattern }) => pattern === 'default'))?.value;
    };
    const rules = listHeaderRules().flatMap(({ path, headers }) =>
      'Cache-Control' in headers ? [[path, headers['Cache-Control']]] : [],
    );
    expect(rules.map(([path = '']) => [path, findCaching(path.replace('*', 'file'))])).toEqual(rules);
    expect(rules).toHaveLength(4);
  });
});
