import { calculateFromLastPeriod } from './calculate';
import { keepFromEarlierVisit, toStored } from './earlier-visit';
import { expect, test, watchPage } from './fixtures';
import { waitUntilKept } from './installed-site';
import { readPdf } from './read-pdf';
import { waitForPart } from './timer-page';
import {
  answerWords,
  calculatorWords,
  datesWords,
  finderWords,
  formWords,
  greetingWords,
  knownFactsWords,
  leaveWords,
  parentWords,
  postalWords,
  provinceWords,
  shareWords,
  timerWords,
  toasterWords,
} from './words';

// Each test is one visitor, from arriving to leaving; returning.spec.ts has one who comes back. The details of a single
// page are in its own spec.

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test.describe('from a search result to a partner', () => {
    test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

    test('week 20, calculator, result, link, and the partner who opens it', async ({ page, browser, baseURL }) => {
      await page.goto('/development/week-20');
      await page.getByRole('main').getByRole('link', { name: 'Find your own week' }).tap();
      await expect(page).toHaveURL('/calculator');
      await page.getByLabel(calculatorWords.dateLabels.lmp).fill('2026-07-04');
      await page.getByRole('button', { name: calculatorWords.calculate }).tap();
      await expect(page.getByRole('heading', { name: 'Saturday, April 10, 2027' })).toBeVisible();
      await page.getByRole('button', { name: shareWords.copyLink }).tap();
      await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
      const link = await page.evaluate(() => navigator.clipboard.readText());

      const partner = await browser.newContext({ baseURL });
      const theirs = await partner.newPage();
      const complaints = watchPage(theirs, baseURL);
      await theirs.clock.install({ time: new Date('2026-11-21T10:00:00-05:00') });
      await theirs.goto(link);
      await expect(theirs.getByRole('heading', { name: 'A baby is on the way' })).toBeVisible();
      await expect(theirs.getByText('Saturday, April 10, 2027')).toBeVisible();
      // Opening a link is not entering one's own due date.
      expect(await theirs.evaluate(() => window.localStorage.getItem('pregnancy'))).toBeNull();
      await theirs.getByRole('button', { name: greetingWords.follow }).click();
      await expect(theirs.getByRole('heading', { name: 'The baby you follow: week 20' })).toBeVisible();
      expect(await theirs.evaluate(() => window.localStorage.getItem('pregnancy'))).toBeNull();
      expect(complaints).toEqual([]);
      await partner.close();
    });
  });

  test.describe('at 3 a.m.', () => {
    test.use({ colorScheme: 'dark', serviceWorkers: 'allow' });

    test('37 weeks 5 days, offline: from the first contraction to go, with a missed tap', async ({ page, context }) => {
      test.slow();
      await keepFromEarlierVisit(page, { pregnancy: toStored('2026-12-08') });
      await waitUntilKept(page);
      await context.setOffline(true);
      await page.goto('/contraction-timer');
      await page.clock.pauseAt(new Date('2026-11-22T03:05:00-05:00'));
      await expect(page.getByText('37 weeks 5 days', { exact: true })).toBeVisible();
      const start = page.getByRole('button', { name: timerWords.start });
      const stop = page.getByRole('button', { name: timerWords.stop });
      const urgent = page.getByRole('alert', { name: timerWords.urgentAdvice });

      for (let contraction = 0; contraction < 14; contraction += 1) {
        await start.tap();
        if (contraction === 5) {
          await page.clock.runFor(150_000);
          await urgent.getByRole('button', { name: timerWords.forgotToStop }).tap();
          const ended = page.getByLabel(formWords.labels.endTime, { exact: true });
          await waitForPart(page, ended);
          await ended.fill('2026-11-22T03:29:25');
          await page.getByRole('button', { name: 'Save' }).tap();
          await page.clock.runFor(120_000);
        } else {
          await page.clock.runFor(65_000);
          await stop.tap();
          await page.clock.runFor(215_000);
        }
        if (contraction === 6) await expect(urgent).not.toContainText('You have had an hour of 5-1-1');
      }
      await expect(urgent).toContainText(
        'You have had an hour of 5-1-1: call your provider or go to the hospital now.',
      );
      await expect(start).toBeInViewport();
      const advice = page.getByRole('region', { name: timerWords.advice });
      await expect(advice.getByRole('link', { name: timerWords.callNumber('911') })).toHaveAttribute('href', 'tel:911');
      await advice.getByLabel(provinceWords.label).selectOption('Ontario');
      await expect(advice.getByRole('link', { name: timerWords.callNumber('811') })).toHaveAttribute('href', 'tel:811');
      await context.setOffline(false);
    });
  });

  test('Yellowknife: from the postal code to one sheet of paper with every number and address', async ({ page }) => {
    await page.goto('/resources');
    await page.getByRole('button', { name: finderWords.modes.postal }).tap();
    await page.getByLabel(postalWords.postalCode, { exact: true }).fill('x1a2n3');
    await page.getByRole('button', { name: postalWords.search, exact: true }).tap();
    await expect(page.getByRole('status', { name: 'Search result' })).toHaveText(
      'X1A 2N3 is in the Northwest Territories. The resources are shown above.',
    );
    const found = page.getByRole('region', { name: 'Northwest Territories Resources' });
    await expect(found.getByRole('link', { name: '1-844-259-1793' })).toHaveAttribute('href', 'tel:+18442591793');
    await page.getByRole('link', { name: /on one page/ }).tap();
    await expect(page).toHaveURL('/resources/northwest-territories');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Having a baby in the Northwest Territories');
    const sheets = await readPdf(await page.pdf({ format: 'Letter', preferCSSPageSize: true }));
    expect(sheets).toHaveLength(1);
    const written = sheets.join('').replace(/\s/g, '');
    for (const part of [
      'Emergency: 911',
      'Health line: 811 or 1-844-259-1793',
      'Helpline: 9-8-8',
      'www.hss.gov.nt.ca/en',
      'www.ece.gov.nt.ca/en/services/employment-standards',
      'www.nthssa.ca/en/services/birthing-services',
      'Travelling to give birth',
      'For giving birth 15 weeks see the official page',
      'Parental, you 35 or 61 weeks see the official page',
      'New here, or without a health card',
      'ask the clinic for an interpreter.',
    ]) {
      expect(written).toContain(part.replace(/\s/g, ''));
    }
    expect(sheets.join(' ')).not.toContain('Next door');
  });

  test('Montreal: a QPIP plan with dates and amounts, a look at Ontario, back, and a slip', async ({ page }) => {
    await keepFromEarlierVisit(page, { pregnancy: toStored('2027-02-14'), region: 'QC' });
    await page.goto('/benefits');
    const form = page.getByRole('group', { name: leaveWords.form });
    const region = form.getByLabel('Where do you live?');
    await expect(region).toHaveValue('QC');
    await expect(form.getByLabel('Due date')).toHaveValue('2027-02-14');
    await form.getByRole('radio', { name: 'Both', exact: true }).check();
    const payOf = (name: string) =>
      form.getByRole('group', { name: `${name} ${leaveWords.pay}` }).getByLabel(leaveWords.pay);
    const pay = payOf(parentWords.parents.birth);
    await pay.fill('1200');
    await payOf(parentWords.parents.other).fill('900');
    const answer = page.getByRole('region', { name: answerWords.heading });
    const toDos = answer.getByRole('region', { name: answerWords.toDos }).getByRole('listitem');
    async function expectQuebec() {
      const later = answer.locator('details').filter({ has: page.locator('summary', { hasText: /more, later$/ }) });
      if (!(await later.evaluate((fold: HTMLDetailsElement) => fold.open))) await later.locator('summary').click();
      await answer.getByRole('radio', { name: /^Basic plan/ }).check();
      const rows = answer.getByRole('table', { name: parentWords.parents.birth }).getByRole('row');
      await expect(rows.nth(1)).toHaveText(/^Maternity18 weeksFeb 14, 2027 to Jun 19, 2027\$84070%$/);
      await expect(
        answer.getByRole('table', { name: parentWords.parents.other }).getByRole('row', { name: /^Exclusive weeks/ }),
      ).toContainText('$63070%');
      // QPIP's maternity benefits can be paid since October 25: that is over, and nothing is to be done about it.
      await expect(toDos.filter({ hasText: 'From this day on' })).toHaveCount(0);
      await expect(toDos.filter({ hasText: 'last day on which maternity' })).toContainText('Saturday, July 10, 2027');
      await expect(toDos.filter({ hasText: 'last day on which QPIP' })).toContainText('Saturday, August 19, 2028');
      await expect(toDos.filter({ hasText: 'Once your baby is here' })).toContainText('Sunday, February 14, 2027');
    }
    await expectQuebec();

    await form.getByText(knownFactsWords.change, { exact: true }).click();
    await region.selectOption('Ontario');
    await expect(answer).toContainText('Tick standard. Type 35 parental weeks.');
    await expect(answer).toContainText('The other parent: tick standard too. Type 5.');
    await expect(toDos.filter({ hasText: 'From this day on' })).toContainText('Sunday, November 22, 2026');
    await expect(toDos.filter({ hasText: 'last day on which maternity' })).toContainText('Saturday, June 19, 2027');
    await expect(answer.getByRole('radio', { name: /^Basic plan/ })).toHaveCount(0);
    await region.selectOption('Quebec');
    await expectQuebec();

    await pay.fill('62000');
    await pay.blur();
    await expect(pay).toHaveAccessibleDescription(/Is the period right\?/);
    await expect(pay).toHaveValue('62000');
    await pay.fill('1200');
    await expectQuebec();
    await page.reload();
    await expectQuebec();
  });

  test('a scan contradicts the last period: the result stays until the visitor decides', async ({ page }) => {
    await calculateFromLastPeriod(page, '2026-09-01');
    await expect(page.getByRole('heading', { name: 'Tuesday, June 8, 2027' })).toBeVisible();
    await page.getByText(datesWords.title).tap();
    const form = page.getByRole('form', { name: 'Compare two dates' });
    await form.getByLabel(datesWords.periodDay).fill('2026-09-01');
    await form.getByLabel(datesWords.scanDay).fill('2026-11-10');
    await form.getByLabel('Scan weeks').fill('8');
    await form.getByLabel('Scan days').fill('6');
    await form.getByRole('button', { name: 'Compare the two dates' }).tap();
    await expect(page.getByRole('status', { name: 'Difference' })).toContainText('8 days later');
    await expect(page.getByRole('heading', { name: 'Tuesday, June 8, 2027' })).toBeVisible();
    await page.getByRole('button', { name: calculatorWords.changeDate }).tap();
    await page.getByRole('radio', { name: calculatorWords.methods.ultrasound }).check();
    await page.getByLabel(calculatorWords.dateLabels.ultrasound).fill('2026-11-10');
    await page.getByLabel(calculatorWords.scanWeeks).fill('8');
    await page.getByLabel(calculatorWords.scanDays).fill('6');
    await page.getByRole('button', { name: calculatorWords.calculate }).tap();
    await expect(page.getByRole('heading', { name: 'Wednesday, June 16, 2027' })).toBeVisible();
  });
});

test('by keyboard and screen reader alone: from the skip link to a result that is read out', async ({ page }) => {
  await page.goto('/calculator');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^Skip to/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Due Date Calculator" [level=1]
      - form:
        - group "What do you know?":
          - radio "Last period" [checked]
          - radio "Conception"
          - radio "Ultrasound"
        - textbox "First day of last period"
        - button "Calculate My Due Date"
  `);
  const date = page.getByLabel(calculatorWords.dateLabels.lmp);
  for (
    let presses = 0;
    presses < 5 && !(await date.evaluate((field) => field === document.activeElement));
    presses += 1
  )
    await page.keyboard.press('Tab');
  await expect(date).toBeFocused();
  await page.keyboard.type('09012026');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status', { name: toasterWords.notifications })).toContainText('June 8, 2027');
  const timer = page.getByRole('group', { name: 'View', exact: true }).getByRole('button', { name: 'Timer' });
  await timer.focus();
  await page.keyboard.press('Enter');
  await expect(timer).toHaveAttribute('aria-pressed', 'true');
  await expect(timer).toBeFocused();
  await expect(page.getByRole('button', { name: timerWords.start })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor finds their week, their province and whom to call', async ({ page }) => {
    await page.goto('/calculator');
    await expect(page.locator('noscript h2').first()).toHaveText('Without JavaScript: count by hand');
    await page.goto('/development');
    await page
      .getByRole('main')
      .getByRole('link', { name: /week 20\b/i })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Week 20: halfway by the calendar' })).toBeVisible();
    await page.goto('/resources');
    await page.getByRole('main').getByRole('link', { name: 'Nunavut' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Nunavut');
    await expect(page.getByRole('main')).toContainText('community health centre');
  });
});

test("a stranger's link: script, length, other letters or a repeated date change nothing of the visitor's", async ({
  page,
}) => {
  await keepFromEarlierVisit(page, { pregnancy: toStored('2027-06-08') });
  await page.addInitScript(() => {
    window.alert = () => document.documentElement.setAttribute('data-taken', '');
  });
  for (const search of [
    '?date=<script>alert(1)</script>',
    `?date=${'9'.repeat(4_000)}`,
    '?date=%D9%A2%D9%A0%D9%A2%D9%A7-06-08%E2%80%AE',
    '?date=2027-05-01&date=2027-05-02',
    '?date[]=2027-05-01&__proto__[dueDate]=2027-05-01',
  ]) {
    await page.goto(`/calculator${search}#<img src=x onerror=alert(1)>`);
    await expect(page.getByRole('heading', { name: 'Tuesday, June 8, 2027' }), search).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-taken');
  }
  expect(await page.evaluate(() => window.localStorage.getItem('pregnancy'))).toBe(toStored('2027-06-08'));
});
