import { line as callLine } from '../data/en/when-to-call';
import { storeDueDate } from './earlier-visit';
import { expect, test } from './fixtures';
import { FULL } from './tags';

test('three trimesters, the first one first, one section open at a time', async ({ page }) => {
  await page.goto('/tips');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pregnancy Tips & Guides');
  await expect(page.getByRole('tab')).toHaveText([
    'First Trimester (Weeks 1-12)',
    'Second Trimester (Weeks 13-27)',
    'Third Trimester (Weeks 28-40)',
  ]);
  const first = page.getByRole('tabpanel', { name: /First Trimester/ });
  await expect(first.getByRole('heading', { name: /Essentials/ })).toBeVisible();
  const care = first.getByText('As soon as your test is positive');
  const nausea = first.getByText(/doxylamine/i);
  await first.getByText('Finding Healthcare in Canada', { exact: true }).click();
  await expect(care).toBeVisible();
  await first.getByText('Managing Morning Sickness').click();
  await expect(nausea.first()).toBeVisible();
  await expect(care).toBeHidden();
  await first.getByText('Managing Morning Sickness').click();
  await expect(nausea.first()).toBeHidden();
});

test('tabs switch by click and by focus with the arrow keys', FULL, async ({ page }) => {
  await page.goto('/tips');
  await page.getByRole('tab', { name: /Second/ }).click();
  await expect(page.getByText('Canadian Maternity Benefits')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Birth Plan Considerations')).toBeVisible();
  await expect(page.getByText('Canadian Maternity Benefits')).toBeHidden();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a tapped tab has no ring, one that the keyboard reaches has', FULL, async ({ page }) => {
    await page.goto('/tips');
    const tab = page.getByRole('tab', { name: /Second/ });
    await tab.tap();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(tab).toHaveCSS('outline-style', 'none');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: /Third/ })).not.toHaveCSS('outline-style', 'none');
  });
});

test(
  'the red line stands above the guides, leads to the list of the own week, and has the old address',
  FULL,
  async ({ page }) => {
    await page.goto('/tips#when-to-call');
    const line = page.locator('#when-to-call').getByRole('link', { name: callLine.title });
    await expect(line).toBeInViewport();
    await expect(line).toHaveAttribute('href', '/when-to-call');
    await storeDueDate(page, '2027-06-08');
    await page.goto('/tips');
    await expect(line).toHaveText(new RegExp(callLine.inWeek(11).replaceAll(' ', '\\s')));
    await expect(line).toHaveAttribute('href', '/when-to-call#weeks-4-13');
  },
);

test('on paper every trimester is there', FULL, async ({ page }) => {
  await page.goto('/tips');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Birth Plan Considerations')).toBeVisible();
  await expect(page.getByText('Canadian Maternity Benefits')).toBeVisible();
  await expect(page.getByText(/doxylamine/i).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sources' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every trimester is there, and its sections open', async ({ page }) => {
    await page.goto('/tips');
    await expect(page.getByText('Birth Plan Considerations')).toBeVisible();
    await page.getByText('Canadian Maternity Benefits').click();
    await expect(page.getByText(/15\sweeks/).first()).toBeVisible();
  });

  test('the red line leads to the lists', FULL, async ({ page }) => {
    await page.goto('/tips');
    await page.getByRole('main').getByRole('link', { name: callLine.title }).click();
    await expect(page).toHaveURL('/when-to-call');
  });
});
