import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import jsQR from 'jsqr';
import { PNG } from 'pngjs';
import { calculateFromLastPeriod } from './calculate';
import { expect, test } from './fixtures';
import { FULL, fullUnless } from './tags';
import { calculatorWords, cardWords, shareWords, toasterWords } from './words';

const TEXT =
  'My baby is due on Tuesday, June 8, 2027. There are 199 days to go, and the pregnancy is 11 weeks 4 days along.';

const block = (page: Page) => page.getByRole('region', { name: 'Share your due date' });
const copyLink = (page: Page) => block(page).getByRole('button', { name: shareWords.copyLink });
const download = (page: Page) => block(page).getByRole('button', { name: cardWords.download });

async function openResult(page: Page) {
  await calculateFromLastPeriod(page, '2026-09-01');
  await expect(block(page)).toBeVisible();
}

/** The fields of a link's query, a plus sign being a plus sign. */
async function readLink(page: Page, name: string) {
  const link = block(page).getByRole('link', { name });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
  const [address, query = ''] = ((await link.getAttribute('href')) ?? '').split('?');
  const fields = query
    .split('&')
    .filter((field) => field !== '')
    .map((field) => field.split('=').map(decodeURIComponent));
  return { address, fields: Object.fromEntries(fields) };
}

/** Counts colours that fill at least a thousandth of the picture, which leaves out soft edges. */
function countPaints({ data }: PNG): number {
  const pixels = new Map<number, number>();
  for (let at = 0; at < data.length; at += 4) {
    const colour = data.readUInt32BE(at);
    pixels.set(colour, (pixels.get(colour) ?? 0) + 1);
  }
  return [...pixels.values()].filter((count) => count > data.length / 4_000).length;
}

test('four links carry the due date, opening in windows of their own', async ({ page, baseURL }) => {
  const url = `${baseURL}/?date=2027-06-08`;
  await openResult(page);
  expect(await readLink(page, 'Facebook')).toEqual({
    address: 'https://www.facebook.com/sharer/sharer.php',
    fields: { u: url, quote: TEXT },
  });
  expect(await readLink(page, 'Twitter')).toEqual({
    address: 'https://twitter.com/intent/tweet',
    fields: { text: TEXT, url },
  });
  expect(await readLink(page, 'Email')).toEqual({
    address: 'mailto:',
    fields: { subject: 'My Due Date', body: `${TEXT}\r\n\r\n${url}` },
  });
  expect(await readLink(page, 'Text message')).toEqual({ address: 'sms:', fields: { body: `${TEXT} ${url}` } });
  await expect(block(page)).toContainText('The link contains your due date');
});

test('Copy Link copies the link and says so for two seconds', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openResult(page);
  await page.clock.pauseAt(new Date('2026-11-21T11:00:00-05:00'));
  await copyLink(page).click();
  const copied = block(page).getByRole('button', { name: 'Copied!' });
  const status = block(page).getByRole('status', { name: 'Copying' });
  await expect(copied).toBeVisible();
  await expect(status).toHaveText('The link is copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/?date=2027-06-08`);
  await page.clock.runFor(1_900);
  await expect(copied).toBeVisible();
  await page.clock.runFor(200);
  await expect(copyLink(page)).toBeVisible();
  await expect(status).toBeEmpty();
});

test(
  'where the clipboard is refused, the link is copied by its selection',
  FULL,
  async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read']);
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
    });
    await openResult(page);
    await copyLink(page).click();
    await expect(block(page).getByRole('button', { name: 'Copied!' })).toBeFocused();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/?date=2027-06-08`);
  },
);

test('where copying is refused altogether, the link is shown selected', FULL, async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
    document.execCommand = () => false;
  });
  await openResult(page);
  await copyLink(page).click();
  const field = block(page).getByLabel('Link to your due date');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(`${baseURL}/?date=2027-06-08`);
  await expect(field).toHaveAccessibleDescription(/did not let us copy/);
  expect(await page.evaluate(() => window.getSelection()?.toString())).toBe(`${baseURL}/?date=2027-06-08`);
  await expect(copyLink(page)).toBeVisible();
});

test('the share sheet of the browser is offered where there is one', FULL, async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    navigator.share = async (content) => {
      // Not in the document's title: the page sets that itself when it starts.
      document.body.dataset.shared = JSON.stringify(content);
    };
  });
  await openResult(page);
  await block(page).getByRole('button', { name: 'Share with an app' }).click();
  await expect(page.locator('body')).toHaveAttribute(
    'data-shared',
    JSON.stringify({ title: 'My Due Date', text: TEXT, url: `${baseURL}/?date=2027-06-08` }),
  );
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, FULL, () => {
    // Two device pixels per CSS pixel, as on phones: at one, edges that are not on a whole pixel are blurred.
    test.use({ colorScheme, deviceScaleFactor: 2 });

    test('the QR code opens on demand and holds the link', FULL, async ({ page, baseURL }) => {
      await openResult(page);
      const button = block(page).getByRole('button', { name: 'QR Code' });
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await button.click();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      const code = block(page).getByRole('img', { name: 'QR code with the link to your due date' });
      const box = await code.boundingBox();
      expect([box?.width, box?.height]).toEqual([150, 150]);
      // Away from the toast, which covers the lower edge for some seconds.
      await code.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      // The panel and not only the code, to include the margin that cameras need.
      const png = PNG.sync.read(await code.locator('..').screenshot());
      const read = jsQR(new Uint8ClampedArray(png.data), png.width, png.height, { inversionAttempts: 'dontInvert' });
      expect(read?.data).toBe(`${baseURL}/?date=2027-06-08`);
      await button.click();
      await expect(code).toBeHidden();
    });
  });
}

for (const design of ['Classic', 'Modern', 'Cute']) {
  const _tag = fullUnless(design === 'Classic');
  test(`Download Image saves the ${design} card at its full size`, FULL, async ({ page }) => {
    await openResult(page);
    await expect(block(page).getByRole('radio', { name: 'Modern' })).toBeChecked();
    await block(page).getByRole('radio', { name: design }).check();
    const preview = block(page).getByRole('img', { name: `Preview of the ${design.toLowerCase()} card` });
    await expect(preview).toBeVisible();
    const [file] = await Promise.all([page.waitForEvent('download'), download(page).click()]);
    expect(file.suggestedFilename()).toBe('due-date-2027-06-08.png');
    const png = PNG.sync.read(readFileSync(await file.path()));
    expect([png.width, png.height]).toEqual([1080, 1350]);
    expect(countPaints(png)).toBeGreaterThanOrEqual(10);
    await expect(download(page)).toBeEnabled();
    // Whether a browser inside of another app has saved anything cannot be known.
    await expect(block(page).getByText('Your browser was asked to save it. Nothing there?')).toContainText(
      'Or take a screenshot of the card.',
    );
  });
}

test('the saved card is set in both fonts of the site', FULL, async ({ page }) => {
  const save = async () => {
    const [file] = await Promise.all([page.waitForEvent('download'), download(page).click()]);
    return PNG.sync.read(readFileSync(await file.path())).data;
  };
  await openResult(page);
  const withFonts = await save();
  // Two saves are equal, so a difference below is due to the font.
  expect(withFonts.equals(await save())).toBe(true);
  for (const font of ['figtree', 'fraunces']) {
    await page.route(`**/${font}*.woff2`, (route) => route.fulfill({ body: '' }));
    await page.reload();
    expect(withFonts.equals(await save())).toBe(false);
    await page.unrouteAll();
  }
});

test.describe('when the browser draws nothing', () => {
  test.use({ expectedErrors: ['Failed to download image'] });

  test('the failure is logged and told, and can be tried again', FULL, async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.toBlob = (callback) => callback(null);
    });
    await openResult(page);
    await download(page).click();
    await expect(page.getByRole('alert', { name: toasterWords.warnings })).toContainText('The picture was not saved');
    await expect(block(page).getByText('Your browser was asked to save it.')).toBeHidden();
    expect(logged.join()).toContain('Failed to download image');
    await expect(download(page)).toBeEnabled();
  });
});

test('the encoder, the renderer and the cards are no part of the first load', FULL, async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.ok() && response.request().resourceType() === 'script') scripts.push(response.text());
  });
  // Words that only they hold.
  const marks = { cards: 'Someone small', renderer: 'Error inlining remote css file', encoder: 'QRCodeSVG' };
  const listLoaded = async () => {
    await page.waitForLoadState('networkidle');
    const text = (await Promise.all(scripts)).join();
    return Object.entries(marks).flatMap(([name, mark]) => (text.includes(mark) ? [name] : []));
  };
  await page.goto('/calculator');
  await expect(page.getByLabel(calculatorWords.dateLabels.lmp)).toBeEnabled();
  expect(await listLoaded()).toEqual([]);
  await openResult(page);
  await expect(block(page).getByRole('img', { name: 'Preview of the modern card' })).toBeVisible();
  expect(await listLoaded()).toEqual(['cards']);
  await block(page).getByRole('button', { name: 'QR Code' }).click();
  await expect(block(page).getByRole('img', { name: 'QR code with the link to your due date' })).toBeVisible();
  expect(await listLoaded()).toEqual(['cards', 'encoder']);
  await Promise.all([page.waitForEvent('download'), download(page).click()]);
  expect(await listLoaded()).toEqual(['cards', 'renderer', 'encoder']);
});
