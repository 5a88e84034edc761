import type { Page } from '@playwright/test';
import * as englishForm from '@/data/en/benefits/leave-form';
import { views } from '@/data/en/calculator/calculator';
import * as englishContraction from '@/data/en/contractions/form';
import * as englishHistory from '@/data/en/contractions/history';
import * as englishTimer from '@/data/en/contractions/timer';
import * as englishTimeline from '@/data/en/timeline/timeline';
import * as englishDueDate from '@/data/en/ui/due-date-form';
import * as englishToaster from '@/data/en/ui/toaster';
import * as frenchForm from '@/data/fr/benefits/leave-form';
import * as frenchContraction from '@/data/fr/contractions/form';
import * as frenchHistory from '@/data/fr/contractions/history';
import * as frenchTimer from '@/data/fr/contractions/timer';
import * as frenchTimeline from '@/data/fr/timeline/timeline';
import * as frenchDueDate from '@/data/fr/ui/due-date-form';
import * as frenchToaster from '@/data/fr/ui/toaster';
import { slugs } from '@/data/languages';
import { translatePath } from '@/lib/site/translate-path';
import type { Manner } from '@/scripts/testing/translator';
import { awaitParts, pageStates } from '../scripts/page-states.mjs';
import { languages } from '../scripts/setup/languages.mjs';
import { calculate, calculateFromLastPeriod, changeDate, dueDate, lastPeriod, openView } from './calculate';
import { holdScripts } from './hold-scripts';
import { FULL, fullUnless } from './tags';
import { waitForPart } from './timer-page';
import { expect, test, waitForWidgets } from './translated-pair';

const words = {
  en: {
    ...{ timer: englishTimer, history: englishHistory, contraction: englishContraction, toaster: englishToaster },
    ...{ timeline: englishTimeline, dueDate: englishDueDate, leave: englishForm },
    // 55 % of $700 a week; in March four weeks of it, and with what the other parent gets; in May five weeks of it.
    dollars: ['$385', '$1,540', '$3,025', '$1,925'],
  },
  fr: {
    ...{ timer: frenchTimer, history: frenchHistory, contraction: frenchContraction, toaster: frenchToaster },
    ...{ timeline: frenchTimeline, dueDate: frenchDueDate, leave: frenchForm },
    dollars: ['385 $', '1 540 $', '3 025 $', '1 925 $'],
  },
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

type Widget = 'timer' | 'timeline' | 'planner';

/** Two manners after the page has started, one before: the most that goes wrong in each. Each is tried daily on one widget. */
const ways: { name: string; daily: Widget; manner: Manner; isEarly: boolean }[] = [
  { name: 'translated after it has started', daily: 'timer', manner: 'replaces', isEarly: false },
  { name: 'translated with its sentences rearranged', daily: 'planner', manner: 'rearranges', isEarly: false },
  { name: 'translated before it has started', daily: 'timeline', manner: 'replaces', isEarly: true },
];

for (const { code, name: language, prefix } of languages) {
  const own = words[code as keyof typeof words];
  const at = (path: string) => prefix + translatePath(path, slugs[code]);

  for (const { name: way, daily, ...options } of ways) {
    const tag = (widget: Widget) => fullUnless(code === 'en' && widget === daily);
    test.describe(`in ${language}, ${way}`, () => {
      test.use(options);

      test('the timer goes on, and shows what it shows untranslated', tag('timer'), async ({ pair }) => {
        test.slow();
        const { timer, history, contraction } = own;
        const rows = (page: Page) =>
          page.getByRole('region', { name: history.historyList, exact: true }).getByRole('listitem');
        const startedField = (page: Page) => page.getByLabel(contraction.labels.startTime, { exact: true });
        const endedField = (page: Page) => page.getByLabel(contraction.labels.endTime, { exact: true });

        await pair.both(async (page) => {
          await page.goto(at('/contraction-timer'));
          await page.getByRole('status', { name: own.toaster.notifications }).waitFor({ state: 'attached' });
          await page.clock.pauseAt(new Date('2026-11-21T10:10:00-05:00'));
        });
        await pair.expectSame();

        await pair.both(async (page) => {
          for (const seconds of [50, 60, 70]) {
            await button(page, timer.start).click();
            await page.clock.runFor(seconds * 1_000);
            await button(page, timer.stop).click();
            await page.clock.runFor((290 - seconds) * 1_000);
          }
        });
        await pair.expectSame();

        await pair.both(async (page) => {
          await button(page, timer.addByHand).click();
          await waitForPart(page, startedField(page));
          await startedField(page).fill('2026-11-21T09:50');
          await endedField(page).fill('2026-11-21T09:49');
          await button(page, contraction.save).click();
          await expect(page.getByText(contraction.problems['end-before-start'])).toBeVisible();
        });
        await pair.expectSame();
        await pair.both(async (page) => {
          await endedField(page).fill('2026-11-21T09:51');
          await button(page, contraction.save).click();
          await expect(rows(page)).toHaveCount(4);
        });
        await pair.expectSame();

        await pair.both(async (page) => {
          await page.getByRole('main').getByRole('combobox').first().selectOption('ON');
          await page.clock.runFor(1_000);
        });
        await pair.expectSame();
        await pair.both(async (page) => {
          for (const group of await page.getByRole('main').getByRole('group').all()) {
            const answers = group.getByRole('radio');
            if (await answers.count()) await answers.first().check();
          }
        });
        await pair.expectSame();

        await pair.both(async (page) => {
          await page
            .getByRole('button', { name: history.removeAt('').trim() })
            .first()
            .click();
          await expect(rows(page)).toHaveCount(3);
        });
        await pair.expectSame();
        await pair.both(async (page) => {
          // Later than what counts as a second tap.
          await page.clock.runFor(1_000);
          await button(page, timer.undo).click();
          await expect(rows(page)).toHaveCount(4);
        });
        await pair.expectSame();
        await pair.both(async (page) => {
          await page.clock.runFor(1_000);
          await button(page, timer.clearAll).click();
          await expect(rows(page)).toHaveCount(0);
          await page.clock.runFor(1_000);
          await button(page, timer.undo).click();
          await expect(rows(page)).toHaveCount(4);
        });
        await pair.expectSame();

        await pair.both(async (page) => {
          await button(page, timer.start).click();
          for (let second = 0; second < 5; second += 1) await page.clock.runFor(1_000);
          await expect(page.getByRole('timer')).toHaveText('0:05');
        });
        await pair.expectSame();
      });

      test(
        'the timeline shows the dates of the region, and the week that was chosen',
        tag('timeline'),
        async ({ pair }) => {
          await pair.both(async (page) => {
            await page.goto(at('/timeline'));
            await page.locator('input[type=date]').first().fill('2027-06-08');
            await button(page, own.timeline.showDates).click();
            await expect(page.getByRole('slider')).toHaveValue('11');
          });
          await pair.expectSame();
          await pair.both((page) => page.locator('details:has(select) > summary').first().click());
          for (const region of ['QC', 'ON']) {
            await pair.both(async (page) => {
              await page.getByRole('main').getByRole('combobox').first().selectOption(region);
              await awaitParts(page);
            });
            await pair.expectSame();
          }
          for (const week of ['12', '28', '40']) {
            await pair.both((page) => page.getByRole('slider').fill(week));
            await pair.expectSame();
          }
          await pair.both(async (page) => {
            await page.locator('details:has(input[type=date]) > summary').first().click();
            await page.locator('input[type=date]').first().fill('2029-06-08');
            await button(page, own.timeline.showDates).click();
            await expect(page.getByText(own.dueDate.problems['due-date-too-far-ahead'])).toBeVisible();
          });
          await pair.expectSame();
        },
      );

      test('the planner shows the amounts of what was entered last', tag('planner'), async ({ pair }) => {
        const pay = (page: Page) => page.getByLabel(own.leave.pay);
        await pair.both(async (page) => {
          await page.goto(at('/benefits'));
          await page.getByLabel(own.leave.where).selectOption('ON');
          await page.getByLabel(own.leave.dueDate, { exact: true }).fill('2027-02-15');
          await page.getByRole('radio', { name: own.leave.whoOptions.both, exact: true }).check();
          await pay(page).first().fill('1200');
          await pay(page).last().fill('900');
          await awaitParts(page);
        });
        await pair.expectSame();
        await pair.both((page) => pay(page).first().fill('700'));
        await pair.expectSame();
        if (options.manner === 'replaces') {
          for (const amount of own.dollars) {
            await expect(pair.translated.getByRole('main')).toContainText(amount.replaceAll(' ', '\u00a0'));
          }
        }
        await pair.both((page) => page.getByLabel(own.leave.where).selectOption('QC'));
        await pair.expectSame();
        await pair.both((page) => pay(page).first().fill('1.200'));
        await pair.both((page) => pay(page).first().blur());
        await pair.expectSame();
      });
    });
  }
}

// Every job of every widget: what is photographed and looked at by axe, too.
const dailyAfter = ['calculator-journey', 'contraction-timer-alert-and-form'];
const dailyBefore = ['calculator-result'];

for (const { name, path, onlyWidth = 1280, prepare } of pageStates) {
  const isTimed = /timer/.test(name);
  for (const isEarly of [false, true]) {
    const isDaily = (isEarly ? dailyBefore : dailyAfter).includes(name);
    test.describe(`the state ${name}, translated ${isEarly ? 'before' : 'after'} its widgets start`, () => {
      test.use({ isEarly, viewport: { width: onlyWidth, height: 900 } });

      test('says what it says untranslated', fullUnless(isDaily), async ({ pair }) => {
        await pair.both(async (page) => {
          await page.goto(path);
          await prepare?.(page);
          await awaitParts(page);
        });
        // The clocks of the two pages run on by themselves.
        await pair.expectSame(isTimed ? /\d+:\d\d(:\d\d)?|\d+ (s|seconds)\b|\d+m \d+s\b/g : undefined);
      });
    });
  }
}

test('another date changes all that the calculator says, in each view', FULL, async ({ pair }) => {
  test.slow();
  await pair.both((page) => calculateFromLastPeriod(page, '2026-09-01'));
  await pair.both((page) => expect(dueDate(page)).toBeVisible());
  for (const view of [views.summary, views.journey, views.facts]) {
    await pair.both(async (page) => {
      await openView(page, view);
      await awaitParts(page);
    });
    await pair.expectSame();
  }
  await pair.both(async (page) => {
    await changeDate(page);
    await lastPeriod(page).fill('2026-05-05');
    await calculate(page).click();
    await expect(page.getByRole('heading', { name: 'Tuesday, February 9, 2027' })).toBeVisible();
    await awaitParts(page);
  });
  await pair.expectSame();
});

test.describe('translated before its widgets start', () => {
  test.use({ awaitsWidgets: false, isEarly: true });

  const early: {
    path: string;
    does: string;
    act: (page: Page) => Promise<unknown>;
    isDone: (page: Page) => Promise<unknown>;
  }[] = [
    {
      path: '/',
      does: 'a tap on a tab',
      act: (page) => page.getByRole('tab', { name: 'Resources' }).click(),
      isDone: (page) => expect(page.getByRole('tab', { name: 'Resources' })).toHaveAttribute('aria-selected', 'true'),
    },
    {
      path: '/timeline',
      does: 'a week on the slider',
      act: (page) => page.getByRole('slider').fill('18'),
      isDone: (page) => expect(page.getByRole('slider')).toHaveValue('18'),
    },
    {
      path: '/timeline',
      does: 'a group that is left out of the calendar file',
      act: async (page) => {
        await page.locator('details:has([type=checkbox]) > summary').click();
        await page.getByRole('checkbox').first().uncheck();
      },
      // Its fold is made anew, and closed.
      isDone: (page) => expect(page.locator('[type=checkbox]').first()).not.toBeChecked(),
    },
    {
      path: '/contraction-timer',
      does: 'a start of a contraction',
      act: (page) => page.getByRole('button', { name: englishTimer.start }).click(),
      isDone: (page) => expect(page.getByRole('button', { name: englishTimer.stop })).toBeVisible(),
    },
    {
      path: '/contraction-timer',
      does: 'an answer',
      act: (page) => page.getByRole('main').getByRole('radio').first().check(),
      isDone: (page) => expect(page.getByRole('main').getByRole('radio').first()).toBeChecked(),
    },
  ];

  for (const { path, does, act, isDone } of early) {
    test(
      `${does} on ${path} is not lost`,
      fullUnless(does === 'a start of a contraction'),
      async ({ pair: { translated } }) => {
        const release = await holdScripts(translated);
        await translated.goto(path, { waitUntil: 'commit' });
        await expect(translated.locator('main font').first()).toBeAttached();
        await act(translated);
        release();
        await waitForWidgets(translated);
        await isDone(translated);
        await expect(translated.locator('[data-tapped], [style*="opacity"]')).toHaveCount(0);
      },
    );
  }

  test('header, footer and lists of sources stay, each once, and the menu closes as it does', async ({
    pair: { translated: page },
  }) => {
    await page.goto('/about');
    await waitForWidgets(page);
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    expect(await page.locator('[id^=publications-] li').count()).toBeGreaterThan(100);
    const menu = page.getByRole('banner').locator('details');
    await menu.locator('summary').click();
    await expect(menu).toHaveAttribute('open');
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
  });
});
