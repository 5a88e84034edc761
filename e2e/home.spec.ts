import { calculate as calculateInFrench } from '@/data/fr/home/widgets';
import { lastPeriodLabel } from '@/data/fr/last-period';
import { getWhenToCallPath } from '@/lib/weeks/sign-bands';
import { listToDos } from '@/lib/weeks/to-dos';
import { storeDueDate } from './earlier-visit';
import { expect, test } from './fixtures';
import { FULL, fullUnless } from './tags';
import { watchLayoutShift } from './watch-layout-shift';
import { journeyWords, toasterWords } from './words';

const hero = { label: 'First day of last period', button: 'Calculate Your Due Date' };

test('a date on the home page leads to its result, which is told and stays', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel(hero.label).fill('2026-09-01');
  await page.getByRole('link', { name: hero.button }).click();
  await expect(page.getByRole('heading', { name: 'Tuesday, June 8, 2027' })).toBeVisible();
  await expect(page.getByText('From a period that began Tuesday, September 1, 2026')).toBeVisible();
  await expect(page.getByRole('status', { name: toasterWords.notifications })).toHaveText(
    'Due Date Calculated!Your baby is due on Tuesday, June 8, 2027',
  );
  // Not a second time on a reload.
  await expect(page).toHaveURL('/calculator');
  await expect(page.getByLabel(hero.label)).toHaveValue('2026-09-01');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: /^You are 11 weeks/ })).toBeVisible();
});

test('Enter in the date does what the button does', FULL, async ({ page }) => {
  await page.goto('/');
  await page.getByLabel(hero.label).fill('2026-09-01');
  await page.getByLabel(hero.label).press('Enter');
  await expect(page.getByRole('heading', { name: 'Tuesday, June 8, 2027' })).toBeVisible();
});

test('on a phone the result is in view when it opens', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByLabel(hero.label).fill('2026-09-01');
  await page.getByRole('link', { name: hero.button }).click();
  await expect(page.getByRole('heading', { name: 'Tuesday, June 8, 2027' })).toBeInViewport();
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test(
    'a date on the home page is calculated for 1.2 seconds, and its result does not flash up before',
    FULL,
    async ({ page }) => {
      await page.addInitScript(() => {
        const seen = window as unknown as Window & { texts: string };
        seen.texts = '';
        new MutationObserver(() => {
          const text = document.querySelector('main')?.innerText ?? '';
          if (text !== '') seen.texts += `${text}\n`;
        }).observe(document, { childList: true, subtree: true, attributes: true });
      });
      await page.goto('/');
      await page.getByLabel(hero.label).fill('2026-09-01');
      await page.clock.pauseAt(new Date('2026-11-21T10:05:00-05:00'));
      await page.getByRole('link', { name: hero.button }).click();
      const waiting = page.getByText('Calculating your due date...').filter({ visible: true });
      await expect(waiting).toBeVisible();
      await page.clock.runFor(1_100);
      await expect(waiting).toBeVisible();
      const texts = await page.evaluate(() => (window as unknown as Window & { texts: string }).texts);
      expect(texts).not.toContain('June 8, 2027');
      await page.clock.runFor(200);
      await expect(page.getByRole('heading', { name: 'Tuesday, June 8, 2027' })).toBeVisible();
      await expect(page.getByRole('status', { name: toasterWords.notifications })).toContainText(
        'Due Date Calculated!',
      );
      await expect(page.getByRole('group', { name: 'Result' })).toBeFocused();
    },
  );
});

for (const [path, label, button] of [
  ['/', hero.label, hero.button],
  ['/fr/', lastPeriodLabel, calculateInFrench],
] as const) {
  test(
    `field and button are on the first screen of a phone whose browser leaves 664 px, ${path}`,
    fullUnless(path === '/'),
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 664 });
      await page.goto(path);
      await expect(page.getByRole('main').getByLabel(label)).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('main').getByRole('link', { name: button })).toBeInViewport({ ratio: 1 });
    },
  );
}

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const) {
  for (const [card, hash, first] of [
    ['Contraction Timer', 'timer', 'Start Contraction'],
    ['Hospital Bag Checklist', 'checklist', 'All Items'],
  ] as const) {
    for (const isKept of [false, true]) {
      const title = `the card ${card} leads to ${first} in sight, ${width} px, ${isKept ? 'beside a result' : 'first visit'}`;
      test(title, FULL, async ({ page }) => {
        await page.setViewportSize({ width, height });
        // At 37 weeks or more: before, the calls stand above the timer.
        if (isKept) await storeDueDate(page, '2026-12-05');
        await page.goto('/');
        const reasons = page.getByRole('region', { name: 'Why Choose Our Canadian Calculator?' });
        if (isKept) await reasons.getByRole('heading', { level: 2 }).click();
        await reasons.getByRole('link', { name: new RegExp(card) }).click();
        await expect(page).toHaveURL(`/calculator#${hash}`);
        await expect(page.getByRole('button', { name: first })).toBeInViewport({ ratio: 1 });
        await expect(page.getByRole('group', { name: 'View', exact: true }).locator(':focus')).toHaveText(
          hash === 'timer' ? 'Timer' : 'Checklist',
        );
        // On the page itself, too.
        await page.evaluate(() => window.scrollTo(0, 0));
        await page.goto(`/calculator#${hash === 'timer' ? 'checklist' : 'timer'}`);
        const other = hash === 'timer' ? 'All Items' : 'Start Contraction';
        await expect(page.getByRole('button', { name: other })).toBeInViewport({ ratio: 1 });
      });
    }
  }
}

test('beside my week stand the product, its button and my result with its views', FULL, async ({ page }) => {
  await storeDueDate(page, '2027-06-08');
  await page.goto('/');
  const row = page.getByRole('region', { name: 'Canadian Due Date Calculator' });
  await expect(row).toContainText('forty weeks, measured in things you know');
  await expect(row.getByRole('link', { name: hero.button })).toHaveAttribute('href', '/calculator#change-date');
  const result = row.getByRole('navigation', { name: 'Your result' });
  await expect(result.getByRole('link')).toHaveText([
    'Your result',
    'Summary',
    'Journey',
    'Facts',
    'Checklist',
    'Timer',
  ]);
  await result.getByRole('link', { name: 'Journey' }).click();
  await expect(page.getByRole('heading', { name: journeyWords.keyDates })).toBeInViewport();
});

test('my week shows two things to do, which stay ticked, and folds what is for a first visit', async ({ page }) => {
  await storeDueDate(page, '2027-06-08');
  await page.goto('/');
  const week = page.getByRole('region', { name: /^You are 11 weeks/ });
  const [first, second] = listToDos(11, undefined);
  await expect(week.getByRole('checkbox')).toHaveCount(2);
  await expect(week.getByRole('link', { name: /^Something feels wrong/ })).toHaveAttribute(
    'href',
    getWhenToCallPath(11),
  );
  await week.getByRole('checkbox', { name: first?.title ?? '' }).check();
  for (const name of ['Help for today', 'Why Choose Our Canadian Calculator?', 'Track Your Pregnancy Journey']) {
    const part = page.getByRole('region', { name });
    await expect(part.getByRole('link').first()).toBeHidden();
    await part.getByRole('heading', { name }).click();
    await expect(part.getByRole('link').first()).toBeVisible();
  }
  // What is done makes room for what comes next.
  await page.reload();
  await expect(week.getByRole('checkbox').first()).toHaveAccessibleName(new RegExp(`^${second?.title}`));
  await expect(week.getByRole('checkbox', { checked: true })).toHaveCount(0);
});

test('the heading is the largest that a first visit waits for, and nothing moves', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    const seen = window as unknown as Window & { largest: string | undefined };
    new PerformanceObserver((list) => {
      const entry = list.getEntries().at(-1) as (PerformanceEntry & { element: Element | null }) | undefined;
      seen.largest = entry?.element?.tagName;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  const shift = await watchLayoutShift(page);
  await page.goto('/');
  await expect
    .poll(() => page.evaluate(() => (window as unknown as Window & { largest: string | undefined }).largest))
    .toBe('H1');
  expect(await shift()).toBe(0);
});

test('the doors and the row of things lead to their pages', FULL, async ({ page }) => {
  await page.goto('/');
  const doors = page.getByRole('navigation', { name: 'Where to begin' });
  await expect(doors.getByRole('link')).toHaveCount(4);
  const row = page.getByRole('navigation', { name: 'Forty weeks in ten things' });
  await expect(row.getByRole('link')).toHaveCount(10);
  await row.getByRole('link', { name: 'Week 14: a hockey puck' }).click();
  await expect(page).toHaveURL('/development/week-14');
  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Something feels wrong/ })
    .click();
  await expect(page).toHaveURL(/\/when-to-call/);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test('the thing of this week comes once in the place of last week’s, or is there', FULL, async ({ page }) => {
      await storeDueDate(page, '2027-06-08');
      await page.goto('/');
      const drawing = page.getByRole('img', { name: /^To the same scale/ });
      await expect(drawing.locator('.object-coming')).toBeAttached();
      const read = (part: string) =>
        drawing.locator(part).evaluate((element) => {
          const { animationName, animationIterationCount, opacity, display } = getComputedStyle(element);
          return { animationName, animationIterationCount, opacity, display };
        });
      if (reducedMotion === 'reduce') {
        expect((await read('.object-leaving')).display).toBe('none');
        expect((await read('.object-coming')).animationName).toBe('none');
      } else {
        expect(await read('.object-coming')).toMatchObject({
          animationName: 'object-coming',
          animationIterationCount: '1',
        });
        await expect.poll(async () => (await read('.object-leaving')).opacity).toBe('0');
      }
      await expect.poll(async () => (await read('.object-coming')).opacity).toBe('1');
    });
  });
}

test('without a date the button leads to the calculator', FULL, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: hero.button }).click();
  await expect(page).toHaveURL(/\/calculator$/);
});

for (const [what, date, message] of [
  ['a day to come', '2026-11-22', 'This day has not come yet.'],
  ['a day too long ago', '2026-01-24', 'longer than a pregnancy lasts'],
] as const) {
  test(`${what} is named beside the field, and stays there to be mended`, FULL, async ({ page }) => {
    await page.goto('/');
    const field = page.getByLabel(hero.label);
    await field.fill(date);
    await page.getByRole('link', { name: hero.button }).click();
    await expect(field).toHaveAccessibleDescription(new RegExp(message));
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(date);
    await field.fill('2026-09-01');
    await expect(field).not.toHaveAccessibleDescription(new RegExp(message));
  });
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

test('says why to choose it, each reason with its link', FULL, async ({ page }) => {
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
