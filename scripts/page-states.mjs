import { sitePages } from './setup/site-map.mjs';

/**
 * States of pages that need more than an address to reach. Pictures are taken of each (shots.mjs), and axe looks at
 * each (e2e/accessibility.spec.ts).
 * @typedef {object} PageState
 * @property {string} name
 * @property {string} path
 * @property {number} [onlyWidth] of the window, in CSS pixels: the one at which the state is worth a look
 * @property {(page: Page) => Promise<void>} [prepare]
 */

/** @typedef {import('@playwright/test').Page} Page */

/**
 * Every page as it is opened at its address.
 * @type {PageState[]}
 */
export const openedPages = sitePages.map(({ id: name, path }) => ({ name, path }));

/** The fixed time of all tests and pictures: a Saturday, 11 weeks 4 days into the example pregnancy. */
export const NOW = new Date('2026-11-21T10:00:00-05:00');

const DUE_DATE = '2027-06-08';

/** @type {PageState[]} */
export const pageStates = [
  {
    name: 'home-shared',
    path: `/?date=${DUE_DATE}`,
    prepare: (page) => page.getByText('June 8, 2027').first().waitFor(),
  },
  {
    name: 'home-my-week',
    path: '/',
    async prepare(page) {
      await keep(page, 'pregnancy', { version: 1, dueDate: '2026-12-05' });
      await page.getByRole('heading', { name: 'You are 38 weeks pregnant' }).waitFor();
      await page.getByLabel(/^Where do you live/).selectOption('ON');
      await page.getByText('Next appointment').waitFor();
    },
  },
  {
    name: 'home-followed',
    path: '/',
    async prepare(page) {
      await keep(page, 'followed', { version: 1, dueDate: DUE_DATE });
      await page.getByRole('heading', { name: 'The baby you follow: week 11' }).waitFor();
    },
  },
  {
    name: 'home-birth',
    path: '/',
    async prepare(page) {
      await keep(page, 'birth', { version: 1, birthday: '2026-11-10' });
      await page.getByRole('heading', { name: 'Your baby is 11 days old' }).waitFor();
    },
  },
  {
    name: 'partner-followed',
    path: '/partner',
    async prepare(page) {
      await keep(page, 'followedCopy', {
        version: 1,
        madeOn: '2026-11-18',
        dueDate: '2027-04-03',
        region: 'ON',
        appointments: { 'anatomy-ultrasound': { date: '2026-11-25', time: '09:30', place: 'Riverside Midwives' } },
        bag: { packed: ['music'], own: [] },
      });
      await page.getByRole('heading', { name: 'Week 21: your part' }).waitFor();
      await page.getByRole('heading', { name: /^Hospital bag: 1 of/ }).click();
    },
  },
  {
    name: 'partner-send',
    path: '/partner',
    async prepare(page) {
      await keep(page, 'pregnancy', { version: 1, dueDate: DUE_DATE });
      await page.getByRole('button', { name: 'QR Code' }).click();
      await page.getByRole('img', { name: 'QR code with the link to the copy' }).waitFor();
    },
  },
  {
    name: 'birth-first-weeks',
    path: '/birth',
    async prepare(page) {
      await keep(page, 'birth', { version: 1, birthday: '2026-11-10' });
      await page.getByLabel(/^Where do you live/).selectOption('QC');
      await page.getByRole('heading', { name: 'After the birth in Quebec' }).waitFor();
      await page.getByRole('img', { name: /a baby was born/ }).waitFor();
    },
  },
  {
    name: 'birth-early',
    path: '/birth',
    async prepare(page) {
      const pregnancy = { version: 1, dueDate: '2027-01-05' };
      await keep(page, 'birth', { version: 1, birthday: '2026-11-10', pregnancy });
      await page.getByText(/^Born at 32 weeks/).waitFor();
    },
  },
  {
    name: 'take-along-kept',
    path: '/take-along',
    async prepare(page) {
      await keep(page, 'providerPhone', { version: 1, number: '613-555-0100' });
      await keep(page, 'pregnancy', { version: 1, dueDate: DUE_DATE });
      await page.getByRole('img', { name: 'QR code with what you chose' }).waitFor();
    },
  },
  {
    name: 'take-along-link',
    path: `/take-along#keep=1.${DUE_DATE}.ON`,
    prepare: (page) => page.getByRole('heading', { name: 'Welcome back' }).waitFor(),
  },
  {
    name: 'papers-ontario',
    path: '/papers',
    async prepare(page) {
      await keep(page, 'birth', { version: 1, birthday: '2026-11-15' });
      await page.getByLabel('Where do you live?').selectOption('ON');
      await page.getByText('24 days left').waitFor();
    },
  },
  {
    name: 'first-six-weeks-today',
    path: '/first-six-weeks',
    async prepare(page) {
      const pregnancy = { version: 1, dueDate: '2026-11-18' };
      await keep(page, 'birth', { version: 1, birthday: '2026-11-15', pregnancy });
      await page.getByText('Your baby is 6 days old').waitFor();
    },
  },
  {
    name: 'first-six-weeks-early',
    path: '/first-six-weeks#day-12',
    async prepare(page) {
      const pregnancy = { version: 1, dueDate: '2027-01-05' };
      await keep(page, 'birth', { version: 1, birthday: '2026-11-10', pregnancy });
      await page.getByText(/^Born at 32 weeks/).waitFor();
      await page.getByText('What fits you?').click();
    },
  },
  {
    name: 'birth-errors',
    path: '/birth',
    async prepare(page) {
      await page.getByLabel('Birthday', { exact: true }).fill('2026-11-22');
      await page.getByRole('button', { name: 'Begin the first weeks' }).click();
      await page.getByText('This day has not come yet.').waitFor();
    },
  },
  {
    name: 'calculator-due-date',
    path: '/calculator#due-date',
    prepare: (page) => page.getByRole('button', { name: 'Show My Weeks' }).waitFor(),
  },
  {
    name: 'home-errors',
    path: '/',
    async prepare(page) {
      await page.getByLabel('First day of last period').fill('2026-11-22');
      await page.getByRole('link', { name: 'Calculate Your Due Date' }).click();
      await page.getByText('This day has not come yet.').waitFor();
      await page.getByRole('tab', { name: 'Resources' }).click();
    },
  },
  {
    name: 'home-timer',
    path: '/',
    async prepare(page) {
      await page.getByRole('tab', { name: 'Timer' }).click();
      await page.getByRole('button', { name: 'Start Contraction' }).waitFor();
    },
  },
  {
    name: 'home-checklist',
    path: '/',
    async prepare(page) {
      await page.getByRole('tab', { name: 'Checklist' }).click();
      await page.getByRole('checkbox', { name: 'Birth plan' }).waitFor();
    },
  },
  {
    name: 'when-to-call-answers',
    path: '/when-to-call',
    async prepare(page) {
      await page.getByLabel('Which weeks?').selectOption('Weeks 26 to 36');
      await page.getByRole('searchbox').fill('contractions');
      await page.getByRole('listitem').filter({ hasText: 'Contractions or tightening' }).first().waitFor();
    },
  },
  {
    name: 'medicines-own-week',
    path: '/can-i/medicines#ibuprofen',
    async prepare(page) {
      await keep(page, 'pregnancy', { version: 1, dueDate: DUE_DATE });
      await page.getByText('for week 11').first().waitFor();
    },
  },
  {
    name: 'menu',
    path: '/',
    onlyWidth: 360,
    async prepare(page) {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('navigation', { name: 'Main menu' }).waitFor();
    },
  },
  {
    name: 'calculator-result',
    path: '/calculator',
    async prepare(page) {
      await calculate(page, '2026-09-01');
      await page.getByText('Due Date Calculated!').waitFor();
      await page.getByText('How we estimate').click();
    },
  },
  {
    name: 'calculator-email-refused',
    path: '/calculator',
    async prepare(page) {
      await showResult(page, '2026-09-01');
      await page.getByLabel('Your email').fill('no address');
      await page.getByRole('button', { name: 'Continue', exact: true }).click();
      await page.getByRole('alert', { name: 'Warnings' }).getByText(/./).first().waitFor();
    },
  },
  {
    name: 'calculator-newsletter-province',
    path: '/calculator',
    async prepare(page) {
      await showResult(page, '2026-09-01');
      await page.getByLabel('Your email').fill('loon@lake.ca');
      await page.getByRole('button', { name: 'Continue', exact: true }).click();
      await page.getByRole('form', { name: 'Newsletter, step 2 of 2' }).waitFor();
    },
  },
  {
    name: 'calculator-for-you',
    path: `/calculator?date=${DUE_DATE}`,
    async prepare(page) {
      await page.getByRole('tab', { name: 'For You' }).click();
      await page.getByRole('button', { name: 'QR Code' }).click();
      await page.getByRole('img', { name: /QR code/ }).waitFor();
    },
  },
  {
    name: 'calculator-checklist',
    path: '/calculator#checklist',
    prepare: (page) => page.getByRole('checkbox', { name: 'Birth plan' }).waitFor(),
  },
  {
    name: 'calculator-timer',
    path: '/calculator#timer',
    prepare: (page) => page.getByRole('button', { name: 'Start Contraction' }).waitFor(),
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
      await page.getByText('More options', { exact: true }).click();
      await page.getByLabel('Days from one period to the next').fill('99');
      await calculate(page, '2026-10-01');
      await page.getByText('If your cycle is shorter, longer or irregular').first().waitFor();
    },
  },
  {
    name: 'calculator-future',
    path: '/calculator',
    async prepare(page) {
      await calculate(page, '2027-03-01');
      await page.getByText('This day has not come yet.').first().waitFor();
    },
  },
  {
    name: 'calculator-note',
    path: '/calculator',
    async prepare(page) {
      await page.getByText('More options', { exact: true }).click();
      await page.getByLabel('Days from one period to the next').fill('40');
      await showResult(page, '2026-10-01');
      await page.getByText('With a cycle longer than 35 days').waitFor();
    },
  },
  {
    // A phone shows its own.
    name: 'calculator-calendar',
    path: '/calculator',
    onlyWidth: 1280,
    async prepare(page) {
      await page.getByRole('button', { name: 'Calendar: First day of last period' }).click();
      await page.getByRole('region', { name: /Calendar/ }).waitFor();
    },
  },
  {
    name: 'calculator-dialog',
    path: '/calculator',
    async prepare(page) {
      await showResult(page, '2026-09-01');
      await page.getByRole('button', { name: 'More about a Timbit' }).click();
      await page.getByRole('dialog', { name: 'A Timbit' }).waitFor();
    },
  },
  {
    name: 'calculator-journey',
    path: `/calculator?date=${DUE_DATE}#journey`,
    prepare: (page) => page.getByRole('heading', { name: 'Key Pregnancy Dates' }).waitFor(),
  },
  {
    name: 'calculator-facts',
    path: `/calculator?date=${DUE_DATE}#facts`,
    prepare: (page) => page.getByRole('heading', { name: 'Fun Facts' }).waitFor(),
  },
  {
    name: 'calculator-week-1',
    path: '/calculator',
    async prepare(page) {
      await showResult(page, '2026-11-14');
    },
  },
  {
    name: 'calculator-week-41',
    path: '/calculator?date=2026-11-10',
    prepare: (page) => page.getByRole('heading', { name: 'Canadian Size Comparison' }).waitFor(),
  },
  {
    name: 'calculator-week-42',
    path: '/calculator?date=2026-11-04',
    prepare: (page) => page.getByText('Has your baby arrived?').first().waitFor(),
  },
  {
    name: 'calculator-link-without-date',
    path: '/calculator?date=garbage',
    prepare: (page) => page.getByText('has no date that exists').first().waitFor(),
  },
  {
    name: 'development-mine',
    path: '/development',
    async prepare(page) {
      await page.getByLabel('Due date', { exact: true }).fill(DUE_DATE);
      await page.getByRole('button', { name: 'Show' }).click();
      await page.getByText('You are here').waitFor();
    },
  },
  {
    name: 'development-errors',
    path: '/development',
    async prepare(page) {
      await page.getByLabel('Due date', { exact: true }).fill('2030-01-01');
      await page.getByRole('button', { name: 'Show' }).click();
      await page.getByText('at most 280 days ahead').waitFor();
    },
  },
  {
    name: 'contraction-timer-timing',
    path: '/contraction-timer',
    async prepare(page) {
      await timeContractions(page, { count: 4, seconds: 65, restSeconds: 225 });
      await page.getByRole('button', { name: 'Start Contraction' }).click();
      await page.clock.runFor(47_000);
      await page.getByRole('button', { name: 'Stop Contraction' }).waitFor();
    },
  },
  {
    name: 'contraction-timer-alert-and-form',
    path: '/contraction-timer',
    async prepare(page) {
      await timeContractions(page, { count: 3, seconds: 130, restSeconds: 60 });
      await page.getByRole('button', { name: /^Edit/ }).first().click();
      await page.getByLabel('Ended', { exact: true }).fill('2026-11-21T09:00');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('The end has to come after the start.').first().waitFor();
    },
  },
  {
    // Close to 5 minutes apart, in a region with two numbers to call.
    name: 'contraction-timer-close',
    path: '/contraction-timer',
    async prepare(page) {
      await page.getByRole('group', { name: 'Are you 37' }).getByRole('radio', { name: 'Yes' }).check();
      await page.getByText('Questions that change the advice').click();
      await page.getByRole('group', { name: 'Have you given birth' }).getByRole('radio', { name: 'No' }).check();
      await page.getByLabel('Province or territory').selectOption('Manitoba');
      await timeContractions(page, { count: 3, seconds: 45, restSeconds: 280 });
      await page.getByText('Contractions are about').waitFor();
    },
  },
  {
    // Before 37 weeks, far from the hospital, one contraction too long.
    name: 'contraction-timer-preterm',
    path: '/contraction-timer',
    async prepare(page) {
      await page.getByRole('group', { name: 'Are you 37' }).getByRole('radio', { name: 'No' }).check();
      await page.getByText('Questions that change the advice').click();
      await page.getByRole('group', { name: 'How far' }).getByRole('radio', { name: '30 to 60' }).check();
      await timeContractions(page, { count: 2, seconds: 130, restSeconds: 280 });
      await page.getByText('Contractions before 37 weeks can be preterm labour').first().waitFor();
    },
  },
  {
    // Over an hour by road, and close: the longest advice.
    name: 'contraction-timer-far',
    path: '/contraction-timer',
    async prepare(page) {
      await page.getByRole('group', { name: 'Are you 37' }).getByRole('radio', { name: 'Yes' }).check();
      await page.getByText('Questions that change the advice').click();
      await page.getByRole('group', { name: 'How far' }).getByRole('radio', { name: 'Over an hour' }).check();
      await timeContractions(page, { count: 3, seconds: 65, restSeconds: 180 });
      await page.getByText('birth may be close').waitFor();
    },
  },
  {
    // In Nunavut, where neither the age nor the number of the health centre is known.
    name: 'contraction-timer-nunavut',
    path: '/contraction-timer',
    async prepare(page) {
      await page.evaluate(() => window.localStorage.setItem('region', 'NU'));
      await page.reload();
      await page.getByRole('button', { name: /^Go to your health centre/ }).waitFor();
    },
  },
  {
    // The last contractions are told of as past.
    name: 'contraction-timer-past',
    path: '/contraction-timer',
    async prepare(page) {
      await page.getByRole('group', { name: 'Are you 37' }).getByRole('radio', { name: 'Yes' }).check();
      await timeContractions(page, { count: 3, seconds: 65, restSeconds: 220 });
      await page.clock.fastForward(7_200_000);
      await page.getByText('None since?').waitFor();
    },
  },
  {
    // A number to call that is none.
    name: 'contraction-timer-provider',
    path: '/contraction-timer',
    async prepare(page) {
      await page.getByRole('button', { name: 'My provider' }).click();
      await page.getByLabel('Number to call').fill('my midwife');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Use digits, spaces').waitFor();
    },
  },
  {
    name: 'contraction-timer-cleared',
    path: '/contraction-timer',
    async prepare(page) {
      await timeContractions(page, { count: 1, seconds: 65, restSeconds: 60 });
      await page.getByRole('button', { name: 'Clear All' }).click();
      await page.getByRole('button', { name: 'Undo' }).waitFor();
    },
  },
  {
    name: 'hospital-bag-own',
    path: '/hospital-bag',
    async prepare(page) {
      await page.getByRole('checkbox', { name: 'Birth plan' }).check();
      await page.getByRole('combobox', { name: 'How many babies?' }).selectOption('2');
      await page.getByRole('checkbox', { name: 'I need to travel to give birth' }).check();
      await page.getByText('Add your own item').click();
      await page.getByLabel('What to pack').fill('Teddy bear');
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await page.getByText('Write what you want to pack.').waitFor();
    },
  },
  {
    name: 'hospital-bag-reset',
    path: '/hospital-bag',
    async prepare(page) {
      await page.getByRole('checkbox', { name: 'Birth plan' }).check();
      await page.getByRole('button', { name: 'Reset', exact: true }).click();
      await page.getByRole('button', { name: 'Undo' }).waitFor();
    },
  },
  {
    name: 'resources-chosen',
    path: '/resources#quebec',
    async prepare(page) {
      await page.getByText('Special Programs in Quebec').waitFor();
    },
  },
  {
    name: 'resources-unmatched',
    path: '/resources',
    async prepare(page) {
      await page.getByRole('button', { name: 'Search by Postal Code' }).click();
      await page.getByLabel('Postal code', { exact: true }).fill('X9Z');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await page.getByRole('status', { name: 'Search result' }).getByText('No province or territory has').waitFor();
    },
  },
  {
    name: 'resources-tab-provincial',
    path: '/resources',
    prepare: (page) => page.getByRole('tab', { name: 'Provincial Resources' }).click(),
  },
  {
    name: 'resources-tab-national',
    path: '/resources',
    prepare: (page) => page.getByRole('tab', { name: 'National Resources' }).click(),
  },
  {
    name: 'tips-open',
    path: '/tips',
    async prepare(page) {
      await page.getByRole('tab', { name: /^Third Trimester/ }).click();
      await page.getByText('Birth Plan Considerations').click();
    },
  },
  {
    name: 'benefits-plan',
    path: '/benefits',
    async prepare(page) {
      await page.getByLabel('Where do you live?').selectOption('Ontario');
      await page.getByLabel('Due date').fill(DUE_DATE);
      await page.getByRole('radio', { name: 'Both' }).check();
      await page.getByLabel('Pay before tax').first().fill('1000');
      await page.getByLabel('Pay before tax').last().fill('1400');
      await page.getByRole('heading', { name: 'Month by month' }).waitFor();
    },
  },
  {
    name: 'benefits-errors',
    path: '/benefits',
    async prepare(page) {
      await page.getByLabel('Where do you live?').selectOption('Ontario');
      await page.getByLabel('Due date').fill(DUE_DATE);
      await page.getByLabel('Pay before tax').fill('1.200');
      await page.getByLabel('Pay before tax').blur();
      await page.getByText('Write 1200 or 1.20').waitFor();
    },
  },
  {
    name: 'letter-ontario',
    path: '/benefits/letter',
    async prepare(page) {
      await page.getByLabel('Where do you work?').selectOption('Ontario');
      await page.getByRole('radio', { name: 'No', exact: true }).check();
      await page.getByLabel('Due date', { exact: true }).fill('2027-03-15');
      await page.getByLabel('Last day at work', { exact: true }).fill('2027-02-26');
      await page.getByText('Hand it in by').first().waitFor();
    },
  },
  {
    name: 'ivf-result',
    path: '/due-date/ivf',
    async prepare(page) {
      await page.locator('input[type="date"]').fill('2026-09-18');
      await page.getByRole('button', { name: 'Calculate My Due Date' }).click();
      await page.getByRole('heading', { name: 'Sunday, June 6, 2027' }).waitFor();
    },
  },
  {
    name: 'how-many-weeks-result',
    path: '/how-many-weeks',
    async prepare(page) {
      await page.getByLabel('First day of last period').fill('2026-09-01');
      await page.getByRole('button', { name: 'Calculate My Due Date' }).click();
      await page.getByRole('heading', { name: '11 weeks 4 days' }).waitFor();
    },
  },
  {
    name: 'search-typed',
    path: '/search',
    async prepare(page) {
      await page.getByRole('searchbox').fill('headache');
      await page
        .getByRole('link', { name: /Acetaminophen/ })
        .first()
        .waitFor();
    },
  },
  {
    name: 'search-without-answer',
    path: '/search',
    async prepare(page) {
      await page.getByRole('searchbox').fill('durian');
      await page.getByText('“durian” is not in our list').waitFor();
    },
  },
  {
    name: 'find-care-answered',
    path: '/find-care',
    async prepare(page) {
      await keep(page, 'pregnancy', { version: 1, dueDate: '2027-07-20' });
      await page.getByLabel('Where do you live?').selectOption('Ontario');
      await page.getByText('Choose what fits you, if you want').click();
      await page.getByRole('checkbox', { name: 'No family doctor' }).check();
      await page.locator('[data-situation="no-doctor"] details[open]').waitFor();
    },
  },
  {
    // A number to call that is none.
    name: 'movements-number',
    path: '/movements',
    async prepare(page) {
      await keep(page, 'pregnancy', { version: 1, dueDate: '2027-01-30' });
      await page.getByRole('button', { name: 'Add the number' }).click();
      await page.getByLabel('Number of your maternity unit').fill('my unit');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Use digits, spaces').waitFor();
    },
  },
  {
    name: 'timeline-mine',
    path: '/timeline',
    async prepare(page) {
      await page.getByLabel('Due date', { exact: true }).first().fill(DUE_DATE);
      await page.getByRole('button', { name: 'Show my dates' }).click();
      // The same folds stand before without dates, and are replaced by those of the own weeks.
      await page.getByRole('heading', { name: 'Next appointment' }).waitFor();
      for (const fold of ['Second trimester', 'Leave and money dates', 'Your dates in your calendar']) {
        await page.locator('summary').filter({ hasText: fold }).filter({ visible: true }).first().click();
      }
      for (const checkbox of await page.getByRole('checkbox').all()) await checkbox.uncheck();
      await page.getByRole('button', { name: 'Add to Calendar', exact: true }).click();
      await page.getByText('Choose at least one kind of date.').waitFor();
    },
  },
  {
    name: 'timeline-appointment',
    path: '/timeline',
    async prepare(page) {
      await keep(page, 'pregnancy', { version: 1, dueDate: DUE_DATE });
      await page.getByRole('button', { name: 'Write in an appointment' }).click();
      await page.getByLabel('Day', { exact: true }).fill('2026-12-01');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByText('In 10 days').filter({ visible: true }).first().waitFor();
    },
  },
  {
    name: 'timeline-errors',
    path: '/timeline',
    async prepare(page) {
      await page.getByLabel('Due date', { exact: true }).first().fill('2030-01-01');
      await page.getByRole('button', { name: 'Show my dates' }).click();
      await page.getByText('at most 280 days ahead').waitFor();
    },
  },
  { name: 'support-question', path: '/support', prepare: askToErase },
  {
    name: 'support-answer',
    path: '/support',
    async prepare(page) {
      await askToErase(page);
      await page.getByRole('button', { name: 'Yes, erase everything' }).click();
      await page.getByRole('region', { name: 'Nothing was stored' }).waitFor();
    },
  },
];

/**
 * Waits until the parts that load on demand are there: nothing says that it is loading, and no space kept for a part is
 * empty.
 * @param {Page} page
 */
export async function awaitParts(page) {
  await page.waitForFunction(
    () =>
      !document.body.innerText.includes('Loading') && !document.querySelector('[data-needs-script]:empty:not(input)'),
  );
}

/**
 * @param {Page} page
 * @param {string} lastPeriod yyyy-MM-dd
 */
async function calculate(page, lastPeriod) {
  await page.getByLabel('First day of last period').fill(lastPeriod);
  await page.getByRole('button', { name: 'Calculate My Due Date' }).click();
}

/**
 * Calculates, and waits for the whole result, whose first view and announcement card load on demand.
 * @param {Page} page
 * @param {string} lastPeriod yyyy-MM-dd
 */
async function showResult(page, lastPeriod) {
  await calculate(page, lastPeriod);
  await page.getByRole('heading', { name: 'Canadian Size Comparison' }).waitFor();
  await page.getByRole('heading', { name: 'Announcement card' }).waitFor();
  // The toast goes, with what it covers, but not while the mouse is over it.
  await page.mouse.move(0, 0);
  await page.clock.runFor(6_000);
}

/**
 * Opens the page again with something kept from an earlier visit.
 * @param {Page} page
 * @param {string} key
 * @param {object} value
 */
async function keep(page, key, value) {
  const entry = { key, text: JSON.stringify(value) };
  await page.evaluate((kept) => window.localStorage.setItem(kept.key, kept.text), entry);
  await page.reload();
}

/** @param {Page} page */
async function askToErase(page) {
  await page.getByRole('button', { name: 'Erase everything and stop every countdown' }).click();
  await page.getByRole('region', { name: 'Erase everything?' }).waitFor();
}

/**
 * Each rest is a little longer than the one before.
 * @param {Page} page
 * @param {{ count: number, seconds: number, restSeconds: number }} contractions
 */
async function timeContractions(page, { count, seconds, restSeconds }) {
  for (let index = 0; index < count; index += 1) {
    await page.getByRole('button', { name: 'Start Contraction' }).click();
    await page.clock.runFor(seconds * 1000);
    await page.getByRole('button', { name: 'Stop Contraction' }).click();
    await page.clock.runFor((restSeconds + index * 7) * 1000);
  }
}
