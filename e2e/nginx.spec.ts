import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasNginx, startNginx } from '../scripts/setup/nginx.mjs';
import { findFreePort } from '../scripts/setup/port.mjs';
import { expect, test } from './fixtures';

/** Where a path leads, sent as it stands: fetch would read two slashes as a host. */
function readLocation(origin: string, path: string) {
  return new Promise((resolve, reject) => {
    get({ port: new URL(origin).port, path }, (response) => {
      response.resume();
      resolve(response.headers.location);
    }).on('error', reject);
  });
}

// Says so if nginx is missing, as deploy/nginx.conf is then not tested.
if (!hasNginx()) console.log('nginx is not installed: the tests of deploy/nginx.conf are not registered.');
else {
  test.describe('the site behind the shipped nginx configuration', () => {
    let server: Awaited<ReturnType<typeof startNginx>> | undefined;
    let origin: string;

    test.beforeAll(async () => {
      server = await startNginx(await findFreePort());
      origin = server.origin;
    });

    test.afterAll(() => server?.stop());

    test('serves pages without an ending, to be asked for anew', async () => {
      for (const path of [
        ...['/', '/calculator', '/development', '/development/week-12', '/resources/ontario'],
        ...['/fr/', '/fr/developpement', '/fr/developpement/semaine-12'],
      ]) {
        const response = await fetch(origin + path);
        expect(response.status, path).toBe(200);
        expect(response.headers.get('content-type'), path).toBe('text/html; charset=utf-8');
        expect(response.headers.get('cache-control'), path).toBe('no-cache');
        expect(response.headers.get('content-encoding'), path).toBe('gzip');
      }
    });

    test('answers a missing path with the page for it, and the status that says so', async () => {
      const response = await fetch(`${origin}/no/such/page`);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('Oops! ');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    });

    test('answers a missing path of French in French', async () => {
      const response = await fetch(`${origin}/fr/pas/de/page`);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('<html lang="fr-CA"');
    });

    test('gives the start of French its slash, and no other page one', async () => {
      for (const [path, target] of [
        ['/fr?date=2027-06-12', '/fr/?date=2027-06-12'],
        ['/fr/calculatrice/', '/fr/calculatrice'],
      ] as const) {
        const response = await fetch(origin + path, { redirect: 'manual' });
        expect(response.status).toBe(301);
        expect(response.headers.get('location')).toBe(target);
      }
    });

    test('takes a slash too many off, and keeps the shared date', async () => {
      const response = await fetch(`${origin}/calculator/?date=2027-06-12`, { redirect: 'manual' });
      expect(response.status).toBe(301);
      expect(response.headers.get('location')).toBe('/calculator?date=2027-06-12');
    });

    test('never leads to another site, whatever the address', async () => {
      const location = await readLocation(origin, '//example.com/');
      expect(location).toBe('/example.com');
    });

    test('lets browsers keep what carries a hash, and ask for the service worker', async () => {
      // One of the large: nginx does not compress the smallest.
      const names = readdirSync('out/_next/static/chunks').filter((name) => name.endsWith('.js'));
      const [script = ''] = names.filter((name) => statSync(`out/_next/static/chunks/${name}`).size > 10_000);
      const kept = await fetch(`${origin}/_next/static/chunks/${script}`);
      expect(kept.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(kept.headers.get('content-encoding')).toBe('gzip');
      expect((await fetch(`${origin}/sw.js`)).headers.get('cache-control')).toBe('no-cache');
    });

    test('sends the compressed copies that npm run compress writes', async () => {
      const site = mkdtempSync(join(tmpdir(), 'compressed-'));
      writeFileSync(join(site, 'calculator.html'), `<p>${'A page. '.repeat(200)}</p>`);
      execFileSync(process.execPath, ['scripts/compress.mjs', site]);
      const compressed = await startNginx(await findFreePort(), site);
      try {
        const response = await fetch(`${compressed.origin}/calculator`);
        expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
        expect(response.headers.get('content-encoding')).toBe('gzip');
        // What nginx compresses itself has no known length.
        expect(response.headers.get('content-length')).toBe(String(statSync(join(site, 'calculator.html.gz')).size));
        expect(await response.text()).toContain('A page.');
      } finally {
        await compressed.stop();
        rmSync(site, { recursive: true, force: true });
      }
    });

    test('opens a page with a widget without a complaint about a header', async ({ browser }) => {
      const page = await browser.newPage();
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (/header|policy/i.test(message.text())) complaints.push(message.text());
      });
      await page.goto(`${origin}/contraction-timer`);
      await expect(page.getByRole('button', { name: 'Start contraction' })).toBeEnabled();
      expect(complaints).toEqual([]);
      await page.close();
    });

    test('a start that fails says so, and leaves nothing behind', async () => {
      const taken = createServer((socket) => socket.destroy());
      await new Promise<void>((resolve) => taken.listen(0, resolve));
      const usual = tmpdir();
      const own = mkdtempSync(join(usual, 'refused-'));
      process.env.TMPDIR = own;
      try {
        await expect(startNginx((taken.address() as AddressInfo).port)).rejects.toThrow('nginx does not answer');
        expect(readdirSync(own)).toEqual([]);
      } finally {
        process.env.TMPDIR = usual;
        rmSync(own, { recursive: true, force: true });
        taken.close();
      }
    });

    test('sends the headers that a page cannot carry itself', async () => {
      const { headers } = await fetch(origin);
      expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('permissions-policy')).toContain('geolocation=()');
    });
  });
}
