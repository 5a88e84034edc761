import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';
import { FULL } from './tags';
import { calculatorWords, homeWords, leaveWords } from './words';

test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

test('in forced colours the chosen method and the open page are marked by borders', FULL, async ({ page }) => {
  await page.goto('/calculator');
  const border = (name: string) =>
    page.getByText(name, { exact: true }).evaluate((label) => getComputedStyle(label).borderTopWidth);
  expect(await border('Last period')).not.toBe('0px');
  expect(await border('Last period')).not.toBe(await border('Ultrasound'));
  const colour = (name: string) =>
    page
      .getByRole('navigation', { name: 'Main', exact: true })
      .getByRole('link', { name })
      .evaluate((link) => getComputedStyle(link).borderBottomColor);
  expect(await colour('Calculator')).not.toBe(await colour('Timeline'));
});

test('in forced colours fields, buttons, the chosen tab and a ticked box stand out', async ({ page }) => {
  await page.goto('/');
  const style = (locator: Locator, name: 'borderTopWidth' | 'borderBottomColor' | 'backgroundColor') =>
    locator.evaluate((element, name) => getComputedStyle(element)[name], name);
  expect(await style(page.getByLabel(calculatorWords.dateLabels.lmp), 'borderTopWidth')).not.toBe('0px');
  expect(await style(page.getByRole('link', { name: homeWords.calculate }), 'borderTopWidth')).not.toBe('0px');
  const chosen = page.getByRole('tab', { selected: true }).first();
  const other = page.getByRole('tab', { selected: false }).first();
  expect(await style(chosen, 'borderBottomColor')).not.toBe(await style(other, 'borderBottomColor'));

  await page.goto('/hospital-bag');
  const box = page.getByRole('checkbox', { name: 'Birth plan' });
  const tick = (name: 'content' | 'borderBottomColor' | 'borderBottomWidth') =>
    box.evaluate((element, name) => getComputedStyle(element, '::before')[name], name);
  expect(await tick('content')).toBe('none');
  await box.check();
  expect(await tick('content')).toBe('""');
  expect(await tick('borderBottomWidth')).not.toBe('0px');
  expect(await tick('borderBottomColor')).not.toBe(await style(box, 'backgroundColor'));

  const filter = (pressed: boolean) =>
    page.getByRole('group', { name: 'Show' }).getByRole('button', { pressed }).first();
  expect(await style(filter(true), 'borderTopWidth')).not.toBe(await style(filter(false), 'borderTopWidth'));
});

test('in forced colours a dialog stands out from the page below it', FULL, async ({ page }) => {
  await page.goto('/development');
  await page
    .getByRole('button', { name: /^More about/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).not.toHaveCSS('border-top-width', '0px');
});

test('in forced colours the open week is marked by a border among its neighbours', FULL, async ({ page }) => {
  await page.goto('/development/week-28');
  const week = (name: string) => page.getByRole('link', { name, exact: true }).first();
  await expect(week('Week 28')).not.toHaveCSS('border-top-width', '0px');
  await expect(week('Week 27')).toHaveCSS('border-top-width', '0px');
});

test('in forced colours the chosen days of work are marked by borders', FULL, async ({ page }) => {
  await page.goto('/benefits');
  await page.getByLabel(leaveWords.lastWorkDay).fill('2027-02-02');
  const day = (name: string) => page.getByRole('checkbox', { name }).locator('..');
  await expect(day('Monday')).toHaveCSS('border-top-width', '2px');
  await expect(day('Sunday')).toHaveCSS('border-top-width', '1px');
});
