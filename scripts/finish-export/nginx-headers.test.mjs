/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { listHeaderRules, SECURITY_HEADERS } from './headers-file.mjs';

const configuration = readFileSync('deploy/nginx.conf', 'utf8');

it('sends the security headers of the headers file from nginx too, with every answer', () => {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    expect(configuration).toContain(`add_header ${name} "${value}" always;`);
  }
});

it('forbids framing in nginx as in the headers file: the rest of a policy stands in its page', () => {
  const [page] = listHeaderRules({ '/calculator': "default-src 'self'" }).slice(-1);
  const [, framing] = page.headers['Content-Security-Policy'].split('; ');
  expect(configuration).toContain(`add_header Content-Security-Policy "${framing}" always;`);
});

it('lets browsers keep the same files for as long', () => {
  const [, map] = /map \$uri \$site_cache_control \{([^}]+)\}/.exec(configuration);
  const cases = [...map.matchAll(/^\s*(\S+)\s+"([^"]+)";/gm)].map(([, pattern, value]) => ({ pattern, value }));
  const findCaching = (path) => {
    const match = cases.find(({ pattern }) => pattern.startsWith('~') && new RegExp(pattern.slice(1)).test(path));
    return (match ?? cases.find(({ pattern }) => pattern === 'default')).value;
  };
  const rules = listHeaderRules({ '/': '', '/calculator': '' }).filter(({ headers }) => headers['Cache-Control']);
  expect(rules.length).toBeGreaterThan(8);
  for (const { path, headers } of rules) {
    expect([path, findCaching(path.replace('*', 'file'))]).toEqual([path, headers['Cache-Control']]);
  }
});
