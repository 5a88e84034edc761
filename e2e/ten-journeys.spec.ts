import type { Page } from '@playwright/test';
import * as frenchTimer from '@/data/fr/contractions/timer';
import { signs } from '@/words/warning-signs';
import { keepFromEarlierVisit, toStored } from './earlier-visit';
import { expect, test } from './fixtures';
import { FULL } from './tags';
import {
  answerWords,
  birthWords,
  calculatorWords,
  finderWords,
  greetingWords,
  homeWords,
  leaveWords,
  parentWords,
  postalWords,
  privacyWords,
  provinceWords,
  supportLinkWords,
  supportWords,
  timerWords,
} from './words';

// Ten strangers, phone first, each in their language, from arriving to what they came for. With the twelve of
// twelve-journeys.spec.ts they are the measure of a change to more than one page. Those whom the twelve walk past are full.

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const getKept = (page: Page, key: string) => page.evaluate((name) => window.localStorage.getItem(name), key);

test('1: a positive test at 5 weeks, Moncton, on the bus', FULL, async ({ page }) => {
  await page.goto('/');
  await page.getByLabel(calculatorWords.dateLabels.lmp).fill('2026-10-17');
  await page.getByRole('link', { name: homeWords.calculate }).tap();
  await expect(page.getByRole('heading', { name: 'Saturday, July 24, 2027' })).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Week 5 of Your Canadian Journey' })).toBeVisible();
  // At the next stop: what to do, and whom to call here.
  await page.goto('/');
  const week = page.getByRole('region', { name: 'You are 5 weeks pregnant' });
  await page.getByLabel(/^Where do you live/).selectOption('NB');
  await expect(week).toContainText('First prenatal visit');
  await week.getByRole('link', { name: 'Something feels wrong? When to call in week 5' }).tap();
  await expect(page).toHaveURL('/when-to-call#weeks-4-13');
  await expect(page.getByRole('heading', { name: 'Weeks 4 to 13' })).toBeInViewport();
  await expect(page.getByRole('main').getByRole('link', { name: '811' }).first()).toHaveAttribute('href', 'tel:811');
});

test("2: the clinic's due date in hand after IVF, Calgary: the same day by the transfer", async ({ page }) => {
  await page.goto('/calculator');
  await page.getByRole('radio', { name: calculatorWords.methods.dueDate }).check();
  await page.getByLabel('Due date', { exact: true }).fill('2027-05-12');
  await page.getByRole('button', { name: 'Show My Weeks' }).tap();
  const dueDay = page.getByRole('heading', { name: 'Wednesday, May 12, 2027' });
  await expect(dueDay).toBeInViewport();
  await page.getByRole('button', { name: calculatorWords.changeDate }).tap();
  await page.getByRole('radio', { name: calculatorWords.methods.conception }).check();
  await page.getByLabel(calculatorWords.dateLabels.conception).fill('2026-08-24');
  await page.getByText(calculatorWords.moreOptions, { exact: true }).tap();
  await page.getByLabel(calculatorWords.isTransfer).check();
  await page.getByLabel(calculatorWords.embryoAge).fill('5');
  await page.getByRole('button', { name: calculatorWords.calculate }).tap();
  await expect(dueDay).toBeInViewport();
  await page.goto('/resources');
  await page.getByLabel(provinceWords.label).selectOption('AB');
  await expect(
    page.getByRole('region', { name: 'Alberta Resources' }).getByRole('link', { name: '811' }),
  ).toHaveAttribute('href', 'tel:811');
});

test.describe('at 3 a.m.', () => {
  test.use({ colorScheme: 'dark', locale: 'fr-CA', timezoneId: 'America/Toronto' });

  test('3: second birth, every 6 then every 4 minutes, an hour from the hospital of Gaspé', async ({ page }) => {
    await keepFromEarlierVisit(page, { pregnancy: toStored('2026-11-28'), region: 'QC' });
    await page.goto('/fr/chronometre-contractions');
    await page.clock.pauseAt(new Date('2026-11-22T03:00:00-05:00'));
    const answer = (question: string, name: string) =>
      page.getByRole('group', { name: question }).getByRole('radio', { name, exact: true }).check();
    await page.getByText(frenchTimer.questionsTitle).tap();
    await answer('Avez-vous déjà accouché?', 'Oui');
    await answer(frenchTimer.questions.distance, frenchTimer.distances['30-to-60']);
    async function time(everySeconds: number) {
      await page.getByRole('button', { name: 'Début de la contraction' }).tap();
      await page.clock.runFor(50_000);
      await page.getByRole('button', { name: 'Fin de la contraction' }).tap();
      await page.clock.runFor((everySeconds - 50) * 1000);
    }
    const urgent = page.getByRole('alert', { name: 'Conseil urgent' });
    for (let contraction = 0; contraction < 3; contraction += 1) await time(360);
    await expect(urgent).toContainText('Partez tout de suite, et appelez en route.');
    for (let contraction = 0; contraction < 3; contraction += 1) await time(240);
    await expect(urgent).toContainText('tout de suite, et appelez en route.');
    const advice = page.getByRole('region', { name: 'Conseil' });
    await expect(advice.getByRole('link', { name: 'Appeler le 911' })).toHaveAttribute('href', 'tel:911');
    await expect(advice.getByRole('link', { name: 'Appeler le 811' })).toHaveAttribute('href', 'tel:811');
  });
});

test('4: 35 weeks and regular tightening, Sudbury: the timer does not ask for 5 minutes', async ({ page }) => {
  await keepFromEarlierVisit(page, { pregnancy: toStored('2026-12-26'), region: 'ON' });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'You are 35 weeks pregnant' })).toBeVisible();
  await page.goto('/development/week-35');
  const list = page.getByRole('main');
  await page.getByText('Something feels wrong?').click();
  await expect(list.getByText(signs['close-contractions'].text)).toBeVisible();
  await page.goto('/contraction-timer');
  await page.clock.pauseAt(new Date('2026-11-21T21:00:00-05:00'));
  await expect(page.getByText('35 weeks 0 days', { exact: true })).toBeVisible();
  for (let contraction = 0; contraction < 3; contraction += 1) {
    await page.getByRole('button', { name: timerWords.start }).tap();
    await page.clock.runFor(40_000);
    await page.getByRole('button', { name: timerWords.stop }).tap();
    await page.clock.runFor(440_000);
  }
  await expect(page.getByRole('alert', { name: timerWords.urgentAdvice })).toContainText(
    'Contractions before 37 weeks can be preterm labour: go to the hospital now, and call on the way.',
  );
});

test('5: a couple in Toronto who want a year in all', async ({ page }) => {
  await keepFromEarlierVisit(page, { pregnancy: toStored('2027-06-08'), region: 'ON' });
  await page.goto('/benefits');
  const form = page.getByRole('group', { name: leaveWords.form });
  await expect(form.getByLabel('Where do you live?')).toHaveValue('ON');
  await form.getByRole('radio', { name: 'Both', exact: true }).check();
  const one = form.getByRole('group', { name: parentWords.parents.birth, exact: true });
  const other = form.getByRole('group', { name: parentWords.parents.other, exact: true });
  const pay = form.getByLabel(leaveWords.pay);
  await pay.first().fill('1100');
  await expect(one).toContainText("To share the time between you, choose 'On a date' for both.");
  await one.getByLabel(leaveWords.back).selectOption('On a date');
  await expect(one).not.toContainText('To share the time');
  await one.getByLabel('Day back at work').fill('2028-02-07');
  await pay.last().fill('1000');
  await other.getByLabel(leaveWords.lastWorkDay).fill('2028-02-04');
  await other.getByLabel(leaveWords.back).selectOption('On a date');
  await other.getByLabel('Day back at work').fill('2028-06-05');
  const answer = page.getByRole('region', { name: answerWords.heading });
  await expect(answer).toContainText('Tick standard.');
  await expect(answer).toContainText('The other parent: tick standard too.');
  // The one goes back on the Monday on which the other begins.
  await expect(answer).toContainText('Back at work: Monday, February 7, 2028.');
  await expect(answer.getByRole('table', { name: parentWords.parents.other })).toContainText('Feb 6, 2028');
  await expect(answer.getByRole('region', { name: answerWords.toDos })).toContainText('Apply to Service Canada');
});

test('6: a lone mother of twins in Laval', async ({ page }) => {
  await keepFromEarlierVisit(page, { pregnancy: toStored('2027-05-04'), region: 'QC' });
  await page.goto('/fr/prestations');
  const form = page.getByRole('group', { name: 'Planifier votre congé' });
  await expect(form.getByLabel('Date prévue')).toHaveValue('2027-05-04');
  await form.getByRole('radio', { name: 'Des jumeaux' }).check();
  await form
    .getByRole('group', { name: 'Deux parents à l’acte de naissance?' })
    .getByRole('radio', { name: 'Non' })
    .check();
  await form.getByLabel('Salaire brut').fill('900');
  const answer = page.getByRole('region', { name: 'Votre réponse' });
  // Three weeks for twins, and three as there is no second parent on the act of birth.
  await answer.getByRole('radio', { name: /^Régime particulier/ }).check();
  const weeks = answer.getByRole('table', { name: 'Le parent qui accouche' });
  await expect(weeks.getByRole('row', { name: /^Semaines exclusives/ })).toContainText(/6\ssemaines.*675\s\$/);
  await answer.getByRole('radio', { name: /^Régime de base/ }).check();
  await expect(weeks.getByRole('row', { name: /^Semaines exclusives/ })).toContainText(/10\ssemaines/);
});

test('7: leaving Cambridge Bay to give birth in Yellowknife', FULL, async ({ page }) => {
  await page.goto('/resources');
  await page.getByRole('button', { name: finderWords.modes.postal }).tap();
  await page.getByLabel(postalWords.postalCode, { exact: true }).fill('X0B 0C0');
  await page.getByRole('button', { name: postalWords.search, exact: true }).tap();
  await expect(page.getByRole('status', { name: 'Search result' })).toContainText('Nunavut');
  await page.getByRole('link', { name: /on one page/ }).tap();
  await expect(page).toHaveURL('/resources/nunavut');
  const main = page.getByRole('main');
  await expect(main).toContainText(
    'Nunavut has no 911. In an emergency, call the emergency number of your health centre',
  );
  await expect(main.getByRole('heading', { name: 'Travelling to give birth' })).toBeVisible();
  await expect(main).toContainText('Yellowknife');
  await expect(main).toContainText('escort');
});

test.describe('on an old tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test('8: a grandmother opens the link that was shared, and comes back', async ({ page }) => {
    await page.goto('/?date=2027-06-08');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A baby is on the way');
    await expect(page.getByRole('img', { name: /a baby is due on June 8, 2027/ })).toBeInViewport();
    await page.getByRole('button', { name: greetingWords.follow }).tap();
    await expect(page.getByRole('heading', { name: 'The baby you follow: week 11' })).toBeVisible();
    // It is not her pregnancy.
    expect(await getKept(page, 'pregnancy')).toBeNull();
    await page.clock.setFixedTime(new Date('2026-12-08T10:00:00-05:00'));
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'The baby you follow: week 14' })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^You are / })).toHaveCount(0);
  });
});

test('9: the baby came at 36 weeks', FULL, async ({ page }) => {
  await keepFromEarlierVisit(page, { pregnancy: toStored('2026-12-18'), region: 'ON' });
  await page.goto('/');
  await page.getByRole('link', { name: 'My baby came early' }).tap();
  await page.getByLabel(birthWords.birthday, { exact: true }).fill('2026-11-20');
  await page.getByRole('button', { name: 'Begin the first weeks' }).tap();
  const main = page.getByRole('main');
  await expect(main).toContainText('Born at 36 weeks 0 days.');
  await expect(main).toContainText('Ask the team every question');
  await expect(main).toContainText('A baby born before 37 weeks has two ages.');
  await expect(page.getByRole('region', { name: 'After the birth in Ontario' })).toContainText('ServiceOntario');
  await page.getByRole('link', { name: 'See your weeks with the real day' }).tap();
  await expect(page.getByLabel(leaveWords.birthDate)).toHaveValue('2026-11-20');
  await page.goto('/');
  await expect(main).toContainText('Your baby is 1 day old');
  await expect(main).not.toContainText('Days to go');
});

test('10: the pregnancy ended: everything is erased, and no page ever counts again', async ({ page }) => {
  await keepFromEarlierVisit(page, { pregnancy: toStored('2027-06-08'), region: 'ON' });
  await page.goto('/calculator');
  await page.getByRole('link', { name: supportLinkWords.supportLink }).tap();
  await expect(page).toHaveURL('/support');
  await page.getByRole('button', { name: supportWords.erase }).tap();
  await page.getByRole('button', { name: privacyWords.erase }).tap();
  await expect(page.getByRole('region', { name: 'Everything is erased' })).toBeFocused();
  // Back must not bring the countdown out of the browser's memory.
  await page.goBack();
  await expect(page.getByText(calculatorWords.noResult)).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('2027');
  expect(await page.evaluate(() => window.localStorage.length)).toBe(0);
  for (const [day, paths] of [
    ['2026-11-28', ['/', '/hospital-bag']],
    ['2027-06-08', ['/calculator', '/timeline']],
    ['2027-11-21', ['/contraction-timer', '/development']],
  ] as const) {
    await page.clock.setFixedTime(new Date(`${day}T10:00:00-05:00`));
    for (const path of paths) {
      await page.goto(path);
      for (const text of [
        /Days to go/i,
        /You are \d+ weeks( \d days?)? pregnant|You are in week/,
        /Has your baby arrived/,
        /This is your week/,
      ]) {
        await expect(page.getByRole('main').getByText(text).filter({ visible: true }), `${day} ${path}`).toHaveCount(0);
      }
    }
  }
});
