import type { Page } from '@playwright/test';
import { line } from '@/data/en/when-to-call';
import { slugs } from '@/data/languages';
import { translatePath } from '@/lib/site/translate-path';
import { calculateFromLastPeriod } from './calculate';
import { keepFromEarlierVisit, toStored } from './earlier-visit';
import { expect, test, waitForWidgets } from './fixtures';
import { holdScripts, SCRIPTS } from './hold-scripts';
import { FULL, fullUnless } from './tags';
import {
  advice,
  answer,
  calmAdvice,
  enterTime,
  openFolds,
  openQuestions,
  openTimer,
  rows,
  startButton,
  stopButton,
  TIMER_PATH,
  timeContraction,
  urgentAdvice,
  waitForForm,
  waitForPart,
  whenToCall,
} from './timer-page';
import { watchLayoutShift } from './watch-layout-shift';
import { formWords, privacyWords, provinceWords, timerWords, toasterWords } from './words';

const frenchPath = `/fr${translatePath(TIMER_PATH, slugs.fr)}`;

const PHONE = '{"version":1,"number":"867-555-0100"}';

/** The one red-edged line. */
const redLine = (page: Page) => advice(page).getByRole('link', { name: line.title });

/** Three contractions of 40 seconds with these gaps between their starts. */
function toLog(seconds: number, isTerm: boolean | undefined = true, isTiming = false) {
  const latest = new Date('2026-11-21T09:58:00-05:00').getTime();
  return JSON.stringify({
    version: 1,
    contractions: [2, 1, 0].map((count) => {
      const startTime = latest - count * seconds * 1_000;
      return { id: String(startTime), startTime, endTime: startTime + 40_000 };
    }),
    ...(isTiming && { active: { id: 'a', startTime: latest + 700_000 } }),
    ...(isTerm !== undefined && { termAnswer: { isTerm, answeredAt: latest } }),
  });
}
test('the question of 37 weeks stands above the button, the advice, the red line and the calls below, then the rest', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(TIMER_PATH);
  await openQuestions(page);
  const tops = [];
  for (const part of [
    answer(page, 'term', 'Yes'),
    startButton(page),
    calmAdvice(page),
    redLine(page),
    advice(page).getByRole('link', { name: timerWords.callNumber('911') }),
    page.getByRole('button', { name: 'My water broke' }),
    page.getByText('Average Duration'),
    answer(page, 'births', 'Yes'),
    answer(page, 'lists', 'No'),
    page.getByRole('heading', { name: 'History' }),
    whenToCall(page),
  ]) {
    tops.push((await part.boundingBox())?.y);
  }
  expect(tops).toEqual(tops.toSorted((one, other) => (one ?? 0) - (other ?? 0)));
  await expect(advice(page).getByRole('link', { name: timerWords.callNumber('911') })).toHaveAttribute(
    'href',
    'tel:911',
  );
});

for (const { who, stored, isDaily = false } of [
  { who: 'nothing is known', stored: {}, isDaily: true },
  { who: 'at 38 weeks', stored: { pregnancy: toStored('2026-12-05'), region: 'ON' } },
  { who: 'in Nunavut', stored: { pregnancy: toStored('2026-12-05'), region: 'NU', healthCentrePhone: PHONE } },
  { who: 'in Nunavut, where nothing else is known', stored: { region: 'NU' } },
  { who: 'while a contraction lasts', stored: { contractions: toLog(480, true, true), region: 'ON' } },
  {
    who: 'between two contractions',
    stored: { contractions: toLog(300), pregnancy: toStored('2026-12-05'), region: 'ON' },
  },
  { who: 'between two contractions, by the answer', stored: { contractions: toLog(300), region: 'ON' } },
  { who: 'between two contractions, at no known age', stored: { contractions: toLog(300, undefined), region: 'ON' } },
  {
    who: 'over an hour away, and the birth may be close',
    stored: {
      contractions: toLog(280),
      labourAnswers: '{"version":1,"distance":"over-60","hasGivenBirth":false}',
      pregnancy: toStored('2026-12-05'),
      region: 'ON',
    },
  },
]) {
  for (const language of ['en', 'fr'] as const) {
    test(
      `the first screen has the clock, the button, the advice, the red line and the calls: ${who}, ${language}`,
      fullUnless(isDaily && language === 'en'),
      async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await keepFromEarlierVisit(page, stored);
        await page.goto(language === 'en' ? TIMER_PATH : frenchPath);
        const island = page.locator('[data-island="contraction-timer"]');
        const calls = {
          'in Nunavut': 'a[href="tel:8675550100"]',
          'in Nunavut, where nothing else is known': '.advice-box button.border-maple',
        };
        const call = calls[who as keyof typeof calls] ?? 'a[href="tel:911"]';
        for (const part of [
          island.locator('.timer-ring'),
          island.locator('[data-early-tap]'),
          island.locator('.advice-lead').first(),
          island.locator('section > .advice-box > :last-child > a'),
          island.locator(call).first(),
        ]) {
          await expect(part).toBeInViewport({ ratio: 1 });
        }
      },
    );
  }
}

test.describe('while the scripts are on their way', () => {
  test.use({ awaitsWidgets: false });

  for (const [who, stored] of Object.entries<Record<string, string>>({
    'nothing is known': {},
    'at 21 weeks': { pregnancy: toStored('2027-04-03'), region: 'ON' },
    'at 21 weeks, with no region and a number': {
      pregnancy: toStored('2027-04-03'),
      providerPhone: '{"version":1,"number":"613-555-0100"}',
    },
    'at 38 weeks': { pregnancy: toStored('2026-12-05'), region: 'ON' },
    'before 37 weeks, between two contractions': { contractions: toLog(480, false), region: 'ON' },
    'between two contractions': { contractions: toLog(300), pregnancy: toStored('2026-12-05'), region: 'ON' },
    'in Nunavut': { region: 'NU' },
    'in Nunavut at 21 weeks': { pregnancy: toStored('2027-04-03'), region: 'NU' },
    'in Nunavut at 38 weeks': { pregnancy: toStored('2026-12-05'), region: 'NU', healthCentrePhone: PHONE },
  })) {
    for (const [language, path] of [
      ['en', TIMER_PATH],
      ['fr', frenchPath],
    ] as const) {
      test(`nothing that is painted moves when the timer starts: ${who}, ${language}`, FULL, async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await keepFromEarlierVisit(page, stored);
        const shift = await watchLayoutShift(page);
        const release = await holdScripts(page);
        await page.goto(path, { waitUntil: 'commit' });
        const button = page.locator('[data-early-tap]');
        await expect(button).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        const top = (await button.boundingBox())?.y;
        release();
        await waitForWidgets(page);
        await expect(page.locator('html')).not.toHaveAttribute('data-timer-awaits');
        // Below the first screen, as before 37 weeks in Nunavut, nobody taps it yet.
        if (Number(top) < 844) expect((await button.boundingBox())?.y).toBe(top);
        expect(await shift()).toBeLessThanOrEqual(0.02);
      });
    }
  }
});

test.describe('where the timer cannot start', () => {
  test.use({ awaitsWidgets: false, expectedErrors: ['net::ERR_FAILED'] });

  test('the calls and the advice are painted all the same', FULL, async ({ page }) => {
    await keepFromEarlierVisit(page, { pregnancy: toStored('2026-12-05'), contractions: toLog(300), region: 'ON' });
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto(TIMER_PATH);
    await expect(calmAdvice(page)).toContainText('Are you less than 37');
    await expect(advice(page).getByRole('link', { name: timerWords.callNumber('911') })).toBeVisible();
  });
});

test('before 37 weeks the call leads, and the timer is below it on the same screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await keepFromEarlierVisit(page, { pregnancy: toStored('2027-04-03'), region: 'ON' });
  await openTimer(page);
  const heading = page.getByRole('heading', { name: 'At 21 weeks: call or go, do not wait' });
  const parts = [
    heading,
    calmAdvice(page).getByText('Go now if they come'),
    redLine(page),
    advice(page).getByRole('link', { name: timerWords.callNumber('911') }),
    page.getByRole('heading', { name: timerWords.meanwhile }),
    startButton(page),
  ];
  const tops = [];
  for (const part of parts) {
    await expect(part).toBeInViewport({ ratio: 1 });
    tops.push((await part.boundingBox())?.y);
  }
  expect(tops).toEqual(tops.toSorted((one, other) => (one ?? 0) - (other ?? 0)));
  await expect(redLine(page)).toHaveAttribute('href', '/when-to-call#weeks-20-25');
  const top = (await startButton(page).boundingBox())?.y;
  await startButton(page).click();
  await expect(page.getByRole('heading', { name: timerWords.running })).toBeInViewport({ ratio: 1 });
  expect((await stopButton(page).boundingBox())?.y).toBe(top);
  await page.clock.runFor(40_000);
  await stopButton(page).click();
  await expect(page.getByRole('heading', { name: 'Ready to Track' })).toBeVisible();
});

test('when to call begins with 911, and goes on in the order of what cannot wait', async ({ page }) => {
  await page.goto(TIMER_PATH);
  await openFolds(page);
  const signs = whenToCall(page);
  await expect(signs.getByRole('paragraph').first()).toHaveText(
    /^Call\s911\sif you bleed very heavily, pass out or cough/,
  );
  await expect(signs.getByRole('heading')).toHaveText([
    'When to Call Your Healthcare Provider',
    'Who must not wait',
    'First list: go as soon as contractions start',
    'Second list: call as soon as contractions start',
    'At 37 weeks or more',
    'From 20 weeks on',
    'Before 37 weeks',
    'If contractions stop, or nobody answers',
    'The baby comes before help does',
  ]);
  await expect(signs.getByRole('term')).toHaveText([
    'First and later births',
    'A long way to the hospital',
    'Over an hour by road',
    'A flight away',
    '41 weeks or more',
    '5-1-1 rule',
    'Your water breaks',
    'Heavy bright red bleeding',
    'Decreased fetal movement',
    'Pain, a bad headache or a fever',
    'Contractions that stop',
    'With a midwife',
    'Nobody answers',
  ]);
});

test('an address that leads to a fold opens it', FULL, async ({ page }) => {
  for (const [id, text] of [
    ['who-must-not-wait', 'First list: go as soon as contractions start'],
    ['at-term', '5-1-1 rule'],
    ['from-twenty-weeks', 'Heavy bright red bleeding'],
  ] as const) {
    await page.goto('/about');
    await page.goto(`${TIMER_PATH}#${id}`);
    await expect(whenToCall(page).getByText(text, { exact: true })).toBeInViewport();
  }
  await page.goto('/about');
  await page.goto(`${TIMER_PATH}#when-to-call`);
  await expect(page.getByRole('heading', { name: 'When to Call Your Healthcare Provider' })).toBeInViewport();
});

test('a stop that was forgotten stays out of the averages until its end is right', async ({ page }) => {
  await openTimer(page);
  await answer(page, 'term', 'Yes').check();
  await timeContraction(page, 50, 300);
  await startButton(page).click();
  await page.clock.runFor(121_000);
  const urgent = urgentAdvice(page);
  await expect(urgent).toContainText('This contraction has lasted more than 2 minutes');
  await expect(page.getByText(/continue timing/i)).toHaveCount(0);
  await page.clock.runFor(600_000);
  await urgent.getByRole('button', { name: timerWords.forgotToStop }).click();
  await waitForForm(page);
  await expect(page.getByLabel(formWords.labels.endTime, { exact: true })).toBeFocused();
  await expect(page.getByText('0m 50s', { exact: true })).toBeVisible();
  await expect(rows(page).first()).toContainText('not in the averages');
  await enterTime(page, 'Ended', '10:16:10');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(urgent).toBeEmpty();
  await expect(rows(page).first()).toContainText('1:10 at 10:15:00 a.m.');
});

test('one that really lasted over 2 minutes counts once that is confirmed', FULL, async ({ page }) => {
  await openTimer(page);
  await timeContraction(page, 130, 300);
  const urgent = urgentAdvice(page);
  await expect(urgent).toContainText('A contraction lasted more than 2 minutes');
  await expect(rows(page)).toContainText('not in the averages');
  await urgent.getByRole('button', { name: timerWords.lastedThatLong }).click();
  await expect(page.getByText('2m 10s', { exact: true })).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).not.toContainText('not in the averages');
  // Confirmed, it is still a reason to call.
  await expect(urgent).toContainText('A contraction lasted more than 2 minutes');
});

test('starts under 2 minutes apart for 10 minutes: call now', async ({ page }) => {
  await openTimer(page);
  await answer(page, 'term', 'Yes').check();
  const tooClose = page.getByText('less than 2 minutes apart for 10 minutes: call your provider');
  for (let contraction = 0; contraction < 6; contraction += 1) await timeContraction(page, 50, 100);
  await expect(rows(page)).toHaveCount(6);
  await expect(tooClose).toBeHidden();
  await timeContraction(page, 50, 100);
  await expect(urgentAdvice(page).filter({ has: tooClose })).toBeVisible();
});

test('before 37 weeks other rules hold, by the due date or by the answer', async ({ page }) => {
  await openTimer(page);
  const before37 =
    /^Before 37\sweeks, call, or go to the hospital, now for cramps\. Call now for two contractions or tightenings within an hour\./;
  await answer(page, 'term', 'No').check();
  await expect(calmAdvice(page)).toHaveText(before37);
  // The rules for 37 weeks or more are gone, and the rule for less than 37 weeks follows 911.
  const signs = whenToCall(page);
  await openFolds(page);
  await expect(signs.getByRole('heading').nth(1)).toHaveText('Before 37 weeks');
  await expect(signs.getByRole('term')).toHaveText([
    'Your water breaks',
    'Heavy bright red bleeding',
    'Decreased fetal movement',
    'Pain, a bad headache or a fever',
    'Contractions that stop',
    'With a midwife',
    'Nobody answers',
  ]);
  await expect(signs.getByRole('heading', { name: 'At 37 weeks or more' })).toHaveCount(0);
  await timeContraction(page, 30, 2_000);
  await startButton(page).click();
  await page.clock.runFor(30_000);
  await stopButton(page).click();
  await expect(urgentAdvice(page)).toContainText(
    'even if they are far apart or mild: call your provider or the hospital now.',
  );
  await page.clock.runFor(560_000);
  await startButton(page).click();
  await expect(urgentAdvice(page)).toHaveText(
    'Contractions before 37 weeks can be preterm labour: go to the hospital now, and call on the way.',
  );
  await page.clock.runFor(30_000);
  await stopButton(page).click();
  const warnings = page.getByRole('alert', { name: toasterWords.warnings });
  const warning = 'Contractions before 37 weeksGo to the hospital now, and call on the way.';
  await expect(warnings).toContainText(warning);
  // With two more contractions the rule for 37 weeks or more would warn too.
  await page.clock.runFor(30_000);
  await timeContraction(page, 30, 60);
  await startButton(page).click();
  await page.clock.runFor(30_000);
  await expect(warnings).toBeEmpty();
  await stopButton(page).click();
  await expect(warnings).toContainText(warning);
  await expect(warnings).not.toContainText('Contractions are getting close!');
  await answer(page, 'term', 'Yes').check();
  await expect(urgentAdvice(page)).not.toContainText('preterm labour');
  await expect(signs.getByRole('heading', { name: 'At 37 weeks or more' })).toBeVisible();
});

test('while the age is not known, its question leads, and nothing says to go on timing', async ({ page }) => {
  await openTimer(page);
  const urgent = urgentAdvice(page);
  await expect(calmAdvice(page)).toContainText(/^Are you less than 37\sweeks\? Call now, or go to the hospital/);
  await expect(page.getByText(/continue timing/i)).toHaveCount(0);
  for (let count = 0; count < 4; count += 1) await timeContraction(page, 40, 900);
  await expect(urgent).toContainText(/^Are you less than 37\sweeks\? Call now, or go to the hospital\./);
  await expect(page.getByText(/continue timing/i)).toHaveCount(0);
  await startButton(page).click();
  await expect(urgent).toContainText('37 weeks or more? ');
  await page.clock.runFor(40_000);
  await stopButton(page).click();
  await expect(page.getByText(/continue timing/i)).toHaveCount(0);
  await answer(page, 'term', 'Yes').check();
  await expect(urgent).toBeEmpty();
  await expect(calmAdvice(page)).toContainText('Early labor signs.');
});

const toAnswers = (hasGivenBirth: boolean, distance: string) => JSON.stringify({ version: 1, hasGivenBirth, distance });
/** As the version of the site before that wrote it. */
const toEarlierAnswers = (hasGivenBirth: boolean, isFarAway: boolean) =>
  JSON.stringify({ version: 1, hasGivenBirth, isFarAway });

for (const { seconds, births = false, far = false, says, isUrgent = false } of [
  { seconds: 300, says: /^Contractions are 5\sminutes apart or less\. Call your provider/, isUrgent: true },
  { seconds: 361, says: /^Early labor may be starting\./ },
  { seconds: 600, far: true, births: true, says: /^You live far from the hospital: leave now/, isUrgent: true },
]) {
  const who = `${births ? 'a later' : 'a first'} birth, ${far ? 'far from' : 'close to'} the hospital`;
  // The borders between them are unit-tested with the rule.
  test(`${seconds} seconds apart, ${who}`, fullUnless(isUrgent), async ({ page }) => {
    await keepFromEarlierVisit(page, { contractions: toLog(seconds), labourAnswers: toEarlierAnswers(births, far) });
    await page.goto(TIMER_PATH);
    const [shown, empty] = isUrgent ? [urgentAdvice(page), calmAdvice(page)] : [calmAdvice(page), urgentAdvice(page)];
    await expect(shown).toHaveText(says);
    await expect(empty).toBeEmpty();
    await expect(page.getByText(/continue timing/i)).toHaveCount(seconds > 360 && !isUrgent ? 1 : 0);
  });
}

for (const { name, values, calm } of [
  {
    name: 'a birth',
    values: { birth: JSON.stringify({ version: 1, birthday: '2026-11-21' }) },
    calm: 'Continue timing until you have a clear pattern',
  },
  // Week 0 begins on November 22.
  {
    name: 'the beginning of another pregnancy',
    values: { pregnancy: toStored('2027-08-29') },
    calm: 'Before 20 weeks, call, or go to the hospital, now',
  },
]) {
  const tag = fullUnless(name === 'a birth');
  test(
    `contractions from before ${name} stay in the history and give no order, until new ones are timed`,
    tag,
    async ({ page }) => {
      await keepFromEarlierVisit(page, {
        contractions: toLog(300),
        labourAnswers: toAnswers(true, '30-to-60'),
        ...values,
      });
      await page.goto(TIMER_PATH);
      // A birth can go on for a while.
      if (values.birth) await expect(urgentAdvice(page)).toContainText('leave now');
      // Loads on demand, which needs a running clock.
      await expect(rows(page)).toHaveCount(3);
      await page.clock.pauseAt(new Date('2026-12-01T08:00:00-05:00'));
      await expect(calmAdvice(page)).toContainText(calm);
      await expect(urgentAdvice(page)).toBeEmpty();
      await expect(rows(page)).toHaveCount(3);
      // A new one is the first of its labour.
      await timeContraction(page, 50, 300);
      await expect(urgentAdvice(page)).toBeEmpty();
      await timeContraction(page, 50, 300);
      await timeContraction(page, 50, 300);
      await expect(rows(page)).toHaveCount(6);
      await expect(urgentAdvice(page)).toContainText(
        values.birth ? 'leave now' : 'under 20 weeks and have contractions: go',
      );
    },
  );
}

test('a stop that was forgotten before a birth gives no order, also once it is pressed', FULL, async ({ page }) => {
  const log = { ...JSON.parse(toLog(300)), active: { id: 'a', startTime: Date.parse('2026-11-21T10:03:00-05:00') } };
  await keepFromEarlierVisit(page, {
    contractions: JSON.stringify(log),
    birth: JSON.stringify({ version: 1, birthday: '2026-11-21' }),
  });
  await openTimer(page);
  await page.clock.pauseAt(new Date('2026-11-22T23:00:00-05:00'));
  await expect(urgentAdvice(page)).toBeEmpty();
  await stopButton(page).click();
  await waitForPart(page, page.getByText('Contraction ended', { exact: true }));
  await expect(page.getByText('Contractions are getting close!')).toHaveCount(0);
  await expect(urgentAdvice(page)).toBeEmpty();
});

test(
  'answers change the advice, outlive a reload, can be taken back, and are erased with the rest',
  FULL,
  async ({ page }) => {
    await keepFromEarlierVisit(page, { contractions: toLog(480) });
    await page.goto(TIMER_PATH);
    const far =
      'Far away (over 30 minutes): leave at 10 minutes apart or less. Over an hour away, or by plane: call at the first contraction.';
    const both = `${far} Given birth before, and under 30 minutes away: go to the hospital at 5 minutes apart or less.`;
    await expect(calmAdvice(page)).toContainText(both);
    await openQuestions(page);
    await answer(page, 'distance', '30 to 60 minutes').check();
    await expect(urgentAdvice(page)).toHaveText('You live far from the hospital: leave now, and call on the way.');
    // By keyboard, from one answer to the next.
    await answer(page, 'births', 'Skip').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(answer(page, 'births', 'No')).toBeChecked();
    await page.reload();
    await openQuestions(page);
    await expect(answer(page, 'distance', '30 to 60 minutes')).toBeChecked();
    await expect(answer(page, 'births', 'No')).toBeChecked();
    await answer(page, 'distance', 'Skip').check();
    await expect(calmAdvice(page)).toContainText(far);
    await expect(calmAdvice(page)).not.toContainText('Given birth before');
    await answer(page, 'births', 'Skip').check();
    expect(await page.evaluate(() => localStorage.getItem('labourAnswers'))).toBeNull();

    await answer(page, 'births', 'Yes').check();
    await answer(page, 'lists', 'Yes, one of the first list').check();
    await expect(urgentAdvice(page)).toContainText('You are on the first list: go to the hospital now');
    await page.goto('/about');
    await page.getByRole('button', { name: 'Forget everything on this device' }).click();
    await expect(page.getByRole('region', { name: 'Erase everything?' }).getByRole('listitem')).toContainText([
      'The contractions you timed',
      'reasons not to wait in labour',
    ]);
    await page.getByRole('button', { name: privacyWords.erase }).click();
    await page.goto(TIMER_PATH);
    await openQuestions(page);
    await expect(answer(page, 'births', 'Skip')).toBeChecked();
    await expect(answer(page, 'lists', 'Skip')).toBeChecked();
  },
);

test('the warning that comes and goes says no less than the box', FULL, async ({ page }) => {
  await keepFromEarlierVisit(page, { contractions: toLog(300), labourAnswers: toAnswers(false, '30-to-60') });
  await openTimer(page);
  for (let contraction = 0; contraction < 4; contraction += 1) await timeContraction(page, 40, 240);
  await timeContraction(page, 40, 45);
  const warnings = page.getByRole('alert', { name: toasterWords.warnings });
  await expect(warnings).toContainText('Contractions are getting close!Go to the hospital now, and call on the way.');
  await expect(warnings).not.toContainText('Consider calling');
});

test('with the hospital over an hour away, the unit is called from the first contraction, and 911 where it is close', async ({
  page,
}) => {
  await openTimer(page);
  await answer(page, 'term', 'Yes').check();
  await openQuestions(page);
  await answer(page, 'births', 'Yes').check();
  await answer(page, 'distance', 'Over an hour by road').check();
  await expect(calmAdvice(page)).toContainText('call at the first contraction, and ask when to leave');
  await timeContraction(page, 60, 900);
  await expect(urgentAdvice(page)).toContainText('call your provider or the hospital now, and ask when to leave.');
  for (let count = 0; count < 3; count += 1) await timeContraction(page, 60, 600);
  await expect(urgentAdvice(page)).toContainText('If no one answers at once, call 911. Ask: drive, meet an ambulance');
  await answer(page, 'distance', 'By plane').check();
  await expect(urgentAdvice(page)).toContainText('Go to your health centre or nursing station now, and call ahead.');
  await expect(page.getByText(/continue timing/i)).toHaveCount(0);
});

test('hours later the last contractions are told of as past, and the order stays', FULL, async ({ page }) => {
  await keepFromEarlierVisit(page, { contractions: toLog(240), labourAnswers: toAnswers(false, 'under-30') });
  await openTimer(page);
  const urgent = urgentAdvice(page);
  await expect(urgent).toContainText(/^Contractions are 5\sminutes apart or less\. Call/);
  await page.clock.runFor(19 * 60_000);
  await expect(urgent).toContainText(
    /^Your last contractions, at 9:58\sa\.m\., were 4\sminutes apart\. None since\? Call anyway and say so\.Call your provider or the hospital now\./,
  );
  await expect(urgent).not.toContainText('Contractions are');
  await startButton(page).click();
  await expect(urgent).not.toContainText('None since?');
});

test('from 41 weeks on, and under 20 weeks, by the due date', FULL, async ({ page }) => {
  await keepFromEarlierVisit(page, { pregnancy: toStored('2026-11-14') });
  await openTimer(page);
  await expect(calmAdvice(page)).toContainText(/^You are 41\sweeks or more: call as soon as contractions start\./);
  await timeContraction(page, 40, 60);
  await expect(urgentAdvice(page)).toContainText(
    /^You are 41\sweeks or more: call your provider or the hospital now\./,
  );
  await expect(page.getByText(/continue timing/i)).toHaveCount(0);
  await keepFromEarlierVisit(page, { pregnancy: toStored('2027-05-08') });
  await page.goto(TIMER_PATH);
  await expect(redLine(page)).toHaveAttribute('href', '/when-to-call#weeks-14-19');
  await expect(advice(page)).not.toContainText('labour');
});

test(
  'water, bleeding and movement open their order in place, and a running contraction goes on',
  FULL,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await keepFromEarlierVisit(page, { pregnancy: toStored('2026-12-05'), region: 'ON' });
    await openTimer(page);
    await startButton(page).click();
    const out = (name: string) => page.getByRole('button', { name, exact: true });
    const orders = page.getByRole('group', { name: 'Something else?' }).getByRole('heading');
    await out('My water broke').click();
    await waitForPart(page, orders.first());
    await expect(orders).toHaveText(['Emergency: call 911 now', 'Go to the hospital now', 'Call now'], {
      useInnerText: true,
    });
    // By keyboard, and one at a time.
    await out('Baby moves less').focus();
    await page.keyboard.press('Space');
    await expect(orders).toHaveText(['Go to the hospital now']);
    await expect(out('My water broke')).toHaveAttribute('aria-expanded', 'false');
    await expect(stopButton(page)).toBeVisible();
    await page.clock.runFor(30_000);
    await page
      .getByRole('link', { name: /movements/ })
      .last()
      .click();
    await expect(page).toHaveURL('/movements');
    await page.goBack();
    await expect(stopButton(page)).toBeVisible();
  },
);

test('the health line is that of the region, chosen once under the button', async ({ page }) => {
  await page.goto(TIMER_PATH);
  const box = advice(page);
  const choice = page.getByLabel(provinceWords.label);
  await expect(box.getByText('Nunavut has no 911: call your health centre')).toBeVisible();
  await expect(box.getByLabel(provinceWords.label)).toBeVisible();
  await choice.selectOption('Northwest Territories');
  await expect(box.getByRole('link', { name: 'Call 1-844-259-1793' })).toHaveAttribute('href', 'tel:+18442591793');
  await expect(box.getByText('Nunavut has no 911')).toHaveCount(0);
  // It stays in its place after use, so that the choice can be corrected.
  await choice.selectOption('Ontario');
  await expect(box.getByRole('link', { name: /^Call 811\sHealth811$/ })).toHaveAttribute('href', 'tel:811');
  await page.reload();
  await expect(box.getByRole('link', { name: /^Call 811/ })).toBeVisible();
  await expect(box.getByLabel(provinceWords.label)).toHaveCount(0);
  await expect(whenToCall(page).getByLabel(provinceWords.label)).toHaveValue('ON');
});

test(
  'the number of the provider is asked once, dialled from then on, and erased with the rest',
  FULL,
  async ({ page }) => {
    await page.goto(TIMER_PATH);
    const box = advice(page);
    await box.getByRole('button', { name: 'My provider' }).click();
    const field = box.getByLabel('Number to call');
    await expect(field).toBeFocused();
    await field.fill('my midwife');
    await field.press('Enter');
    await expect(box.getByText('Use digits, spaces, + ( ) - and dots alone')).toBeVisible();
    await expect(field).toHaveValue('my midwife');
    await field.fill('(613) 555-0100 ext 12');
    await box.getByRole('button', { name: 'Save' }).click();
    const call = box.getByRole('link', { name: 'My provider (613) 555-0100 ext 12' });
    await expect(call).toHaveAttribute('href', 'tel:6135550100,12');
    // First of those to call, below the red line.
    await expect(box.getByRole('link').nth(1)).toHaveText(/^My provider/);
    await page.reload();
    await expect(call).toBeVisible();
    await box.getByRole('button', { name: 'Change the number' }).click();
    await expect(field).toHaveValue('(613) 555-0100 ext 12');
    await box.getByRole('button', { name: 'Cancel' }).click();

    await page.goto('/about');
    await page.getByRole('button', { name: 'Forget everything on this device' }).click();
    await expect(page.getByRole('region', { name: 'Erase everything?' }).getByRole('listitem')).toHaveText(
      'The telephone number of your provider',
    );
    await page.getByRole('button', { name: privacyWords.erase }).click();
    await page.goto(TIMER_PATH);
    await expect(box.getByRole('button', { name: 'My provider Add a number' })).toBeVisible();
  },
);

test('in Quebec people go when their water breaks', FULL, async ({ page }) => {
  await page.goto(TIMER_PATH);
  const water = whenToCall(page).getByText(/even without contractions/);
  await expect(water).toHaveText(
    /^Call when your water breaks, even without contractions\. In Quebec: call, then go to your place of birth\. Go to/,
  );
  await page.getByLabel(provinceWords.label).selectOption('Quebec');
  await expect(water).toHaveText(
    /^Call, then go to your place of birth, even without contractions\. Go to the hospital/,
  );
  await page.getByLabel(provinceWords.label).first().selectOption('Ontario');
  await expect(water).toHaveText(/^Call when your water breaks, even without contractions\. Go to the hospital now if/);
});

test('a due date under 37 weeks decides without asking for them', FULL, async ({ page }) => {
  await calculateFromLastPeriod(page, '2026-09-01');
  await page.getByRole('heading', { name: 'Tuesday, June 8, 2027' }).waitFor();
  await page.goto(TIMER_PATH);
  await expect(calmAdvice(page)).toContainText('Before 20 weeks');
  await expect(answer(page, 'term', 'Yes')).toHaveCount(0);
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

  test('what to do now and whom to call are on the first screen, what explains it below', async ({ page }) => {
    const latest = new Date('2026-11-21T09:58:00-05:00').getTime();
    const contractions = Array.from({ length: 14 }, (_, count) => {
      const startTime = latest - (13 - count) * 280_000;
      return { id: String(startTime), startTime, endTime: startTime + 65_000 };
    });
    await keepFromEarlierVisit(page, {
      contractions: JSON.stringify({ version: 1, contractions }),
      region: 'NL',
      pregnancy: toStored('2026-11-29'),
    });
    await page.goto(TIMER_PATH);
    const order = urgentAdvice(page).getByText(/^You have had an hour of\s5-1-1:/);
    const provider = advice(page).getByRole('button', { name: 'My provider' });
    const healthLine = advice(page).getByRole('link', { name: timerWords.callNumber('811') });
    const emergency = advice(page).getByRole('link', { name: timerWords.callNumber('911') });
    for (const part of [order, provider, healthLine]) await expect(part).toBeInViewport({ ratio: 1 });
    const parts = [
      order,
      // Specified, directly under it.
      urgentAdvice(page).getByText(/^Contractions are 5/),
      // Beside the others.
      emergency,
      urgentAdvice(page).getByText(/^Far away/),
      urgentAdvice(page).getByText(/^The 5-1-1\srule/),
    ];
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
    for (const [index, box] of boxes.slice(1).entries()) {
      const above = boxes[index];
      expect(box?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
    }
    for (const link of await advice(page).getByRole('link').all()) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overflow).toBe(0);
  });
});
