import type { Page } from '@playwright/test';
import { listDrawer, listMenu } from '@/lib/site/navigation';
import { sitePages } from '@/lib/site/site-pages';
import { findTooWide } from './find-too-wide';
import { expect, test } from './fixtures';
import { FULL, fullUnless } from './tags';
import { calculatorWords, provinceWords } from './words';

const routes = sitePages.filter(({ isListed, family }) => isListed && !family).map(({ path }) => path);

for (const route of routes) {
  const tag = fullUnless(route === '/');
  test(`${route} has one main heading, a title and the footer with the year of the visit`, tag, async ({ page }) => {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/\S/);
    await expect(page.getByRole('contentinfo')).toContainText('© 2026 Canadian Due Date Calculator');
  });
}

test('the year in the footer is that of the visit, years after the build', FULL, async ({ page }) => {
  await page.clock.setSystemTime(new Date('2031-01-01T12:00:00-05:00'));
  await page.goto('/calculator');
  await expect(page.getByLabel(calculatorWords.dateLabels.lmp)).toHaveValue('2031-01-01');
  await expect(page.getByRole('contentinfo')).toContainText('© 2031');
});

test('the navigation has its links in order and marks the open page', async ({ page }) => {
  await page.goto('/calculator');
  const navigation = page.getByRole('navigation', { name: 'Main', exact: true });
  await expect(navigation.getByRole('link')).toHaveText([
    'Home',
    'Calculator',
    'Baby Development',
    'Resources',
    'Timeline',
  ]);
  await expect(navigation.getByRole('link', { name: 'Calculator' })).toHaveAttribute('aria-current', 'page');
  await expect(navigation.locator('[aria-current]')).toHaveCount(1);
  for (const [name, path] of [
    ['Home', '/'],
    ['Baby Development', '/development'],
    ['Resources', '/resources'],
    ['Timeline', '/timeline'],
    ['Calculator', '/calculator'],
  ] as const) {
    await navigation.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
  }
  await page.getByRole('banner').getByRole('link', { name: 'Due Date Calculator' }).click();
  await expect(page).toHaveURL('/');
});

test('the tools open from their name, and close on Esc, on a click elsewhere and when the focus leaves', async ({
  page,
}) => {
  await page.goto('/calculator');
  const navigation = page.getByRole('navigation', { name: 'Main', exact: true });
  const name = navigation.locator('summary', { hasText: 'Tools' });
  const timer = navigation.getByRole('link', { name: /^Contraction timer/ });
  await expect(timer).toBeHidden();
  await name.click();
  const links = navigation.locator('details').getByRole('link');
  await expect(links).toHaveText(listMenu('tools').map(({ label, about = '' }) => label + about));
  await page.keyboard.press('Escape');
  await expect(timer).toBeHidden();
  await expect(name).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(timer).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click({ position: { x: 8, y: 8 } });
  await expect(timer).toBeHidden();
  await name.click();
  await page.getByRole('banner').getByRole('link', { name: 'Contraction timer', exact: true }).last().focus();
  await expect(timer).toBeHidden();
  await name.click();
  await navigation.getByRole('link', { name: /^Benefits planner/ }).click();
  await expect(page).toHaveURL('/benefits');
  await name.click();
  await expect(navigation.getByRole('link', { name: /^Benefits planner/ })).toHaveAttribute('aria-current', 'page');
});

test('the search is one tap away on every page, the timer on every page but that on loss', FULL, async ({ page }) => {
  for (const path of ['/', '/development/week-28', '/resources/nunavut', '/about']) {
    await page.goto(path);
    await expect(page.getByRole('banner').getByTitle('Search')).toHaveAttribute('href', '/search#search-field');
    await page.getByRole('banner').getByTitle('Contraction timer').click();
    await expect(page).toHaveURL('/contraction-timer');
  }
  await page.goto('/support');
  await expect(page.getByRole('banner').getByTitle('Search')).toBeVisible();
  await expect(page.getByRole('banner').getByTitle('Contraction timer')).toHaveCount(0);
});

const headers = [
  {
    home: '/calculator',
    site: 'Due Date Calculator',
    links: ['Home', 'Calculator', 'Baby Development', 'Resources', 'Timeline'],
    open: 'Calculator',
    tools: 'Tools',
    search: 'Search',
    timer: 'Contraction timer',
    language: 'Français',
  },
  {
    home: '/fr/calculatrice',
    site: 'Date d’accouchement',
    links: ['Accueil', 'Calculatrice', 'Développement', 'Ressources', 'Calendrier'],
    open: 'Calculatrice',
    tools: 'Outils',
    search: 'Rechercher',
    timer: 'Chronomètre de contractions',
    language: 'English',
  },
];

for (const { home, site, links, open, tools, search, timer, language } of headers) {
  test(`${home}: a bar of links and the leaf from 768 px, a drawer and no leaf below`, FULL, async ({ page }) => {
    await page.goto(home);
    const header = page.getByRole('banner');
    const bar = header.getByRole('navigation').first();
    const leaf = header.getByRole('link', { name: site }).locator('img');
    const drawerButton = page.locator('[data-phone-menu] > button');
    await page.setViewportSize({ width: 767, height: 800 });
    await expect(drawerButton).toBeVisible();
    await expect(leaf).toBeHidden();
    await expect(bar).toBeHidden();
    await expect(header.getByRole('link', { name: site })).toHaveText(site, { useInnerText: true });
    for (const width of [768, 900, 1023, 1024, 1100, 1199, 1200, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      // Its own size of letters, and a little more than that.
      for (const rootPx of ['', '20px']) {
        await setLetters(page, rootPx);
        await expect(drawerButton, `at ${width} px`).toBeHidden();
        await expect(leaf, `at ${width} px`).toBeVisible();
        await expect(bar.getByRole('link'), `at ${width} px`).toHaveText(links);
        await expect(bar.getByRole('link', { name: open })).toHaveAttribute('aria-current', 'page');
        for (const part of [
          header.getByRole('link', { name: site }),
          ...links.map((name) => bar.getByRole('link', { name, exact: true })),
          bar.locator('summary', { hasText: tools }),
          header.getByTitle(search),
          header.getByTitle(timer),
          header.getByRole('link', { name: language }),
        ])
          await expect(part, `at ${width} px`).toBeInViewport({ ratio: 1 });
        expect(await findHeaderTrouble(page), `at ${width} px, letters of ${rootPx || 'their own size'}`).toEqual([]);
      }
    }
  });
}

test('the menu of tools stands whole below a narrow header, over the page', FULL, async ({ page }) => {
  for (const width of [768, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/', '/timeline', '/fr/calculatrice']) {
      await page.goto(path);
      const menu = page.locator('[data-menu]');
      await menu.locator('summary').click();
      for (const link of await menu.getByRole('link').all()) {
        await expect(link).toBeInViewport({ ratio: 1 });
        await link.click({ trial: true });
      }
    }
  }
});

test(
  'the footer has its three columns and its tools, and other sites open in a new tab that says so',
  FULL,
  async ({ page }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    const listBelow = (name: string) =>
      footer
        .locator('div')
        .filter({ has: page.getByRole('heading', { name, exact: true }) })
        .last()
        .getByRole('link');
    for (const [heading, links] of [
      [
        'Quick Links',
        [
          ['Province-Specific Resources', '/resources'],
          ['Pregnancy Timeline', '/timeline'],
          ['Canadian Baby Names', '/development#baby-names'],
          ['Parental Benefits', '/resources#parental-benefits'],
        ],
      ],
      ['Tools', listMenu('tools').map(({ label, path }) => [label, path])],
    ] as const) {
      await expect(listBelow(heading)).toHaveText(links.map(([name = '']) => name));
      for (const [name = '', path = ''] of links)
        await expect(listBelow(heading).and(page.getByRole('link', { name }))).toHaveAttribute('href', path);
    }
    await expect(listBelow('Helpful Resources')).toHaveCount(3);
    const external = footer.getByRole('link', { name: /opens in a new tab/ });
    await expect(external).toHaveCount(3);
    for (const link of await external.all()) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
  },
);

for (const path of ['/', '/fr/']) {
  test(`the footer is at most 520 px high on a phone: ${path}`, FULL, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const box = await page.getByRole('contentinfo').boundingBox();
    expect(box?.height).toBeLessThanOrEqual(520);
  });
}

test('the footer leads to the parental benefits, and opens their tab', FULL, async ({ page }) => {
  await page.goto('/timeline');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Parental Benefits', exact: true }).click();
  await expect(page).toHaveURL('/resources#parental-benefits');
  const tab = page.getByRole('tab', { name: 'Parental Benefits' });
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(tab).toBeInViewport({ ratio: 1 });
  // The region that was looked up stays, and the tab opens again from the page itself.
  await page.getByLabel(provinceWords.label).selectOption('Ontario');
  await expect(page).toHaveURL('/resources#ontario');
  await page.getByRole('tab', { name: 'National Resources' }).click();
  await footer.getByRole('link', { name: 'Parental Benefits', exact: true }).click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(tab).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { name: 'Ontario Resources' })).toBeAttached();
  // Also on arrival, when the region that is remembered makes the page longer.
  await page.goto('/about');
  await footer.getByRole('link', { name: 'Parental Benefits', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Ontario Resources' })).toBeAttached();
  await expect(tab).toBeInViewport({ ratio: 1 });
});

test.describe('a missing page', () => {
  test.use({ expectedErrors: ['404: this page does not exist', 'status of 404'] });

  test('says so, logs its path and leads home', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const response = await page.goto('/no/such-page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    expect(logged.join('\n')).toContain('/no/such-page');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: /^Something feels wrong/ })).toBeVisible();
    await expect(main.getByRole('navigation', { name: 'Try one of these' }).getByRole('link')).toHaveCount(4);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('the home page opens on its tips, and each tab shows its panel', FULL, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('tab', { name: 'Tips' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'Tips' })).toBeVisible();
  await page.getByRole('tab', { name: 'Tips' }).focus();
  await page.keyboard.press('ArrowRight');
  const resources = page.getByRole('tabpanel', { name: 'Resources' });
  await expect(resources.getByRole('term')).toHaveCount(13);
  await expect(resources.getByRole('link', { name: '1-888-315-9257' })).toHaveAttribute('href', 'tel:+18883159257');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the menu is a drawer that opens, closes on Esc and on an outside tap, and traps nothing', async ({ page }) => {
    await page.goto('/calculator');
    const open = page.getByRole('button', { name: 'Menu', exact: true });
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await expect(page.getByRole('navigation', { name: 'Main', exact: true })).toBeHidden();
    await expect(menu).toBeHidden();
    await open.click();
    await expect(menu.getByRole('link', { name: 'Calculator' })).toHaveAttribute('aria-current', 'page');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();
    await open.click();
    await page.touchscreen.tap(20, 400);
    await expect(menu).toBeHidden();
    await open.click();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();
    await open.click();
    await expect(menu.getByRole('link')).toHaveText([
      ...Object.values(listDrawer()).flatMap((links) => links.map(({ label }) => label)),
      'Support after a loss',
    ]);
    await menu.getByRole('link', { name: 'Timeline' }).click();
    await expect(page).toHaveURL('/timeline');
    await open.click();
    await menu.getByRole('link', { name: 'Hospital bag' }).click();
    await expect(page).toHaveURL('/hospital-bag');
  });

  test('the drawer speaks of no birth on the page about loss', FULL, async ({ page }) => {
    for (const [path, count] of [
      ['/support', 0],
      ['/about', 1],
    ] as const) {
      await page.goto(path);
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      const menu = page.getByRole('navigation', { name: 'Main menu' });
      await expect(menu.getByRole('link', { name: 'When to call' })).toBeVisible();
      await expect(menu.getByRole('link', { name: 'My baby is here' })).toHaveCount(count);
    }
  });

  test.describe('on pages that hold their own styles', () => {
    test.use({ expectedErrors: ['404'] });

    for (const path of [
      '/development/week-20',
      '/resources/ontario',
      '/fr/developpement/semaine-20',
      '/no-such-page',
    ]) {
      test(`the menu comes into the screen: ${path}`, fullUnless(path === '/development/week-20'), async ({ page }) => {
        await page.goto(path);
        await page.getByRole('button', { name: 'Menu', exact: true }).click();
        const menu = page.getByRole('navigation', { name: /^(Main menu|Menu principal)$/ });
        await expect(menu.getByRole('link').first()).toBeInViewport({ ratio: 1 });
        await expect(page.locator('[popover]:popover-open')).toHaveCSS('opacity', '1');
      });
    }
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the menu works all the same', async ({ page }) => {
      await page.goto('/');
      const menu = page.getByRole('navigation', { name: 'Main menu' });
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(menu).toBeVisible();
      await menu.getByRole('link', { name: 'Resources' }).click();
      await expect(page).toHaveURL('/resources');
    });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the tools open all the same', FULL, async ({ page }) => {
    await page.goto('/');
    const navigation = page.getByRole('navigation', { name: 'Main', exact: true });
    await navigation.locator('summary', { hasText: 'Tools' }).click();
    await navigation.getByRole('link', { name: /^Tips and guides/ }).click();
    await expect(page).toHaveURL('/tips');
  });

  test('the home page shows its health lines', FULL, async ({ page }) => {
    await page.goto('/');
    // Below the tips, and with the help of the regions.
    await expect(page.getByRole('link', { name: '1-888-315-9257' })).toHaveCount(2);
    await expect(page.getByRole('link', { name: '1-888-315-9257' }).first()).toBeVisible();
  });
});

async function setLetters(page: Page, rootSize: string) {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, rootSize);
}

/** What makes the page scroll sideways, and the parts of the header that lie over each other or break their words. */
async function findHeaderTrouble(page: Page): Promise<string[]> {
  const overlaps = await page.getByRole('banner').evaluate((header) => {
    const parts = [...header.querySelectorAll('a, summary, button')].filter((part) => part.checkVisibility());
    const boxes = parts.map((part) => ({ name: part.textContent, box: part.getBoundingClientRect() }));
    const troubles = boxes
      .filter(({ box }, index) => boxes.slice(index + 1).some((other) => other.box.left < box.right - 0.5))
      .map(({ name }) => `over the next: ${name}`);
    // Two lines of the name, or one of a link.
    return [...troubles, ...boxes.filter(({ box }) => box.height > 72).map(({ name }) => `too high: ${name}`)];
  });
  return [...overlaps, ...(await findTooWide(page))];
}
