import type { Page } from '@playwright/test';
import { storeDueDate } from './earlier-visit';
import { findTooWide } from './find-too-wide';
import { findViolations } from './find-violations';
import { expect, test } from './fixtures';
import { FULL } from './tags';
import { provinceWords, toasterWords } from './words';

const EMAIL = 'loon@lake.ca';
const signup = (page: Page) => page.getByRole('region', { name: 'Pregnancy updates by email' });
const email = (page: Page) => signup(page).getByLabel('Your email');
const province = (page: Page) => signup(page).getByLabel(provinceWords.label);
const button = (page: Page, name: string) => signup(page).getByRole('button', { name, exact: true });
const notifications = (page: Page) => page.getByRole('status', { name: toasterWords.notifications });
const warnings = (page: Page) => page.getByRole('alert', { name: toasterWords.warnings });

async function openSignup(page: Page) {
  await storeDueDate(page, '2027-06-08');
  await page.goto('/calculator');
  await expect(page.getByRole('heading', { name: 'Week 11 of Your Canadian Journey' })).toBeVisible();
  await expect(email(page)).toBeVisible();
}

async function goToProvince(page: Page) {
  await openSignup(page);
  await email(page).fill(EMAIL);
  await button(page, 'Continue').click();
}

test('email, province, done: the whole signup, which says that nothing is sent and sends nothing', async ({ page }) => {
  const posts: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && posts.push(request.url()));
  await openSignup(page);
  await expect(signup(page).getByText('This is a demonstration. Nothing is sent')).toBeVisible();
  await expect(email(page)).toHaveAttribute('type', 'email');
  await expect(email(page)).toHaveAttribute('required');
  await email(page).fill(EMAIL);
  await button(page, 'Continue').click();
  await expect(province(page)).toBeFocused();
  await expect(signup(page).getByText(EMAIL)).toBeVisible();
  await expect(signup(page).getByRole('checkbox')).toBeHidden();
  await expect(province(page).getByRole('option')).toHaveCount(14);
  await expect(button(page, 'Subscribe')).toBeDisabled();
  await province(page).selectOption('Yukon');
  await button(page, 'Subscribe').click();
  await expect(button(page, 'Subscribe another email')).toBeFocused();
  await expect(signup(page).getByText(`${EMAIL} was neither sent nor kept.`)).toBeVisible();
  await expect(notifications(page)).toHaveText(
    'Subscribed, as a demonstrationNothing was sent. Your email stayed on this device.',
  );
  expect(posts).toEqual([]);
});

for (const text of ['', 'loon', 'loon@lake', 'loon.lake']) {
  const title = `the email '${text}' is refused in a toast and beside the field, which keeps it and gets focus`;
  test(title, FULL, async ({ page }) => {
    await openSignup(page);
    await email(page).fill(text);
    await button(page, 'Continue').click();
    await expect(warnings(page)).toHaveText(
      'Please enter a valid emailWe need your email to send you updates about your pregnancy journey.',
    );
    await expect(email(page)).toBeFocused();
    await expect(email(page)).toHaveValue(text);
    await expect(email(page)).toHaveAccessibleDescription(/Enter a full address with an @ and a dot/);
    await email(page).fill(EMAIL);
    await expect(email(page)).toHaveAccessibleDescription('');
    await button(page, 'Continue').click();
    await expect(province(page)).toBeVisible();
  });
}

for (const width of [360, 768]) {
  test(`the toast covers neither the refused email nor what is wrong with it, ${width} px`, FULL, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openSignup(page);
    await email(page).fill('loon');
    // Puts the focused field at the lower edge of the window.
    await email(page).evaluate((field) => window.scrollBy(0, field.getBoundingClientRect().bottom - 790));
    await page.keyboard.press('Enter');
    await expect(warnings(page)).not.toBeEmpty();
    const toast = await warnings(page).boundingBox();
    const message = await signup(page).getByText('Enter a full address').boundingBox();
    expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThan(toast?.y ?? 0);
    await expect(email(page)).toBeInViewport({ ratio: 1 });
  });
}

for (const name of ['Edit', 'Back']) {
  test(`${name} goes back to the email and keeps what was entered`, FULL, async ({ page }) => {
    await goToProvince(page);
    await province(page).selectOption('Manitoba');
    await button(page, name).click();
    await expect(email(page)).toBeFocused();
    await expect(email(page)).toHaveValue(EMAIL);
    await email(page).fill('puffin@rock.ca');
    await button(page, 'Continue').click();
    await expect(signup(page).getByText('puffin@rock.ca')).toBeVisible();
    await expect(province(page)).toHaveValue('MB');
    await expect(button(page, 'Subscribe')).toBeEnabled();
  });
}

test('a choice that is taken back disables Subscribe again', FULL, async ({ page }) => {
  await goToProvince(page);
  await province(page).selectOption('Manitoba');
  await expect(button(page, 'Subscribe')).toBeEnabled();
  await province(page).selectOption('');
  await expect(button(page, 'Subscribe')).toBeDisabled();
});

test("'Subscribe another email' starts over with nothing kept", FULL, async ({ page }) => {
  await goToProvince(page);
  await province(page).selectOption('Manitoba');
  await button(page, 'Subscribe').click();
  await button(page, 'Subscribe another email').click();
  await expect(email(page)).toBeFocused();
  await expect(email(page)).toHaveValue('');
  await email(page).fill('puffin@rock.ca');
  await button(page, 'Continue').click();
  await expect(province(page)).toHaveValue('');
  await expect(button(page, 'Subscribe')).toBeDisabled();
});

test('double clicks press each button once', FULL, async ({ page }) => {
  await openSignup(page);
  await email(page).fill(EMAIL);
  await button(page, 'Continue').dblclick();
  await expect(province(page)).toBeVisible();
  await province(page).selectOption('Manitoba');
  await button(page, 'Subscribe').dblclick();
  await expect(button(page, 'Subscribe another email')).toBeVisible();
});

test('with the keyboard alone', FULL, async ({ page }) => {
  await openSignup(page);
  await email(page).focus();
  await page.keyboard.press('Enter');
  await expect(email(page)).toBeFocused();
  await page.keyboard.type(EMAIL);
  await page.keyboard.press('Enter');
  await expect(province(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(button(page, 'Edit')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Nov');
  await expect(province(page)).toHaveValue('NS');
  await page.keyboard.press('Tab');
  await expect(button(page, 'Subscribe')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(button(page, 'Subscribe another email')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(email(page)).toBeFocused();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in any step, ${colorScheme}`, FULL, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const expectNoViolations = async () => {
      expect(await findViolations(page, { within: '[data-island="newsletter"]' })).toEqual([]);
    };
    await openSignup(page);
    await button(page, 'Continue').click();
    await expect(warnings(page)).not.toBeEmpty();
    await expectNoViolations();
    await email(page).fill(EMAIL);
    await button(page, 'Continue').click();
    await expectNoViolations();
    await province(page).selectOption('Manitoba');
    await button(page, 'Subscribe').click();
    await expect(button(page, 'Subscribe another email')).toBeVisible();
    await expectNoViolations();
  });
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test(
    'it subscribes for 1 second with everything disabled, then says so once, for 5 seconds',
    FULL,
    async ({ page }) => {
      await goToProvince(page);
      await province(page).selectOption('Ontario');
      await button(page, 'Subscribe').focus();
      await page.clock.pauseAt(new Date('2026-11-21T10:05:00-05:00'));
      const height = () => signup(page).evaluate((element) => element.clientHeight);
      const before = await height();
      await page.keyboard.press('Enter');
      await expect(button(page, 'Subscribing...')).toBeDisabled();
      for (const name of ['Edit', 'Back']) await expect(button(page, name)).toBeDisabled();
      await expect(province(page)).toBeDisabled();
      expect(await height()).toBe(before);
      await page.clock.runFor(900);
      await expect(button(page, 'Subscribing...')).toBeDisabled();
      await expect(notifications(page)).toBeEmpty();
      await page.clock.runFor(200);
      await expect(button(page, 'Subscribe another email')).toBeFocused();
      await expect(notifications(page)).toContainText('Subscribed, as a demonstration');
      await page.clock.runFor(4_800);
      await expect(notifications(page)).not.toBeEmpty();
      await page.clock.runFor(200);
      await expect(notifications(page)).toBeEmpty();
    },
  );

  test('the toast on a wrong email stays for 3 seconds', FULL, async ({ page }) => {
    await openSignup(page);
    await email(page).fill('loon');
    await page.clock.pauseAt(new Date('2026-11-21T10:05:00-05:00'));
    await page.keyboard.press('Enter');
    await expect(warnings(page)).toContainText('Please enter a valid email');
    await page.clock.runFor(2_900);
    await expect(warnings(page)).not.toBeEmpty();
    await page.clock.runFor(200);
    await expect(warnings(page)).toBeEmpty();
    await expect(email(page)).toHaveAccessibleDescription(/Enter a full address/);
  });
});

for (const width of [320, 360]) {
  test(`nothing is cut off at ${width} px, and targets are large enough`, FULL, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    const expectFit = async (names: string[]) => {
      expect(await findTooWide(page)).toEqual([]);
      const { x, width: cardWidth } = (await signup(page).boundingBox()) ?? { x: -1, width: 0 };
      for (const name of names) {
        const box = await button(page, name).boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(44);
        expect(box?.x).toBeGreaterThan(x);
        expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThan(x + cardWidth);
      }
    };
    await openSignup(page);
    await expectFit(['Continue']);
    await email(page).fill('a.very.long.address.of.somebody.with.many.names@an.even.longer.domain.example.ca');
    await button(page, 'Continue').click();
    await province(page).selectOption('Newfoundland and Labrador');
    await expectFit(['Edit', 'Subscribe', 'Back']);
    await button(page, 'Subscribe').click();
    await expect(button(page, 'Subscribe another email')).toBeVisible();
    await expectFit(['Subscribe another email']);
  });
}
