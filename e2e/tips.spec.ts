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
  const care = first.getByText('Join your province');
  const nausea = first.getByText(/doxylamine/i);
  await first.getByText('Finding Healthcare in Canada').click();
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
  'the lists of when to call stand below the guides, one for each age, in the words of the region',
  FULL,
  async ({ page }) => {
    await page.addInitScript(() => window.localStorage.setItem('region', 'QC'));
    await page.goto('/tips#when-to-call');
    const lists = page.getByRole('region', { name: 'When to call, by week' });
    await expect(lists.getByRole('group')).toHaveCount(6);
    const early = lists.getByText('Severe belly pain');
    await lists.getByText('Weeks 4 to 13').click();
    await expect(early.filter({ visible: true })).toHaveCount(1);
    await lists.getByText('Week 37 and later').click();
    await expect(lists.getByText('Call, then go to your place of birth')).toBeVisible();
    await expect(early.filter({ visible: true })).toHaveCount(0);
    await expect(lists.getByRole('link', { name: 'Who must not wait' })).toHaveAttribute(
      'href',
      '/contraction-timer#who-must-not-wait',
    );
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

  test('each age leads to its list on the page of a week', FULL, async ({ page }) => {
    await page.goto('/tips');
    await page.getByText('Weeks 26 to 36').click();
    await page.getByRole('link', { name: 'When to call, on the page of week 26' }).click();
    await expect(page).toHaveURL('/development/week-26#when-to-call');
    await expect(page.getByRole('heading', { name: /^Something feels wrong/ })).toBeInViewport();
    await expect(page.getByRole('heading', { level: 3, name: 'Go to the hospital now', exact: true })).toBeVisible();
  });
});
