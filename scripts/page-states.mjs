/** States of pages that their address alone does not show. */
export const shotStates = [
  {
    name: 'calculator-result',
    path: '/calculator',
    async prepare(page) {
      await page.getByLabel('First day of last period').fill('2026-09-01');
      await page.getByRole('button', { name: 'Calculate My Due Date' }).click();
      await page.getByRole('heading', { name: 'Tuesday, June 8, 2027' }).waitFor();
    },
  },
  {
    name: 'calculator-ultrasound',
    path: '/calculator',
    async prepare(page) {
      await page.getByRole('radio', { name: 'Ultrasound' }).check();
      await page.getByLabel('Weeks at scan').fill('5');
    },
  },
  {
    name: 'calculator-errors',
    path: '/calculator',
    async prepare(page) {
      await page.getByLabel('First day of last period').fill('2027-03-01');
      await page.getByText('More options', { exact: true }).click();
      await page.getByRole('button', { name: 'Calculate My Due Date' }).click();
    },
  },
  {
    name: 'calculator-calendar',
    path: '/calculator',
    async prepare(page) {
      const button = page.getByRole('button', { name: 'Open calendar' });
      if (!(await button.isVisible())) return;
      await button.click();
      await page.getByRole('button', { name: 'Previous month' }).waitFor();
    },
  },
  { name: 'calculator-journey', path: '/calculator?date=2027-06-08#journey' },
  { name: 'calculator-facts', path: '/calculator?date=2027-06-08#facts' },
  { name: 'home-shared', path: '/?date=2027-06-08' },
  {
    name: 'support-question',
    path: '/support',
    async prepare(page) {
      await page.evaluate(() => window.localStorage.setItem('pregnancy', '{"version":1,"dueDate":"2027-06-08"}'));
      await page.reload();
      await page.getByRole('button', { name: 'Erase everything and stop every countdown' }).click();
    },
  },
  {
    name: 'support-answer',
    path: '/support',
    async prepare(page) {
      await page.evaluate(() => window.localStorage.setItem('pregnancy', '{"version":1,"dueDate":"2027-06-08"}'));
      await page.reload();
      await page.getByRole('button', { name: 'Erase everything and stop every countdown' }).click();
      await page.getByRole('button', { name: 'Yes, erase everything' }).click();
    },
  },
  {
    name: 'menu',
    path: '/',
    async prepare(page) {
      const button = page.getByRole('button', { name: 'Menu', exact: true });
      if (await button.isVisible()) await button.click();
    },
  },
  {
    name: 'calculator-dialog',
    path: '/calculator',
    async prepare(page) {
      await page.getByLabel('First day of last period').fill('2026-07-07');
      await page.getByRole('button', { name: 'Calculate My Due Date' }).click();
      await page
        .getByRole('button', { name: /^More about/ })
        .first()
        .click();
    },
  },
  {
    name: 'development-mine',
    path: '/development',
    async prepare(page) {
      await page.getByLabel('Due date').fill('2027-06-08');
      await page.getByRole('button', { name: 'Show' }).click();
      await page.getByText('You are here').waitFor();
    },
  },
  {
    name: 'hospital-bag-own',
    path: '/hospital-bag',
    async prepare(page) {
      await page.getByRole('checkbox', { name: 'Birth plan' }).check();
      await page.getByRole('combobox', { name: 'How many babies?' }).selectOption('2');
      await page.getByRole('checkbox', { name: 'I must travel to give birth' }).check();
      await page.getByText('Add your own item').click();
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await page.getByText('Write what you want to pack.').waitFor();
    },
  },
  {
    name: 'contraction-timer-timing',
    path: '/contraction-timer',
    async prepare(page) {
      await timeContractions(page, 4);
      await page.getByRole('button', { name: 'Start Contraction' }).click();
      await page.clock.runFor(47_000);
    },
  },
  {
    name: 'contraction-timer-edit',
    path: '/contraction-timer',
    async prepare(page) {
      await timeContractions(page, 2);
      await page.getByRole('button', { name: /^Edit/ }).first().click();
      await page.getByLabel('Ended', { exact: true }).waitFor();
    },
  },
  {
    name: 'benefits-plan',
    path: '/benefits',
    async prepare(page) {
      await page.getByLabel('Province or territory').selectOption('Ontario');
      await page.getByLabel('Due date').fill('2027-06-08');
      await page.getByRole('radio', { name: 'Two parents' }).check();
      await page.getByLabel(/^Birth parent's earnings/).fill('1000');
      await page.getByLabel(/^Other parent's earnings/).fill('2000');
      await page.getByRole('button', { name: 'Show my plan' }).click();
      await page.getByRole('heading', { name: 'Your benefits plan' }).waitFor();
    },
  },
  {
    name: 'benefits-errors',
    path: '/benefits',
    prepare: (page) => page.getByRole('button', { name: 'Show my plan' }).click(),
  },
  {
    name: 'resources-chosen',
    path: '/resources#manitoba',
    async prepare(page) {
      await page.clock.resume();
      await page.getByText('Special Programs in Manitoba').waitFor();
    },
  },
  {
    name: 'resources-unmatched',
    path: '/resources',
    async prepare(page) {
      await page.getByRole('button', { name: 'Search by Postal Code' }).click();
      await page.getByLabel('Postal code', { exact: true }).fill('X9Z');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
    },
  },
  {
    name: 'timeline-mine',
    path: '/timeline',
    async prepare(page) {
      await page.getByLabel('Due date', { exact: true }).first().fill('2027-06-08');
      await page.getByRole('button', { name: 'Show my dates' }).click();
      await page.getByRole('heading', { name: 'Benefit dates' }).waitFor();
    },
  },
];

/** Contractions of 65 seconds, a little under five minutes apart. */
async function timeContractions(page, count) {
  for (let index = 0; index < count; index += 1) {
    await page.getByRole('button', { name: 'Start Contraction' }).click();
    await page.clock.runFor(65_000);
    await page.getByRole('button', { name: 'Stop Contraction' }).click();
    await page.clock.runFor(215_000 + index * 7_000);
  }
}
