import { keepFromEarlierVisit } from './earlier-visit';
import { expect, test } from './fixtures';
import { FULL } from './tags';
import { calculatorWords, knownFactsWords, leaveWords, privacyWords, supportWords, timerWords } from './words';

const NOW = new Date('2026-11-21T10:00:00-05:00').getTime();
const secondsAgo = (seconds: number) => NOW - seconds * 1_000;

/** Every key, letter for letter as the first version of the site (commit 7c979d4) wrote it. */
const firstVersion = {
  pregnancy:
    '{"version":1,"dueDate":"2027-06-08","fields":{"method":"lmp","dates":{"lmp":"2026-09-01","conception":"2026-11-20","ultrasound":"2026-11-20"},"scanWeeks":"0","scanDays":"0","cycleLengthDays":"28","isTransfer":false,"embryoAgeDays":"5"}}',
  region: 'QC',
  contractions: `{"version":1,"contractions":[{"id":"${secondsAgo(700)}","startTime":${secondsAgo(700)},"endTime":${secondsAgo(640)}},{"id":"${secondsAgo(360)}","startTime":${secondsAgo(360)},"endTime":${secondsAgo(300)}}],"active":{"id":"${secondsAgo(20)}","startTime":${secondsAgo(20)}},"termAnswer":{"isTerm":true,"answeredAt":${secondsAgo(720)}}}`,
  hospitalBagChecklist:
    '[{"id":"birth-plan","category":"mom-labor","label":"Birth plan, with numbers to call","isEssential":true,"isChecked":true},{"id":"own-1","category":"baby","label":"A moose","isEssential":false,"isOwn":true,"isChecked":false}]',
  packingPlan: '{"babies":2,"mustTravel":true}',
  benefitsPlan:
    '{"version":1,"fields":{"dueDate":"2027-06-08","birthDate":"","lastWorkDay":"2027-06-01","parents":"two","earnings":{"birth":"1000","other":"900"},"earningsPer":"week","otherStart":"at-birth","shares":{"standard":{"alone":"35","birth":"35","other":"5"},"extended":{"alone":"61","birth":"61","other":"8"},"basic":{"alone":"32","birth":"28","other":"8"},"special":{"alone":"25","birth":"22","other":"6"}}},"isPlanned":true,"knownDueDate":"2027-06-08"}',
};

test('what the first version kept is read by every page, and its due date stays as it was', async ({ page }) => {
  await keepFromEarlierVisit(page, firstVersion);

  await page.goto('/contraction-timer');
  await expect(page.getByRole('button', { name: timerWords.stop })).toBeVisible();
  await page.getByRole('button', { name: timerWords.stop }).click();
  await expect(page.getByRole('button', { name: /^Edit/ })).toHaveCount(3);

  await page.goto('/hospital-bag');
  await expect(page.getByRole('checkbox', { name: 'Birth plan' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'A moose' })).not.toBeChecked();
  await expect(page.getByRole('combobox', { name: 'How many babies?' })).toHaveValue('2');

  await page.goto('/benefits');
  await expect(page.getByLabel('Where do you live?')).toHaveValue('QC');
  await expect(page.getByLabel(leaveWords.lastWorkDay, { exact: true }).first()).toHaveValue('2027-06-01');

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are 11 weeks pregnant');
  await page.goto('/calculator#change-date');
  await expect(page.getByLabel(calculatorWords.dateLabels.lmp)).toHaveValue('2026-09-01');
  await page.goto('/timeline');
  await expect(page.locator('summary').filter({ hasText: `Quebec ·${knownFactsWords.change}` })).toBeVisible();

  const kept = await page.evaluate(() => ({
    pregnancy: window.localStorage.getItem('pregnancy'),
    region: window.localStorage.getItem('region'),
  }));
  expect(kept).toEqual({ pregnancy: firstVersion.pregnancy, region: 'QC' });
});

test('all of it is listed on the about page, and erased at once', FULL, async ({ page }) => {
  await keepFromEarlierVisit(page, firstVersion);
  await page.goto('/support');
  await page.getByRole('button', { name: supportWords.erase }).click();
  await page.getByRole('button', { name: privacyWords.erase }).click();
  await expect(page.getByRole('region', { name: 'Everything is erased' })).toBeVisible();
  const left = await page.evaluate(() => Object.keys(window.localStorage));
  expect(left).toEqual([]);
});
