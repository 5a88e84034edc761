import { expect, test } from './fixtures';

test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

test('in forced colours the chosen method and the open page are marked by borders', async ({ page }) => {
  await page.goto('/calculator');
  const border = (name: string) =>
    page.getByText(name, { exact: true }).evaluate((label) => getComputedStyle(label).borderTopWidth);
  expect(await border('Last period')).not.toBe('0px');
  expect(await border('Ultrasound')).toBe('0px');
  const colour = (name: string) =>
    page
      .getByRole('navigation', { name: 'Main', exact: true })
      .getByRole('link', { name })
      .evaluate((link) => getComputedStyle(link).borderBottomColor);
  expect(await colour('Calculator')).not.toBe(await colour('Timeline'));
});

test('in forced colours fields, buttons, the chosen tab and a ticked box stand out', async ({ page }) => {
  await page.goto('/');
  const style = (name: 'borderTopWidth' | 'borderBottomColor' | 'backgroundColor') => (element: Element) =>
    getComputedStyle(element)[name];
  const date = page.getByLabel('First day of last period');
  expect(await date.evaluate(style('borderTopWidth'))).not.toBe('0px');
  const button = page.getByRole('link', { name: 'Calculate Your Due Date' });
  expect(await button.evaluate(style('borderTopWidth'))).not.toBe('0px');
  const chosen = page.getByRole('tab', { selected: true }).first();
  const other = page.getByRole('tab', { selected: false }).first();
  expect(await chosen.evaluate(style('borderBottomColor'))).not.toBe(await other.evaluate(style('borderBottomColor')));

  await page.goto('/hospital-bag');
  const box = page.getByRole('checkbox', { name: 'Birth plan' });
  const tick = box.locator('xpath=following-sibling::*[1]');
  await expect(tick).toBeHidden();
  await box.check();
  await expect(tick).toBeVisible();
  const colour = await tick.evaluate((drawing) => getComputedStyle(drawing).stroke);
  expect(colour).not.toBe(await box.evaluate(style('backgroundColor')));
});
