import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { Builder, Origin, type WebDriver } from 'selenium-webdriver';
import { findFreePort } from '../../scripts/setup/port.mjs';
import type { Engine } from './engine';

const DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAY_SERVER = '/usr/bin/Xvfb';

/** The small browser of WebKitGTK, in a folder of its version. */
function findMiniBrowser(): string | undefined {
  return ['/usr/lib', '/usr/libexec', '/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu']
    .filter(existsSync)
    .flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}/MiniBrowser`))
    .filter((path) => /\/webkit(2)?gtk-[\d.]+\//.test(path))
    .find(existsSync);
}

/** WebKitGTK, the engine of Safari, by WebDriver on a screen in memory: Debian's webkit2gtk-driver and xvfb. */
export function findWebKit(): Engine[] {
  const binary = findMiniBrowser();
  if (!binary || !existsSync(DRIVER) || !existsSync(DISPLAY_SERVER)) return [];
  return [
    {
      name: 'WebKit',
      canPrint: false,
      async start({ width, height }) {
        const screen = spawn(DISPLAY_SERVER, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
          stdio: ['ignore', 'pipe', 'ignore'],
        });
        const [display] = await once(screen.stdout, 'data');
        const port = await findFreePort();
        const service = spawn(DRIVER, [`--port=${port}`], {
          stdio: 'ignore',
          env: { ...process.env, DISPLAY: `:${String(display).trim()}`, TZ: 'America/Toronto', LANG: 'en_CA.UTF-8' },
        });
        const driver = await connect(port, binary);
        const capabilities = await driver.getCapabilities();
        // The window has a frame of its own around the viewport.
        await driver
          .manage()
          .window()
          .setRect({ x: 0, y: 0, width, height: height + 100 });
        return {
          engine: `WebKitGTK ${capabilities.get('browserVersion')}`,
          open: (address) => driver.get(address),
          reload: () => driver.navigate().refresh(),
          evaluate: (expression) => driver.executeScript(`return ${expression}`),
          clickAt: (x, y) =>
            driver
              .actions()
              .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT })
              .click()
              .perform(),
          takeScreenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
          print: () => Promise.reject(new Error('WebKitGTK prints by its own dialog only')),
          async stop() {
            await driver.quit();
            await Promise.all([end(service), end(screen)]);
          },
        };
      },
    },
  ];
}

/** Tries until the service answers. */
async function connect(port: number, binary: string): Promise<WebDriver> {
  const capabilities = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  };
  const builder = () => new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await builder();
    } catch (error) {
      if (attempt === 20) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}

async function end(service: ChildProcess): Promise<void> {
  if (service.exitCode !== null || service.signalCode !== null) return;
  const ended = once(service, 'exit');
  service.kill();
  await ended;
}
