import type { Page } from '@playwright/test';
import { provinceCodes } from '@/data/provinces';
import { getProvinceResources, listNationalResources } from '@/lib/resources/resource-links';
import { inRegion, names } from '@/words/regions';
import { keepFromEarlierVisit } from './earlier-visit';
import { expect, test } from './fixtures';
import { holdScripts } from './hold-scripts';
import { findSmallestLetters, readPdf } from './read-pdf';
import { FULL, fullUnless } from './tags';
import { watchLayoutShift } from './watch-layout-shift';
import { finderWords, postalWords, provinceWords } from './words';

/** An address as it is printed, to be typed. */
const toPrinted = (url: string) => url.replace(/^https?:\/\/|\/$/g, '');
const results = (page: Page, name: string) => page.getByRole('region', { name: `${name} Resources`, exact: true });
const select = (page: Page) => page.getByLabel(provinceWords.label, { exact: true });
const field = (page: Page) => page.getByLabel(postalWords.postalCode, { exact: true });
const answer = (page: Page) => page.getByRole('status', { name: 'Search result' });

const open = (page: Page, hash = '') => page.goto(`/resources${hash}`);

async function openPostalSearch(page: Page) {
  await open(page);
  await page.getByRole('button', { name: finderWords.modes.postal }).click();
}

async function search(page: Page, postalCode: string) {
  await field(page).fill(postalCode);
  await page.getByRole('button', { name: postalWords.search, exact: true }).click();
}

test('a province chosen from the list shows its pages, each link with a name of its own', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('button', { name: 'Search by Province' })).toHaveAttribute('aria-pressed', 'true');
  await expect(select(page).getByRole('option')).toHaveCount(14);
  await expect(select(page).getByRole('option', { selected: true })).toHaveText('Select your province or territory');
  await select(page).selectOption('Quebec');
  const quebec = results(page, 'Quebec');
  for (const [heading, field] of [
    ['Prenatal Healthcare', 'healthLink'],
    ['Maternity Leave', 'maternityInfo'],
    ['Parental Benefits', 'parentalBenefits'],
    ['Childcare Options', 'childcareOptions'],
  ] as const) {
    await expect(quebec.getByRole('heading', { name: heading })).toBeVisible();
    const link = quebec.getByRole('link', { name: `Visit Resource ${heading}, Quebec (opens in a new tab)` });
    await expect(link).toHaveAttribute('href', getProvinceResources('QC')[field].url);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  await expect(quebec.getByRole('link', { name: /Parental Benefits/ })).toHaveAttribute(
    'href',
    'https://www.rqap.gouv.qc.ca/en',
  );
  await expect(quebec.getByRole('heading', { name: 'Special Programs in Quebec' })).toBeVisible();
  await expect(quebec.getByRole('link', { name: /^Explore Special Programs/ })).toHaveAttribute(
    'href',
    getProvinceResources('QC').specialPrograms.url,
  );
  await expect(quebec.getByRole('link', { name: '811' })).toHaveAttribute('href', 'tel:811');
  await expect(answer(page)).toHaveText('Quebec Resources are shown above.');
  await quebec.getByRole('link', { name: /on one page/ }).click();
  await expect(page).toHaveURL('/resources/quebec');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Quebec');
});

test('Back to the page chooses nothing: it brings no message and no jump to the results', FULL, async ({ page }) => {
  await keepFromEarlierVisit(page, { region: 'ON' });
  await open(page);
  await expect(results(page, 'Ontario')).toBeVisible();
  await page.goto('/about');
  await page.goBack();
  await expect(results(page, 'Ontario')).toBeVisible();
  await expect(answer(page)).toBeEmpty();
});

test('the region is in the address: Back and Forward follow it, and a reload keeps it', FULL, async ({ page }) => {
  await open(page);
  await select(page).selectOption('Ontario');
  await expect(page).toHaveURL('/resources#ontario');
  await select(page).selectOption('Manitoba');
  await expect(results(page, 'Manitoba').getByRole('link', { name: '1-888-315-9257' })).toBeVisible();
  await page.goBack();
  await expect(results(page, 'Ontario')).toBeVisible();
  await expect(select(page)).toHaveValue('ON');
  await page.goBack();
  await expect(page.getByRole('heading', { name: /^(Ontario|Manitoba) Resources$/ })).toHaveCount(0);
  await page.goForward();
  await page.reload();
  await expect(results(page, 'Ontario')).toBeVisible();
});

test(
  'a region looked up for somebody else leaves the rest of the site with the visitor’s own, until she wants it',
  FULL,
  async ({ page }) => {
    const healthLine = page.getByRole('link', { name: /^Call 811/ });
    await open(page);
    await select(page).selectOption('Nova Scotia');
    await page.goto('/contraction-timer');
    await expect(healthLine).toBeVisible();
    await openPostalSearch(page);
    await search(page, 'X0A 0H0');
    await expect(results(page, 'Nunavut')).toContainText('The rest of this site stays with Nova Scotia');
    await page.goto('/contraction-timer');
    await expect(healthLine).toBeVisible();
    await page.goBack();
    await results(page, 'Nunavut').getByRole('button', { name: 'Use Nunavut everywhere' }).press('Enter');
    await expect(page.getByText('The whole site now uses Nunavut.')).toBeFocused();
    await page.goto('/contraction-timer');
    await expect(
      page
        .getByText(/^Nunavut has no 911/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await expect(healthLine).toBeHidden();
  },
);

test(
  'the last choice is remembered, gets its address, and gives way to one that an address names',
  FULL,
  async ({ page }) => {
    await open(page);
    // The arrow keys choose every region that they pass.
    await select(page).selectOption('Alberta');
    await select(page).selectOption('Yukon');
    await open(page, '?');
    await expect(results(page, 'Yukon')).toBeVisible();
    await expect(page).toHaveURL(/#yukon$/);
    await open(page, '?again#nunavut');
    await expect(results(page, 'Nunavut')).toContainText(
      'Call your community health centre. Nunavut has no 911. In an emergency, call the emergency number of your health centre',
    );
  },
);

test.describe('before the script has come', () => {
  test.use({ awaitsWidgets: false });

  test('a province that was chosen counts', FULL, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/resources', { waitUntil: 'commit' });
    await select(page).selectOption('Alberta');
    release();
    await expect(results(page, 'Alberta')).toBeVisible();
    await expect(page).toHaveURL('/resources#alberta');
  });
});

for (const hash of ['#%E0%A4%A', '#<img src=x onerror=alert(1)>', '#toString', '#content']) {
  test(`an address that ends in ${hash} shows no region and breaks nothing`, FULL, async ({ page }) => {
    await open(page, hash);
    // Hidden until the hash has been read, and removed once a region is shown.
    await expect(page.getByRole('navigation', { name: 'All provinces and territories' })).toBeVisible();
    await expect(select(page)).toHaveValue('');
    await select(page).selectOption('Alberta');
    await expect(results(page, 'Alberta')).toBeVisible();
    await page.evaluate(async (hash) => {
      const changed = new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));
      window.location.hash = hash;
      await changed;
    }, hash);
    await expect(select(page)).toHaveValue('AB');
    await expect(results(page, 'Alberta')).toBeVisible();
  });
}

test('the postal code is tidied while it is typed, and the caret stays where one types', FULL, async ({ page }) => {
  await openPostalSearch(page);
  const button = page.getByRole('button', { name: postalWords.search, exact: true });
  await expect(field(page)).toHaveAttribute('placeholder', 'Enter postal code (e.g. A1A 1A1)');
  await expect(button).toBeDisabled();
  await field(page).pressSequentially('-');
  await expect(button).toBeDisabled();
  await field(page).pressSequentially('m5v');
  await expect(field(page)).toHaveValue('M5V');
  await field(page).pressSequentially('2t69');
  await expect(field(page)).toHaveValue('M5V 2T6');
  // Corrects the second character: deletes it, types a wrong one, deletes that, types the right one.
  await field(page).press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Delete');
  await page.keyboard.type('-x');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('4');
  await expect(field(page)).toHaveValue('M4V 2T6');
});

test('a postal code is searched by the Enter key, in small letters, and stays there', async ({ page }) => {
  await openPostalSearch(page);
  await field(page).pressSequentially('x1a 2n3');
  await page.keyboard.press('Enter');
  await expect(answer(page)).toHaveText('X1A 2N3 is in the Northwest Territories. The resources are shown above.');
  await expect(results(page, 'Northwest Territories')).toBeVisible();
  await expect(page).toHaveURL('/resources#northwest-territories');
  await expect(field(page)).toHaveValue('X1A 2N3');
  await expect(field(page)).toBeFocused();
});

test('a pasted address is cut to its postal code', FULL, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPostalSearch(page);
  await page.evaluate(() => navigator.clipboard.writeText(' b3h-4r2, Halifax '));
  await field(page).press('ControlOrMeta+V');
  await expect(field(page)).toHaveValue('B3H 4R2');
  await page.getByRole('button', { name: postalWords.search, exact: true }).click();
  await expect(results(page, 'Nova Scotia')).toBeVisible();
});

for (const [typed, shown] of [
  ['x9z', 'X9Z'],
  ['W1A 1A1', 'W1A 1A1'],
  ['5', '5'],
] as const) {
  const tag = fullUnless(shown === 'X9Z');
  test(`${shown}, which belongs to no region, is named, and the list is offered`, tag, async ({ page }) => {
    await openPostalSearch(page);
    await search(page, 'k1a');
    await search(page, typed);
    await expect(answer(page)).toContainText(`the postal code ${shown}.`);
    await expect(results(page, 'Ontario')).toBeVisible();
    await expect(field(page)).toHaveValue(shown);
    await page.getByRole('button', { name: 'Choose from the list' }).click();
    await expect(select(page)).toBeFocused();
    await page.getByRole('button', { name: finderWords.modes.postal }).click();
    await expect(field(page)).toHaveValue(shown);
  });
}

test('an X alone asks for more, and letters to Santa get a kind answer', FULL, async ({ page }) => {
  await openPostalSearch(page);
  await search(page, 'X0');
  await expect(answer(page)).toContainText('X0 could be in the Northwest Territories or in Nunavut.');
  await expect(field(page)).toHaveAccessibleDescription(/X0 could be in the Northwest Territories or in Nunavut\./);
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await search(page, 'h0h0h0');
  await expect(answer(page)).toContainText('where letters to Santa go');
  await expect(results(page, 'Quebec')).toBeVisible();
});

test('a postal code that is not found is said within the screen of a phone', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPostalSearch(page);
  for (const [code, message] of [
    ['Z1Z', /^No province or territory has the postal code Z1Z\./],
    ['X0', /^X0 could be in the Northwest Territories or in Nunavut\./],
  ] as const) {
    await page.evaluate(() => window.scrollTo(0, 0));
    await search(page, code);
    // The second one is for screen readers.
    await expect(page.getByText(message).first()).toBeInViewport({ ratio: 0.9 });
    await expect(field(page)).toBeFocused();
  }
});

test('what is no postal code is not said to be in a province', FULL, async ({ page }) => {
  await openPostalSearch(page);
  await field(page).pressSequentially('90210');
  await expect(field(page)).toHaveValue('902 10');
  await search(page, 'MMM MMM');
  await expect(answer(page)).toHaveText(
    'Postal codes that begin with M are in Ontario. The resources are shown above.',
  );
});

test('the national resources are always there, and three tabs hold the rest', FULL, async ({ page }) => {
  await open(page);
  const national = page.getByRole('region', { name: 'National Canadian Resources' });
  await expect(national.getByRole('link')).toHaveText([
    /^EI Maternity & Parental Benefits/,
    /^Canada Child Benefit/,
    /^Public Health Agency of Canada/,
    /^Infant Care/,
    /^Canada's Food Guide/,
    /^Financial Planning/,
  ]);
  for (const { name, url } of listNationalResources())
    await expect(national.getByRole('link', { name: `${name} (opens in a new tab)` })).toHaveAttribute('href', url);
  await expect(page.getByRole('tab')).toHaveText(['Parental Benefits', 'Provincial Resources', 'National Resources']);
  await page.getByRole('tab', { name: 'Provincial Resources' }).click();
  const provincial = page.getByRole('tabpanel', { name: 'Provincial Resources' });
  await expect(provincial.getByRole('listitem')).toHaveCount(13);
  await expect(provincial.getByRole('link', { name: 'Manitoba' })).toHaveAttribute('href', '/resources/manitoba');
  await page.keyboard.press('ArrowRight');
  const listed = page.getByRole('tabpanel', { name: 'National Resources' });
  await expect(listed).toContainText('Run by Transport Canada');
  // Each page by one name.
  for (const { name, url } of listNationalResources())
    await expect(listed.getByRole('link', { name: `${name} (opens in a new tab)` })).toHaveAttribute('href', url);
});

test('the first tab tells of benefits, and opens the planner on demand', async ({ page }) => {
  await open(page);
  const benefits = page.getByRole('tabpanel', { name: 'Parental Benefits' });
  await expect(benefits.getByRole('heading', { name: 'Employment Insurance (EI)' })).toBeVisible();
  const button = benefits.getByRole('button', { name: 'Plan your benefits' });
  await button.click();
  await expect(benefits.getByLabel('Due date')).toBeVisible();
  await button.click();
  await expect(benefits.getByLabel('Due date')).toBeHidden();
  await expect(benefits.getByRole('link', { name: 'Open the planner on its own page' })).toHaveAttribute(
    'href',
    '/benefits',
  );
});

test('the home page leads to the resources of a region', FULL, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('tab', { name: 'Resources' }).click();
  await page.getByLabel('Your province or territory').selectOption('British Columbia');
  await page.getByRole('link', { name: 'Find Local Resources' }).click();
  await expect(page).toHaveURL('/resources#british-columbia');
  await expect(results(page, 'British Columbia')).toBeVisible();
});

for (const width of [320, 360, 1280]) {
  test(`nothing scrolls sideways with a region and a message at ${width} px`, FULL, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await openPostalSearch(page);
    await search(page, 'A1A');
    await expect(results(page, 'Newfoundland and Labrador').getByText('1-800-508-4788')).toBeVisible();
    await search(page, 'X9Z');
    await expect(page.getByRole('button', { name: 'Choose from the list' })).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test('a region that is remembered pushes nothing down before one’s eyes', FULL, async ({ page }) => {
  await open(page);
  await select(page).selectOption('Ontario');
  await expect(results(page, 'Ontario').getByRole('heading', { name: 'Prenatal Healthcare' })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  const shift = await watchLayoutShift(page);
  await page.reload();
  await expect(results(page, 'Ontario').getByRole('heading', { name: 'Prenatal Healthcare' })).toBeVisible();
  expect(await shift()).toBe(0);
});

test.describe('on paper', () => {
  for (const code of provinceCodes) {
    const name = names[code];
    test(`${name} fits on one page, with addresses and numbers written out`, FULL, async ({ page }) => {
      await open(page);
      await select(page).selectOption(name);
      await expect(results(page, name).getByRole('heading', { name: 'Prenatal Healthcare' })).toBeVisible();
      const pdf = await page.pdf({ format: 'Letter' });
      expect((await findSmallestLetters(pdf)).points).toBeGreaterThanOrEqual(9);
      const pages = await readPdf(pdf);
      expect(pages).toHaveLength(1);
      expect(pages[0]).toContain('National Canadian Resources');
      const text = pages.join(' ');
      const written = text.replace(/\s/g, '');
      expect(text).toContain('Canadian Pregnancy Resources');
      expect(text).toContain('Printed November 21, 2026. Checked November 21, 2026.');
      expect(written).toMatch(/localhost:\d+\/resources/);
      expect(text).toContain(`${name} Resources`);
      expect(text).toContain(`Special Programs ${inRegion(code)}`);
      const links = await page.getByRole('main').locator('a[href^="https"]:visible').all();
      for (const link of links) {
        // The tabs, which are not printed, repeat some.
        const isPrinted = (await link.locator('xpath=ancestor::*[@data-all-regions]').count()) === 0;
        if (isPrinted) expect(written).toContain(toPrinted((await link.getAttribute('href')) ?? ''));
      }
      for (const number of await results(page, name).locator('a[href^="tel"]').all()) {
        expect(text).toContain(await number.textContent());
      }
      for (const unwanted of ['Find Local Resources', 'Visit Resource', 'Search by', 'Calculator ']) {
        expect(text.replace('Due Date Calculator', '')).not.toContain(unwanted);
      }
    });
  }

  for (const path of ['/resources', '/fr/ressources']) {
    test(
      `without a region ${path} prints on two sheets, the numbers first, and no table is divided`,
      fullUnless(path === '/resources'),
      async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('tab').first()).toBeVisible();
        const pdf = await page.pdf({ format: 'Letter', preferCSSPageSize: true });
        expect((await findSmallestLetters(pdf)).points).toBeGreaterThanOrEqual(9);
        const sheets = await readPdf(pdf);
        expect(sheets).toHaveLength(2);
        for (const part of ['Nunavut', '1-888-315-9257']) expect(sheets[0]).toContain(part);
        // A divided table repeats its head, which two tables have.
        const head = await page.locator('[data-benefits-text] th[scope="col"]').nth(1).textContent();
        expect(sheets.join(' ').split(head ?? '')).toHaveLength(3);
      },
    );
  }

  test('without a region all national pages are there, once each, under their names', FULL, async ({ page }) => {
    await open(page);
    const text = (await readPdf(await page.pdf({ format: 'Letter' }))).join(' ');
    for (const part of ['National Canadian Resources', ...listNationalResources().map(({ name }) => name)]) {
      expect(text).toContain(part);
    }
    const written = text.replace(/\s/g, '');
    for (const once of [
      'ProvincialResources',
      'NationalResources',
      'www.pregnancyinfo.ca',
      ...listNationalResources().map(({ url }) => toPrinted(url)),
    ]) {
      expect(written.split(once), once).toHaveLength(2);
    }
    // Sources are read on the screen.
    expect(text).not.toContain('Employment Insurance Act, section');
  });

  test('a button prints the page', FULL, async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => {
        document.documentElement.dataset.printed = 'yes';
      };
    });
    await open(page);
    await page.getByRole('button', { name: 'Print this page' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the pages of all regions and everything national are there, and no form that does nothing', async ({
    page,
  }) => {
    await page.goto('/resources');
    await expect(page.getByRole('heading', { name: 'Find Local Resources' })).toBeHidden();
    const list = page.getByRole('navigation', { name: 'All provinces and territories' });
    await expect(list.getByRole('link')).toHaveCount(13);
    await expect(page.getByRole('link', { name: '1-888-315-9257' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Infant Care/ }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: /^Caring for Kids/ })).toBeVisible();
    await page.goto('/');
    await expect(page.getByLabel('Your province or territory')).toBeHidden();
    await page.getByRole('link', { name: 'Prince Edward Island' }).click();
    await expect(page).toHaveURL('/resources/prince-edward-island');
  });
});
