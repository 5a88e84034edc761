import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

// The missing page logs its path, as it should.
test.use({ expectedErrors: ['404: this page does not exist'] });

interface Scene {
  name: string;
  path: string;
  prepare?: (page: Page) => Promise<void>;
}

const scenes: Scene[] = [
  { name: 'home', path: '/' },
  {
    name: 'home, resources tab and a refused date',
    path: '/',
    async prepare(page) {
      await page.getByLabel('First day of last period').fill('2026-11-22');
      await page.getByRole('link', { name: 'Calculate Your Due Date' }).click();
      await page.getByText('This day has not come yet.').waitFor();
      await page.getByRole('tab', { name: 'Resources' }).click();
    },
  },
  {
    name: 'phone menu',
    path: '/',
    async prepare(page) {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
    },
  },
  { name: 'calculator', path: '/calculator' },
  {
    name: 'calculator, result, toasts and a refused email',
    path: '/calculator',
    async prepare(page) {
      await page.getByLabel('First day of last period').fill('2026-09-01');
      await page.getByRole('button', { name: 'Calculate My Due Date' }).click();
      await page.getByText('Due Date Calculated!').waitFor();
      await page.getByText('How we estimate').click();
      await page.getByLabel('Your email').fill('no address');
      await page.getByRole('button', { name: 'Continue', exact: true }).click();
      await page.getByRole('alert', { name: 'Warnings' }).getByText(/./).first().waitFor();
    },
  },
  {
    name: 'calculator, errors',
    path: '/calculator',
    async prepare(page) {
      await page.getByLabel('First day of last period').fill('2026-10-01');
      await page.getByText('More options', { exact: true }).click();
      await page.getByLabel('Days from one period to the next').fill('40');
      await page.getByLabel('Days from one period to the next').fill('99');
      await page.getByRole('button', { name: 'Calculate My Due Date' }).click();
    },
  },
  {
    name: 'calculator, calendar open',
    path: '/calculator',
    async prepare(page) {
      await page.getByRole('button', { name: 'Open calendar' }).click();
      await page.getByRole('region', { name: /Calendar/ }).waitFor();
    },
  },
  {
    name: 'calculator, a note',
    path: '/calculator',
    async prepare(page) {
      await page.getByText('More options', { exact: true }).click();
      await page.getByLabel('First day of last period').fill('2026-10-01');
      await page.getByLabel('Days from one period to the next').fill('40');
      await page.getByRole('button', { name: 'Calculate My Due Date' }).click();
      await page.getByText('With a cycle longer than 35 days').waitFor();
    },
  },
  {
    name: 'calculator, comparison dialog',
    path: '/calculator',
    async prepare(page) {
      await page.getByLabel('First day of last period').fill('2026-09-01');
      await page.getByRole('button', { name: 'Calculate My Due Date' }).click();
      await page.getByRole('button', { name: 'More about a Timbit' }).click();
    },
  },
  { name: 'calculator, journey', path: '/calculator?date=2027-06-08#journey' },
  { name: 'calculator, facts', path: '/calculator?date=2027-06-08#facts' },
  { name: 'calculator, a link without a date', path: '/calculator?date=garbage' },
  {
    name: 'home, a shared date',
    path: '/?date=2027-06-08',
    prepare: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  },
  { name: 'development', path: '/development' },
  {
    name: 'development with dates',
    path: '/development',
    async prepare(page) {
      await page.getByLabel('Due date', { exact: true }).fill('2027-06-08');
      await page.getByRole('button', { name: 'Show' }).click();
      await page.getByText('You are here').waitFor();
    },
  },
  { name: 'week 1', path: '/development/week-1' },
  { name: 'week 20', path: '/development/week-20' },
  { name: 'resources', path: '/resources' },
  {
    name: 'resources of Quebec',
    path: '/resources#quebec',
    async prepare(page) {
      await page.clock.resume();
      await page.getByText('Special Programs in Quebec').waitFor();
    },
  },
  {
    name: 'resources, a postal code of nowhere',
    path: '/resources',
    async prepare(page) {
      await page.getByRole('button', { name: 'Search by Postal Code' }).click();
      await page.getByLabel('Postal code', { exact: true }).fill('X9Z');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await page.getByText('We know no province').waitFor();
    },
  },
  { name: 'Quebec', path: '/resources/quebec' },
  { name: 'Nunavut', path: '/resources/nunavut' },
  {
    name: 'timeline, a refused date',
    path: '/timeline',
    async prepare(page) {
      await page.getByLabel('Due date', { exact: true }).first().fill('2030-01-01');
      await page.getByRole('button', { name: 'Show my dates' }).click();
      await page.getByText('more than 280 days ahead').waitFor();
    },
  },
  {
    name: 'timeline with dates and an answer',
    path: '/timeline',
    async prepare(page) {
      await page.getByLabel('Due date', { exact: true }).first().fill('2027-06-08');
      await page.getByRole('button', { name: 'Show my dates' }).click();
      await page.getByRole('heading', { name: 'Benefit dates' }).waitFor();
      for (const checkbox of await page.getByRole('checkbox').all()) await checkbox.uncheck();
      await page.getByRole('button', { name: 'Add to Calendar', exact: true }).click();
      await page.getByText('Choose at least one kind of date.').waitFor();
    },
  },
  { name: 'tips', path: '/tips' },
  { name: 'contraction timer', path: '/contraction-timer' },
  {
    name: 'contraction timer, timing',
    path: '/contraction-timer',
    prepare: (page) => page.getByRole('button', { name: 'Start Contraction' }).click(),
  },
  {
    name: 'contraction timer, alert and form',
    path: '/contraction-timer',
    async prepare(page) {
      for (let count = 0; count < 3; count += 1) {
        await page.getByRole('button', { name: 'Start Contraction' }).click();
        await page.clock.runFor(130_000);
        await page.getByRole('button', { name: 'Stop Contraction' }).click();
        await page.clock.runFor(60_000);
      }
      await page.getByRole('button', { name: /^Edit/ }).first().click();
      await page.getByLabel('Ended', { exact: true }).fill('2026-11-21T09:00');
      await page.getByRole('button', { name: 'Save' }).click();
    },
  },
  { name: 'hospital bag', path: '/hospital-bag' },
  {
    name: 'hospital bag, own items, a refusal and a toast',
    path: '/hospital-bag',
    async prepare(page) {
      await page.getByRole('checkbox', { name: 'Birth plan' }).check();
      await page.getByText('Add your own item').click();
      await page.getByLabel('What to pack').fill('Teddy bear');
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await page.getByText('Write what you want to pack.').waitFor();
      await page.getByRole('button', { name: 'Reset', exact: true }).click();
    },
  },
  { name: 'about', path: '/about' },
  {
    name: 'support, the question',
    path: '/support',
    prepare: (page) => page.getByRole('button', { name: 'Erase everything and stop every countdown' }).click(),
  },
  {
    name: 'support, the answer',
    path: '/support',
    async prepare(page) {
      await page.getByRole('button', { name: 'Erase everything and stop every countdown' }).click();
      await page.getByRole('button', { name: 'Yes, erase everything' }).click();
    },
  },
  { name: 'missing page', path: '/404' },
  {
    name: 'benefits, a plan for two',
    path: '/benefits',
    async prepare(page) {
      await page.getByLabel('Province or territory').selectOption('Quebec');
      await page.getByLabel('Due date').fill('2027-06-08');
      await page.getByRole('radio', { name: 'Two parents' }).check();
      await page.getByLabel(/^Birth parent's earnings/).fill('1000');
      await page.getByLabel(/^Other parent's earnings/).fill('2000');
      await page.getByRole('button', { name: 'Show my plan' }).click();
      await page.getByRole('heading', { name: 'Your benefits plan' }).waitFor();
    },
  },
  {
    name: 'benefits, errors',
    path: '/benefits',
    prepare: (page) => page.getByRole('button', { name: 'Show my plan' }).click(),
  },
  { name: 'offline', path: '/offline' },
];

const list = (violations: Awaited<ReturnType<AxeBuilder['analyze']>>['violations']) =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);

for (const { name, path, prepare } of scenes) {
  test(`${name}: no accessibility violation, in either theme`, async ({ page }) => {
    await page.goto(path);
    await prepare?.(page);
    const light = await new AxeBuilder({ page }).analyze();
    expect(list(light.violations)).toEqual([]);
    // The themes differ in their colours alone.
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']).analyze();
    expect(list(dark.violations)).toEqual([]);
  });
}
