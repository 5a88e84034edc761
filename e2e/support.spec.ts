import { readFileSync } from 'node:fs';
import { type Source, sources } from '@/data/sources';
import { crisisLines, lossSupport } from '@/data/support';
import { sitePages } from '@/lib/site/site-pages';
import { isGovernmentPage } from '@/lib/sources/source-groups';
import { wasRead } from '@/lib/sources/sources';
import { checking, dueDateMethods, medicalDisclaimer, methods, privacy } from '@/words/about';
import { services as texts } from '@/words/support';
import { getPageFile } from '../scripts/setup/list-routes.mjs';
import { storeDueDate } from './earlier-visit';
import { expect, test } from './fixtures';
import { FULL, fullUnless } from './tags';
import { letterWords, supportLinkWords, supportWords } from './words';

const OWN = '2027-06-08';
const PAST = '2026-11-06';

for (const [place, path, dueDate] of [
  ['the result', '/calculator', OWN],
  ['a due date that has passed', '/calculator', PAST],
  ['the greeting', '/', OWN],
  ['the greeting after the due date', '/', PAST],
  ['the forty weeks', '/development', OWN],
  ['the timeline', '/timeline', OWN],
  ['the timeline after the due date', '/timeline', PAST],
  ['a result that a link brought', '/calculator?date=2027-05-05', OWN],
] as const) {
  const tag = fullUnless(place === 'the result');
  test(`${place} leads to support`, tag, async ({ page }) => {
    await storeDueDate(page, dueDate);
    await page.goto(path);
    const link = page.getByRole('main').getByRole('link', { name: supportLinkWords.supportLink });
    await expect(link).toHaveCount(1);
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await link.click();
    await expect(page).toHaveURL('/support');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(supportWords.title);
  });
}

test('a visitor who has entered nothing is not asked', FULL, async ({ page }) => {
  await page.goto('/development');
  await expect(page.getByRole('button', { name: 'Show' })).toBeVisible();
  await expect(page.getByRole('link', { name: supportLinkWords.supportLink })).toBeHidden();
});

test('the announcement that a shared link opens speaks of a loss in the footer alone', FULL, async ({ page }) => {
  await page.goto('/?date=2027-05-05');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A baby is on the way');
  await expect(page.getByRole('main').getByRole('link', { name: /ended|loss/ })).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Support after a loss' })).toBeVisible();
});

test('the footer leads to both pages, and the about page to support', FULL, async ({ page }) => {
  await page.goto('/tips');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Support after a loss' })).toHaveAttribute('href', '/support');
  await footer.getByRole('link', { name: 'About, sources and privacy' }).click();
  await expect(page).toHaveURL('/about');
  await page.getByRole('main').getByRole('link', { name: 'support after a loss' }).click();
  await expect(page).toHaveURL('/support');
});

test('support is quiet: no picture, no week of a pregnancy, no congratulations', FULL, async ({ page }) => {
  await storeDueDate(page, OWN);
  await page.goto('/support');
  await expect(page.getByRole('button', { name: supportWords.erase })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('img')).toHaveCount(0);
  await expect(main.locator('img')).toHaveCount(0);
  await expect(main).not.toContainText(/congratulations|!/i);
  // Which benefits are paid after a loss depends on the week, so only that part may name one.
  for (const region of await main.getByRole('region').all()) {
    const isMoney = (await region.getByRole('heading', { name: 'Time off and money' }).count()) > 0;
    if (!isMoney) await expect(region).not.toContainText(/\bweek \d|\d+ weeks/i);
  }
  const money = main.getByRole('region', { name: 'Time off and money', exact: true });
  await expect(money).toContainText('Before week 20 of the pregnancy it pays sickness benefits');
  await expect(money).toContainText('From 19 weeks 0 days to 19 weeks 6 days, Service Canada decides');
});

test('support has the numbers that cannot wait on its first screen, then who listens, then each sign in a line of its own', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/support');
  const main = page.getByRole('main');
  for (const [dialled, name] of [
    ['988', /^9-8-8/],
    ['911', /^911/],
  ] as const) {
    const number = main.getByRole('link', { name }).first();
    await expect(number).toHaveAttribute('href', `tel:${dialled}`);
    await expect(number).toBeInViewport({ ratio: 1 });
  }
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    supportWords.nowTitle,
    supportWords.bodyTitle,
    ...[supportWords.stopTitle, supportWords.peopleTitle, supportWords.leaveTitle, supportWords.papersTitle],
    /^Sources/,
  ]);
  const body = main.getByRole('region', { name: supportWords.bodyTitle });
  await expect(body.getByRole('heading', { level: 3 }).first()).toContainText('call 911 now');
  for (const { signs } of Object.values(supportWords.lossSigns)) {
    for (const { text } of signs) await expect(body.getByRole('listitem').filter({ hasText: text })).toHaveCount(1);
  }
});

test('support says whom to call when a number does not answer, and beside no number how sure we are', async ({
  page,
}) => {
  await page.goto('/support');
  await expect(
    page.getByText('If a number does not answer, your health line can tell you whom to call.'),
  ).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/last looked|other public pages|Checked/);
  await expect(page.getByText('Centres de ressources périnatales', { exact: true })).toHaveAttribute('lang', 'fr');
});

test('support names everybody who helps, with numbers to tap', FULL, async ({ page }) => {
  await page.goto('/support');
  for (const [title, services] of [
    ['If you need somebody now', crisisLines],
    ['People who know loss', lossSupport],
  ] as const) {
    const region = page.getByRole('region', { name: title, exact: true });
    await expect(region.getByRole('heading', { level: 3 })).toHaveText(services.map(({ id }) => texts[id].name));
    for (const { id, numbers } of services) {
      const { name } = texts[id];
      const item = region.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
      await expect(item.getByRole('heading')).toBeVisible();
      for (const { printed, dialled } of numbers) {
        const link = item.getByRole('link', { name: printed, exact: true });
        await expect(link).toHaveAttribute('href', `tel:${dialled}`);
      }
    }
  }
});

test('the about page says how we count, that it is no advice, and what privacy means', FULL, async ({ page }) => {
  await page.goto('/about');
  for (const [title, texts] of [
    ['Privacy in five sentences', privacy],
    ['Not medical advice', medicalDisclaimer.map(({ text }) => text)],
    ['How the due date is found', dueDateMethods.map(({ text }) => text)],
    ['How we check', checking.map(({ text }) => text)],
    [
      'How the other figures come about',
      methods.flatMap(({ title, statements }) => [title, ...statements.map(({ text }) => text)]),
    ],
  ] as const) {
    const region = page.getByRole('region', { name: title, exact: true });
    await expect(region).toBeVisible();
    for (const text of texts) await expect(region).toContainText(text);
  }
  const listed = page.getByRole('region', { name: 'Sources', exact: true });
  await expect(listed.getByText(/We checked our record of each of them on \w+ \d+, 20\d\d or later/)).toBeVisible();
});

test(
  'the about page lists every source by topic, and says how we know those whose page we did not read',
  FULL,
  async ({ page }) => {
    await page.goto('/about');
    const listed = page.getByRole('region', { name: 'Sources', exact: true });
    const all = Object.values<Source>(sources);
    const unread = all.filter(({ confidence }) => !wasRead(confidence));
    expect(unread.length).toBeGreaterThan(0);
    await expect(listed).toContainText(`${unread.length} of them we have found but not read yet`);
    for (const topic of await listed.locator('summary').all()) await topic.click();
    for (const { title, url, confidence } of all) {
      const item = listed
        .getByRole('listitem')
        .filter({ has: page.locator(`a[href="${url}"]`), hasText: title })
        .first();
      await expect(item.getByText('Not read yet.'), title).toHaveCount(wasRead(confidence) ? 0 : 1);
      await expect(item.getByText('Read in a copy.'), title).toHaveCount(confidence === 'copy-read' ? 1 : 0);
    }
    await expect(listed.locator('[lang=fr]', { hasText: 'Bébé bouge' }).first()).toBeVisible();
    const { title } = sources['sogc-432'];
    await expect(listed.getByRole('link', { name: `${title} (opens in a new tab)`, exact: true })).toBeVisible();
  },
);

test('the about page says how many sources each topic has, and prints all of them', FULL, async ({ page }) => {
  await page.goto('/about');
  const listed = page.getByRole('region', { name: 'Sources', exact: true });
  const counts = (await listed.locator('summary').allTextContents()).map((text) =>
    Number(/\((\d+)\)$/.exec(text)?.[1]),
  );
  expect(counts.reduce((sum, count) => sum + count)).toBe(Object.keys(sources).length);
  const first = listed.getByRole('link', { name: sources['sogc-303'].title });
  await expect(first).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(first).toBeVisible();
});

const withSources = sitePages
  .filter(
    ({ isExample, path }) => isExample && /<h2 id="(?:benefit-)?sources"/.test(readFileSync(getPageFile(path), 'utf8')),
  )
  .map(({ path }) => path)
  // Its list is that of the benefits, in a tab.
  .filter((path) => path !== '/resources');

/** What the line below the sources of a page says that the page is not. */
function isNoAdvice(path: string): string {
  if (path === '/benefits/letter') return letterWords.notLegalAdvice;
  return path.startsWith('/benefits') ? 'a guide, not a decision' : 'a guide, not medical advice';
}

for (const path of withSources) {
  test(`${path} shows its sources, none that nobody read, and leads to how we check`, FULL, async ({ page }) => {
    await page.goto(path);
    const listed = page.getByRole('main').getByRole('region', { name: /^Sources/ });
    const items = listed.getByRole('listitem');
    await expect(items.first()).toBeHidden();
    // About itself lists all, by topic.
    for (const summary of await listed.locator('summary').all()) await summary.click();
    expect(await items.count()).toBeGreaterThan(0);
    if (path !== '/about') await expect(listed.locator('summary')).toHaveText(`Sources (${await items.count()})`);
    for (const { title, url } of Object.values<Source>(sources).filter(({ confidence }) => !wasRead(confidence))) {
      const unread = items.filter({
        has: page.getByRole('link', { name: `${title} (opens in a new tab)`, exact: true }),
      });
      if ((await unread.count()) === 0) continue;
      expect(isGovernmentPage(url), title).toBe(true);
      await expect(unread).toHaveText(/^Official page: /);
    }
    await expect(listed).toContainText(isNoAdvice(path));
    await listed.getByRole('link', { name: 'How we check' }).click();
    await expect(page).toHaveURL('/about#how-we-check');
    await expect(page.getByRole('heading', { name: 'How we check' })).toBeInViewport();
  });
}

test('the numbers of the health lines can be tapped on the about page', FULL, async ({ page }) => {
  await page.goto('/about');
  const lines = page.getByRole('region', { name: 'Health lines', exact: true });
  await lines.locator('summary').click();
  await expect(lines.getByRole('link', { name: '1-888-315-9257', exact: true })).toHaveAttribute(
    'href',
    'tel:+18883159257',
  );
  await expect(lines.getByRole('listitem').filter({ hasText: 'Yukon' })).toContainText(
    /^Yukon: Health line, 811Not read yet\.$/,
  );
  await expect(lines.getByRole('listitem').filter({ hasText: 'Alberta' })).not.toContainText('Not read yet');
});

test('about and support print without navigation or buttons to press', FULL, async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/support');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
});
