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
