/** @jest-environment node */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { dropSettings } from './drop-settings.mjs';
import { findFreePort, isPortFree, readAddress } from './port.mjs';

/** @param {string[]} args */
function runNode(...args) {
  return spawnSync(process.execPath, args, { encoding: 'utf8' });
}

describe('an unsuitable Node', () => {
  it.each(['18.20.4', '20.18.3'])('%s is refused in one line that says what to do', (version) => {
    const code = `import('./scripts/setup/require-node.mjs').then(({ requireNode }) => requireNode('${version}'))`;
    const { status, stderr } = runNode('-e', code);
    expect(status).toBe(1);
    expect(stderr.trim()).toBe(`Node 20.19 or newer is needed, and this is ${version}. Get one from nodejs.org.`);
  });

  it.each(['20.19.0', '22.0.0', '24.1.0'])('%s is accepted', (version) => {
    const code = `import('./scripts/setup/require-node.mjs').then(({ requireNode }) => requireNode('${version}'))`;
    expect(runNode('-e', code).status).toBe(0);
  });
});

describe('installing without a network', () => {
  it('says so in one line', () => {
    const folder = mkdtempSync(join(tmpdir(), 'install-'));
    const dependencies = { 'is-number': '7.0.0' };
    const project = { name: 'probe', version: '1.0.0', dependencies };
    writeFileSync(join(folder, 'package.json'), JSON.stringify(project));
    const packages = { '': project, 'node_modules/is-number': { version: '7.0.0' } };
    writeFileSync(
      join(folder, 'package-lock.json'),
      JSON.stringify({ ...project, lockfileVersion: 3, requires: true, packages }),
    );
    const module = pathToFileURL(resolve('scripts/setup/install.mjs'));
    const { status, stderr } = spawnSync(
      process.execPath,
      ['-e', `import('${module}').then(({ installIfStale }) => installIfStale())`],
      {
        cwd: folder,
        encoding: 'utf8',
        // Nothing listens there, and no earlier download may stand in.
        env: {
          ...process.env,
          npm_config_registry: 'http://127.0.0.1:1/',
          npm_config_fetch_retries: '0',
          // As under 'npm test --silent', which hid the reason once.
          npm_config_loglevel: 'silent',
          npm_config_cache: join(folder, 'cache'),
        },
      },
    );
    expect(status).toBe(1);
    expect(stderr.trim()).toBe(
      'The dependencies could not be downloaded: no connection to the npm registry. Connect, then run this again.',
    );
  });
});

describe('npm start', () => {
  it('says so when its port is taken, and names another', async () => {
    const server = createServer();
    await once(server.listen(0), 'listening');
    const { port } = readAddress(server);
    expect(await isPortFree(port)).toBe(false);
    const { status, stderr } = runNode('scripts/start.mjs', '--port', String(port));
    await new Promise((resolve) => server.close(resolve));
    expect(status).toBe(1);
    expect(stderr.trim()).toBe(
      `Port ${port} is in use. Stop what uses it, or choose another: npm start -- --port ${port + 1}`,
    );
  });

  it('refuses an option that it does not know, in one line', () => {
    const { status, stderr } = runNode('scripts/start.mjs', '--prot', '3001');
    expect(status).toBe(1);
    expect(stderr.trim()).toMatch(/^Unknown option '--prot'.*npm start -- --port 3001 --host 0\.0\.0\.0$/);
  });

  it.each(['0', 'http', '70000'])('refuses %s as a port', (port) => {
    const { status, stderr } = runNode('scripts/start.mjs', '--port', port);
    expect(status).toBe(1);
    expect(stderr.trim()).toBe('The port must be a whole number from 1 to 65535.');
  });
});

describe('the server of npm start', () => {
  it.each([
    ['it is killed', false],
    ['only the shell is killed that npm started it by', true],
  ])('leaves its port when %s', async (_what, shell) => {
    const port = await findFreePort();
    const code = `import('./scripts/setup/serve-here.mjs').then(({ serveHere }) => serveHere(${port}, 'localhost'))`;
    /** @param {string} text */
    const quote = (text) => (shell ? `"${text}"` : text);
    const server = spawn(quote(process.execPath), ['-e', quote(code)], {
      shell,
      env: { ...process.env, npm_lifecycle_event: 'start' },
    });
    await once(server.stdout, 'data');
    expect(await isPortFree(port)).toBe(false);
    server.kill();
    // Once nobody writes to it any more.
    await once(server, 'close');
    expect(await isPortFree(port)).toBe(true);
  });
});

describe('the addresses on which npm start answers', () => {
  // Linux answers on all of 127.0.0.0/8.
  const external = Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === 'IPv4' && !address.internal);
  const otherAddress = external?.address ?? '127.0.0.2';

  it.each([
    ['localhost', false],
    ['0.0.0.0', true],
  ])('are with %s those of other devices, too: %p', async (host, isReached) => {
    const port = await findFreePort();
    const code = `import('./scripts/setup/serve-here.mjs').then(({ serveHere }) => serveHere(${port}, '${host}'))`;
    const server = spawn(process.execPath, ['-e', code]);
    await once(server.stdout, 'data');
    /** @param {string} address */
    const answers = async (address) => (await fetch(`http://${address}:${port}/`).catch(() => undefined)) !== undefined;
    expect(await answers('localhost')).toBe(true);
    expect(await answers(otherAddress)).toBe(isReached);
    server.kill();
    await once(server, 'close');
  });
});

describe('a command that is run', () => {
  it('says why it could not be started', () => {
    const { stderr } = runNode('-e', "import('./scripts/setup/run.mjs').then(({ run }) => run('no-such-command', []))");
    expect(stderr).toContain('no-such-command ENOENT');
  });

  it('needs no shell on Windows when it is Node, whose folder there has a space in its name', () => {
    const code = `
      Object.defineProperty(process, 'platform', { value: 'win32' });
      import('./scripts/setup/run.mjs').then(({ run }) => process.exit(run(process.execPath, ['-e', '0']) ? 0 : 1));`;
    expect(runNode('-e', code).status).toBe(0);
  });
});

describe('a server for tests', () => {
  it('that ends before it answers is an error, not an endless wait', () => {
    const module = pathToFileURL(resolve('scripts/setup/serve-out.mjs'));
    const code = `import('${module}').then(({ withServedSite }) => withServedSite(() => {}))`;
    // Where there are no packages, there is no server.
    const cwd = mkdtempSync(join(tmpdir(), 'serve-'));
    const { status, stderr } = spawnSync(process.execPath, ['-e', code], { cwd, encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toContain('ended before it answered');
  });
});

describe('the browser that CHROMIUM_PATH names', () => {
  it('is asked for when it is not there, and no other is taken', () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      ['-e', "import('./scripts/setup/browser.mjs').then(({ requireBrowser }) => requireBrowser())"],
      { encoding: 'utf8', env: { ...process.env, CHROMIUM_PATH: '/no/such/chromium' } },
    );
    expect(status).toBe(1);
    expect(stderr.trim()).toBe('CHROMIUM_PATH names /no/such/chromium, and nothing is there.');
  });
});

it('tests forget the settings of a deployment, and nothing else', () => {
  const kept = { NODE_ENV: process.env.NODE_ENV, PORT: '3001' };
  jest.replaceProperty(process, 'env', { ...kept, NEXT_PUBLIC_BASE_PATH: '/due-date', NEXT_PUBLIC_SITE_URL: '' });
  dropSettings();
  expect(process.env).toEqual(kept);
  jest.restoreAllMocks();
});
