import { expect, test } from './fixtures';
import { fullUnless } from './tags';

const hero = { label: 'First day of last period', button: 'Calculate Your Due Date' };

test('a date on the home page leads straight to its result, which stays', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel(hero.label).fill('2026-09-01');
  await page.getByRole('link', { name: hero.button }).click();
  await expect(page).toHaveURL(/\/calculator#result$/);
  await expect(page.getByRole('heading', { name: 'Tuesday, June 8, 2027' })).toBeVisible();
  await expect(page.getByLabel(hero.label)).toHaveValue('2026-09-01');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: /^You are 11 weeks/ })).toBeVisible();
});

test('Enter in the date does what the button does', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel(hero.label).fill('2026-09-01');
  await page.getByLabel(hero.label).press('Enter');
  await expect(page.getByRole('heading', { name: 'Tuesday, June 8, 2027' })).toBeVisible();
});

test('on a phone the result is in view when it opens', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByLabel(hero.label).fill('2026-09-01');
  await page.getByRole('link', { name: hero.button }).click();
  await expect(page.getByRole('heading', { name: 'Tuesday, June 8, 2027' })).toBeInViewport();
});

test('without a date the button leads to the calculator', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: hero.button }).click();
  await expect(page).toHaveURL(/\/calculator$/);
});

for (const [what, date, message] of [
  ['a day to come', '2026-11-22', 'This day has not come yet.'],
  ['a day too long ago', '2026-01-24', 'longer than a pregnancy lasts'],
] as const) {
  test(
    `${what} is named beside the field, and stays there to be mended`,
    fullUnless(what === 'a day to come'),
    async ({ page }) => {
      await page.goto('/');
      const field = page.getByLabel(hero.label);
      await field.fill(date);
      await page.getByRole('link', { name: hero.button }).click();
      await expect(field).toHaveAccessibleDescription(new RegExp(message));
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(date);
      await field.fill('2026-09-01');
      await expect(field).not.toHaveAccessibleDescription(new RegExp(message));
    },
  );
}

test('where the browser keeps nothing, the date still arrives', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/');
  await page.getByLabel(hero.label).fill('2026-09-01');
  await page.getByRole('link', { name: hero.button }).click();
  await expect(page.getByRole('heading', { name: 'Tuesday, June 8, 2027' })).toBeVisible();
});

test('says why to choose it, each reason with its link', async ({ page }) => {
  await page.goto('/');
  const reasons = page.getByRole('region', { name: 'Why Choose Our Canadian Calculator?' });
  for (const [title, path] of [
    ['Canadian Size Comparisons', '/development'],
    ['Provincial Resources', '/resources'],
    ['Contraction Timer', '/calculator#timer'],
    ['Hospital Bag Checklist', '/calculator#checklist'],
  ] as const) {
    await expect(reasons.getByRole('heading', { name: title })).toBeVisible();
    await expect(reasons.getByRole('link', { name: new RegExp(title) })).toHaveAttribute('href', path);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no field that does nothing, and the button leads on', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByLabel(hero.label)).toBeHidden();
    await expect(page.getByRole('link', { name: hero.button })).toHaveAttribute('href', '/calculator');
    await expect(
      page
        .getByRole('heading', { name: 'Finding Healthcare' })
        .or(page.getByText('Finding Healthcare in Canada'))
        .first(),
    ).toBeVisible();
  });
});
