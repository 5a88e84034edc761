import type { Page } from '@playwright/test';
import { jobLeaves } from '@/data/benefits/job-leave';
import { healthLineSources } from '@/data/health-line-sources';
import { provinceCodes, provinceSlugs } from '@/data/provinces';
import { getHealthLine } from '@/lib/resources/health-lines';
import { provinceGuides } from '@/words/province-guides';
import { inRegion, names } from '@/words/regions';
import { expect, test } from './fixtures';
import { findSmallestLetters, readPdf } from './read-pdf';
import { FULL, fullUnless } from './tags';

const LEAST_WORDS = 250;

const regions = provinceCodes.map((code) => ({
  code,
  name: names[code],
  slug: provinceSlugs[code],
  healthLine: getHealthLine(code),
}));
const pathOf = (slug: string) => `/resources/${slug}`;
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

for (const { code, name, slug, healthLine } of regions) {
  const isLikeNoOther = fullUnless(['QC', 'NU'].includes(code));
  test(`${name}: who helps, which number to call, and where to go next`, isLikeNoOther, async ({ page }) => {
    await page.goto(pathOf(slug));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Having a baby ${inRegion(code)}`);
    await expect(page).toHaveTitle(new RegExp(`^Having a baby ${inRegion(code)}`));
    const help = part(page, 'Help right now');
    const emergency = help.getByRole('link', { name: /^911\b/ });
    // Nunavut has no 911, so its page must not offer it.
    if (code === 'NU') await expect(emergency).toHaveCount(0);
    else await expect(emergency).toHaveAttribute('href', 'tel:911');
    await expect(help.getByRole('link', { name: /^9-8-8/ })).toHaveAttribute('href', 'tel:988');
    await help.locator('summary').click();
    for (const { printed, dialled } of healthLine.numbers) {
      await expect(help.getByRole('term').getByRole('link', { name: printed, exact: true })).toHaveAttribute(
        'href',
        `tel:${dialled}`,
      );
    }
    if (healthLine.instead) await expect(help).toContainText(healthLine.instead);
    const { url } = healthLineSources[code];
    const lineSource = page
      .getByRole('region', { name: /^Sources/ })
      .getByText('Where we read the number of the health line:');
    await expect(lineSource).toHaveCount(url ? 1 : 0);
    if (url) await expect(lineSource).toContainText(new URL(url).host);
    // Nunavut has no health line, so the page must not name one.
    await expect(part(page, 'Your mood, in pregnancy and after')).toContainText(
      `a public health nurse or ${healthLine.instead ? 'your health centre' : 'the health line'}`,
    );
    for (const title of ['Care in pregnancy', 'Giving birth', 'Child care', 'New here, or without a health card']) {
      await expect(part(page, title)).toBeVisible();
    }
    const main = page.getByRole('main');
    for (const path of ['/benefits', '/resources', '/timeline']) {
      await expect(main.locator(`a[href="${path}"]`).first()).toBeVisible();
    }
    const outward = main.locator('a[href^="http"]');
    expect(await outward.count()).toBeGreaterThanOrEqual(5);
    for (const link of await outward.all()) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
      await expect(link).toContainText('(opens in a new tab)');
    }
  });

  const tag = fullUnless(code === 'NU');
  test(`${name} prints on one sheet of Letter paper, with its numbers and addresses`, tag, async ({ page }) => {
    await page.goto(pathOf(slug));
    const urls = await page
      .getByRole('main')
      // The first papers have a sheet of their own, that of /papers.
      .locator('section[aria-labelledby]:not([aria-labelledby="sources"], #papers) li > a[href^="http"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const pdf = await page.pdf({ format: 'Letter', preferCSSPageSize: true });
    expect((await findSmallestLetters(pdf)).points).toBeGreaterThanOrEqual(9);
    const sheets = await readPdf(pdf);
    expect(sheets).toHaveLength(1);
    const text = sheets[0] ?? '';
    const unspaced = text.replace(/\s/g, '');
    expect(text).toContain(`Having a baby ${inRegion(code)}`);
    expect(text).toContain('Printed November 21, 2026. Checked November 21, 2026.');
    expect(unspaced).toContain(`${new URL(page.url()).host}${pathOf(slug)}`);
    for (const number of ['911', '9-8-8', ...healthLine.numbers.map(({ printed }) => printed)]) {
      expect(unspaced).toContain(number);
    }
    expect(urls.length).toBeGreaterThanOrEqual(5);
    for (const url of urls) expect(unspaced).toContain(toPrinted(url));
    for (const heading of ['Money and time off work', 'After the birth', 'New here, or without a health card']) {
      expect(text).toContain(heading);
    }
    const leftOff = Object.values(provinceGuides[code].sections)
      .flat()
      .filter(({ onPaper }) => onPaper === false);
    for (const statement of leftOff) expect(unspaced).not.toContain(statement.text.replace(/\s/g, ''));
    const rest = `More on this region: ${new URL(page.url()).host}${pathOf(slug)}`.replace(/\s/g, '');
    expect(unspaced.includes(rest)).toBe(leftOff.length > 0);
    expect(text).not.toContain('Next door');
  });
}

/** An address as it is printed, to be typed. */
const toPrinted = (url: string) => url.replace(/^https?:\/\/|\/$/g, '');

test('the page of a region prints by its button', FULL, async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = 'yes';
    };
  });
  await page.goto('/resources/ontario');
  await page.getByRole('button', { name: 'Print this page' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no button to print is offered', FULL, async ({ page }) => {
    await page.goto('/resources/ontario');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print this page' })).toBeHidden();
  });
});

test('each page has 250 words that no other page has', FULL, async ({ page }) => {
  const pages: { slug: string; texts: string[] }[] = [];
  for (const { slug } of regions) {
    await page.goto(pathOf(slug));
    pages.push({ slug, texts: await page.getByRole('main').locator('p:visible').allTextContents() });
  }
  for (const { slug, texts } of pages) {
    const others = pages.filter((other) => other.slug !== slug);
    const shared = new Set(others.flatMap((other) => other.texts));
    const own = texts.filter((text) => !shared.has(text)).join(' ');
    expect(own.split(/\s+/).length, slug).toBeGreaterThanOrEqual(LEAST_WORDS);
  }
});

test(
  'Quebec has QPIP, the CNESST and Info-Santé, and its French names are marked as French',
  FULL,
  async ({ page }) => {
    await page.goto('/resources/quebec');
    await expect(page.getByRole('link', { name: /QPIP/ })).toHaveAttribute('href', 'https://www.rqap.gouv.qc.ca/en');
    await expect(page.getByRole('main').locator('a[href*="cnesst.gouv.qc.ca"]').first()).toBeVisible();
    await expect(page.getByRole('main').locator('a[href*="canada.ca/en/services/benefits/ei"]')).toHaveCount(0);
    const help = part(page, 'Help right now');
    await expect(help.getByText('Info-Santé').first()).toHaveAttribute('lang', 'fr');
    await expect(help.getByRole('link', { name: /^811/ })).toBeVisible();
    await page.locator('summary', { hasText: /^Sources/ }).click();
    const publishers = page.getByRole('region', { name: /^Sources/ }).locator('[lang=fr]');
    await expect(publishers.filter({ hasText: 'Gouvernement du Québec' }).first()).toBeVisible();
    await expect(page.getByText('maison de naissance', { exact: true })).toHaveAttribute('lang', 'fr');
    const money = part(page, 'Money and time off work');
    await expect(money.getByRole('row', { name: /For giving birth/ })).toContainText('18 or 15 weeks');
    await expect(money.getByRole('row', { name: /shared by both/ })).toContainText('36 or 28 weeks');
    await expect(part(page, 'Child care')).toContainText('You can sign up only after the birth');
  },
);

test('New Brunswick and Manitoba mark their French names too', FULL, async ({ page }) => {
  await page.goto('/resources/new-brunswick');
  await expect(page.getByText('Télé-Soins', { exact: true })).toHaveAttribute('lang', 'fr');
  await expect(page.getByText('Up to $80 a month')).toBeVisible();
  await page.goto('/resources/manitoba');
  await expect(page.getByText('Info Santé', { exact: true }).first()).toHaveAttribute('lang', 'fr');
  await expect(part(page, 'Programs for you')).toContainText('April 17, 2024');
});

test('no program leads to a news release or a statement', FULL, async ({ page }) => {
  for (const { slug } of regions) {
    await page.goto(pathOf(slug));
    const links = page
      .getByRole('main')
      .locator('section[aria-labelledby]:not([aria-labelledby="sources"]) a[href^="http"]');
    for (const url of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))) {
      expect(url, slug).not.toMatch(/news|statement/);
    }
  }
});

test('the list of regions marks the French names of health lines', FULL, async ({ page }) => {
  await page.goto('/resources');
  await page.getByRole('tab', { name: 'Provincial Resources' }).click();
  const names = page.getByRole('main').locator('[lang=fr]:visible');
  await expect(names.filter({ hasText: /^Info Santé$/ })).toHaveCount(1);
  await expect(names.filter({ hasText: /^Info-Santé$/ })).toHaveCount(1);
});

test('leave stands beside the money, and without a number where sources disagree', FULL, async ({ page }) => {
  await page.goto('/resources/ontario');
  const money = part(page, 'Money and time off work');
  await expect(money.getByRole('row', { name: /For giving birth/ })).toContainText(/15\sweeks\s*17\sweeks/);
  await expect(money.getByRole('row', { name: /the other parent/ })).toContainText('63 weeks');
  await page.goto('/resources/nunavut');
  const link = money
    .getByRole('row', { name: /For giving birth/ })
    .getByRole('link', { name: /^see the official page/ });
  await expect(link).toHaveAttribute('href', jobLeaves.NU.officialPage);
  await expect(money).toContainText(
    'An older text of the law gives 37 weeks of parental leave, less than the 61 weeks',
  );
});

test('the territories tell of travelling to give birth', FULL, async ({ page }) => {
  for (const slug of ['nunavut', 'northwest-territories', 'yukon']) {
    await page.goto(pathOf(slug));
    await expect(part(page, 'Travelling to give birth')).toContainText('Non-Insured Health Benefits');
  }
  await page.goto('/resources/nunavut');
  await expect(part(page, 'Travelling to give birth')).toContainText('plan to leave home weeks before the due date');
  await expect(part(page, 'Travelling to give birth').getByRole('link', { name: /Medical travel/ })).toBeVisible();
  const help = part(page, 'Help right now');
  await expect(help.getByRole('term').first()).toHaveText('Emergency, or to talk to a nurse');
  await expect(help.getByRole('definition').first()).toHaveText(
    /^Call your community health centre\. Nunavut has no 911\. In an emergency, call the emergency number of your health/,
  );
  await expect(help.getByRole('definition').nth(1)).toContainText('Its nurses decide about a flight (medevac).');
  await expect(help.getByRole('definition').nth(1)).toContainText('Away from Nunavut, as in Ottawa');
  await expect(help.getByRole('link', { name: '1-800-265-3333' })).toHaveAttribute('href', 'tel:+18002653333');
});

test('names who answers where 911 may not, in the regions where that is so', async ({ page }) => {
  for (const [slug, line] of [
    ['quebec', 'In Nunavik, 911 may not work everywhere: there, call your CLSC.'],
    [
      'ontario',
      'In some communities of the far north, 911 may not work: call the emergency number of your health centre',
    ],
  ] as const) {
    await page.goto(pathOf(slug));
    await expect(part(page, 'Help right now').getByText(line).first()).toBeVisible();
  }
});

test('the neighbours are one step away', FULL, async ({ page }) => {
  await page.goto('/resources/ontario');
  await page.getByRole('navigation', { name: 'Next door' }).getByRole('link', { name: 'Quebec' }).click();
  await expect(page).toHaveURL('/resources/quebec');
});

test('there is no page for a place that is no region', FULL, async ({ request }) => {
  expect((await request.get('/resources/atlantis')).status()).toBe(404);
});

test.describe('in the dark theme', () => {
  test.use({ colorScheme: 'dark' });

  test('paper stays white and print black', FULL, async ({ page }) => {
    await page.goto('/resources/ontario');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page is whole', async ({ page }) => {
    await page.goto('/resources/newfoundland-and-labrador');
    await expect(part(page, 'Help right now').getByRole('link', { name: '811' })).toBeVisible();
    await expect(part(page, 'Programs for you').getByRole('link', { name: '1-800-508-4788' })).toBeVisible();
  });
});
