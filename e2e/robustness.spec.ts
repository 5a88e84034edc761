import fc from 'fast-check';
import { type StoredKey, storedKeys } from '@/data/stored-values';
import { sitePages } from '@/lib/site/site-pages';
import { notKept } from '@/words/ui/not-kept';
import { expect, test } from './fixtures';
import { FULL, fullUnless } from './tags';
import { calculatorWords, historyWords, timerWords } from './words';

// The fixture fails on any exception or console error. lib/browser/stored-values.test.ts tries hundreds of texts on
// what reads them; these few are for the pages.

const contraction = { id: 'a', startTime: 8.64e15, endTime: 8.64e15 };

/** Texts that have the right shape and the wrong content. */
const nasty: Record<StoredKey, string[]> = {
  pregnancy: [
    '{"version":1,"dueDate":"9999-12-31","fields":{"method":"ultrasound"}}',
    '{"version":1,"dueDate":"0001-01-01"}',
    '{"version":1,"dueDate":{"length":10}}',
  ],
  birth: ['{"version":1,"birthday":"9999-12-31"}', '{"version":1,"birthday":"2026-11-20","pregnancy":[1]}', '[]'],
  followed: ['{"version":1,"dueDate":"9999-12-31"}', '[]', '{"version":1,"dueDate":'],
  followedCopy: [
    '{"version":1,"madeOn":"9999-12-31","dueDate":"0001-01-01","bag":{"packed":{"length":9},"own":[[],{"label":7}]}}',
    '{"version":1,"madeOn":"2026-11-20","birthday":"2026-11-20","appointments":{"nipt":[]},"region":"__proto__"}',
    '{"version":1,"madeOn":',
  ],
  ownAppointments: [
    '{"version":1,"appointments":{"anatomy-ultrasound":{"date":"9999-12-31","time":"25:00"}}}',
    '{"version":1,"appointments":[[]]}',
    '{"version":1',
  ],
  doneToDos: [
    '{"version":1,"done":[{},null,7,"__proto__"]}',
    '["anatomy-ultrasound"]',
    '{"version":1,"done":{"length":9}}',
  ],
  donePapers: [
    '{"version":1,"done":[{},null,7,"__proto__"],"bornIn":"__proto__"}',
    '["register"]',
    '{"version":1,"done":{"length":9},"bornIn":["QC"]',
  ],
  birthTracks: ['{"version":1,"tracks":[{},null,7,"__proto__"]}', '["early"]', '{"version":1,"tracks":{"length":9}}'],
  region: ['__proto__', '"ON"', '<img src=x onerror=alert(1)>'],
  whereNow: ['{"version":1,"place":"away","answeredOn":"9999-99-99"}', '["away"]', '{"version":1,"place":'],
  contractions: [
    JSON.stringify({ version: 1, contractions: [contraction], active: { id: 'b', startTime: 8.64e15 } }),
    JSON.stringify({ version: 1, contractions: [{ ...contraction, startTime: 0 }], active: { id: 'a', startTime: 0 } }),
    '{"version":1,"contractions":{"length":3},"active":[],"termAnswer":{"isTerm":true,"answeredAt":-1}}',
  ],
  earlyTaps: ['{"version":1,"taps":[1e99,"1",null,-5,{}]}', '{"taps":{"length":3}}', '[8640000000000001'],
  labourAnswers: ['{"version":1,"hasGivenBirth":"yes","isFarAway":[]}', '[true,true]', '{"version":1,"isFarAway":tr'],
  providerPhone: ['{"version":1,"number":"javascript:alert(1)"}', '["811"]', '{"version":1,"number":{"length":3}}'],
  healthCentrePhone: ['{"version":1,"number":"javascript:alert(1)"}', '["811"]', '{"version":1,"number":'],
  maternityPhone: ['{"version":1,"number":"javascript:alert(1)"}', '["811"]', '{"version":1,"number":'],
  hospitalBagChecklist: [
    '[{"id":"own-1","label":"\\ud800","isChecked":true,"isOwn":true},{"id":"own-1","label":"x","isOwn":true}]',
    '{"items":[[[[null]]],"isChecked":',
    `[{"id":"own-9007199254740993","label":"${'W'.repeat(500)}","isChecked":true,"isOwn":true}]`,
  ],
  packingPlan: ['{"babies":1e99,"mustTravel":"yes"}', '[2,true]', '{"babies":null'],
  homeScreenHint: ['{}', '0'],
  benefitsPlan: [
    '{"version":1,"isPlanned":true,"knownDueDate":"nonsense","fields":{}}',
    '{"version":2,"fields":{"parents":{"birth":null,"other":{"workdays":7,"back":"never"}},"who":[]}}',
    '{"version":1,"isPlanned":tr',
  ],
};

/** Every page with a widget, as most of them read stored values, with its views; scripts of their own read the week on
 * those of a week and of movements, and the birth on those of papers and of the first six weeks. */
const readers = [
  ...sitePages.filter(({ tier }) => tier === 'widget').map(({ path }) => path),
  ...[
    '/calculator#checklist',
    '/calculator#timer',
    '/development/week-12',
    '/movements',
    '/papers',
    '/first-six-weeks',
  ],
];

for (const round of [0, 1, 2]) {
  const tag = fullUnless(round === 0);
  test(`every page stands with wrong values under every key, set ${round + 1}`, tag, async ({ page }) => {
    test.slow();
    await page.goto('/offline');
    const values = storedKeys.map((key) => [key, nasty[key][round] ?? '']);
    for (const path of readers) {
      await page.evaluate((entries) => {
        for (const [key, value] of entries) window.localStorage.setItem(key ?? '', value ?? '');
      }, values);
      // With a new query, as a new hash alone would not reload the page.
      await page.goto(path.replace(/(#|$)/, `?round$1`));
      await page.clock.runFor(2_000);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page.getByRole('main').locator('img[onerror]'), path).toHaveCount(0);
    }
  });
}

/** What may be wrong with the copy of the contractions. Run in the page before its scripts. */
const wrongCopies: Record<string, () => void> = {
  'is blocked': () =>
    Object.defineProperty(window, 'indexedDB', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  'never opens': () => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  },
  'is of a later version': () => void indexedDB.open('contractions', 99),
  'has another shape': () => void indexedDB.open('contractions', 1),
  'is no text': () => {
    const opening = indexedDB.open('contractions', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('log').put([{ revision: 99 }], 'latest');
    opening.onsuccess = () => opening.result.close();
  },
  'is a wrong text': () => {
    const opening = indexedDB.open('contractions', 1);
    const text = '{"version":1,"revision":9007199254740991,"contractions":[{"id":"__proto__"},[]],"active":[7]}';
    opening.onupgradeneeded = () => opening.result.createObjectStore('log').put(text, 'latest');
    opening.onsuccess = () => opening.result.close();
  },
};

for (const [what, prepare] of Object.entries(wrongCopies)) {
  test(
    `the timer times and keeps where the copy of the contractions ${what}`,
    fullUnless(what === 'is blocked'),
    async ({ page }) => {
      await page.addInitScript(prepare);
      await page.goto('/contraction-timer');
      await page.getByRole('button', { name: timerWords.start }).click();
      await page.clock.runFor(60_000);
      await page.reload();
      await page.getByRole('button', { name: timerWords.stop }).click();
      await page.reload();
      await expect(page.getByRole('region', { name: historyWords.historyList }).getByRole('listitem')).toHaveCount(1);
    },
  );
}

for (const path of ['/benefits', '/timeline', '/resources', '/development']) {
  test(
    `${path} says that it keeps nothing where the browser does not let it, and only there`,
    FULL,
    async ({ page }) => {
      const line = page.getByText(notKept);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(line).toBeHidden();
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      await page.reload();
      await expect(line).toBeVisible();
    },
  );
}

test('hostile queries and hashes leave every page standing', FULL, async ({ page }) => {
  test.slow();
  const hostile = [
    '?date=%00%ff&date[]=1#%E0%A4%A',
    `?q=${'%F0%9F%91%B6'.repeat(200)}#constructor`,
    '#"><svg onload=alert(1)>',
  ];
  for (const path of ['/', '/calculator', '/timeline', '/resources', '/benefits', '/hospital-bag']) {
    for (const [index, rest] of hostile.entries()) {
      // A new query each time, so that the page reloads.
      await page.goto(rest.startsWith('#') ? `${path}?${index}${rest}` : path + rest);
      await expect(page.getByRole('heading', { level: 1 }), path + rest).toBeVisible();
      await expect(page.locator('svg[onload]')).toHaveCount(0);
    }
  }
});

for (const path of ['/calculator', '/resources', '/timeline']) {
  test(`${path} stands whatever its address says after the hash`, FULL, async ({ page }) => {
    const known = ['', '%', '%E0%A4%A', '#__proto__', 'constructor', '👶🏽', 'a'.repeat(20_000), '[data-x="', '‮'];
    const random = fc.sample(fc.string({ unit: 'binary', minLength: 1 }), { seed: 2026, numRuns: 191 });
    const hashes = [...known, ...random];
    await page.goto(path);
    const taken = await page.evaluate(async (texts) => {
      let count = 0;
      for (const text of texts) {
        const before = window.location.href;
        window.location.hash = text;
        if (window.location.href === before) continue;
        count += 1;
        // Waits until the page has read each of them.
        await new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));
      }
      return count;
    }, hashes);
    expect(taken).toBeGreaterThan(190);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('with a full storage the main job is done, and each widget works in memory', async ({ page }) => {
  await page.goto('/offline');
  // Fills the storage down to the last character that the browser accepts.
  await page.evaluate(() => {
    let text = 'x'.repeat(1_000_000);
    for (let index = 0; text.length > 0; index += 1) {
      try {
        window.localStorage.setItem(`filler-${index}`, text);
      } catch {
        text = text.slice(0, Math.floor(text.length / 2));
      }
    }
  });
  await page.goto('/calculator');
  await page.getByLabel(calculatorWords.dateLabels.lmp).fill('2026-09-01');
  await page.getByRole('button', { name: calculatorWords.calculate }).click();
  await expect(page.getByRole('heading', { name: 'Tuesday, June 8, 2027' })).toBeVisible();
  await page.goto('/hospital-bag');
  const carSeat = page.getByRole('checkbox', { name: 'Car seat' });
  await carSeat.check();
  await expect(carSeat).toBeChecked();
  await page.goto('/benefits');
  await page.getByLabel('Where do you live?').selectOption('Quebec');
  await expect(page.getByLabel('Where do you live?')).toHaveValue('QC');
});

for (const [name, later] of [
  ['a year ahead', '2027-11-21T10:00:00-05:00'],
  ['a year back', '2025-11-21T10:00:00-05:00'],
] as const) {
  test(`a clock that is ${name} on the next visit breaks nothing and counts nothing`, FULL, async ({ page }) => {
    test.slow();
    await page.goto('/contraction-timer');
    await page.getByRole('button', { name: timerWords.start }).click();
    await page.goto('/calculator');
    await page.getByLabel(calculatorWords.dateLabels.lmp).fill('2026-09-01');
    await page.getByRole('button', { name: calculatorWords.calculate }).click();
    await expect(page.getByRole('heading', { name: 'Tuesday, June 8, 2027' })).toBeVisible();
    await page.clock.setFixedTime(new Date(later));
    for (const path of readers) {
      await page.goto(path.replace(/(#|$)/, `?later$1`));
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    }
    await page.goto('/calculator');
    await expect(page.getByRole('main')).not.toContainText('Days to go');
    // What was timed is not lost.
    await page.goto('/contraction-timer');
    await expect(page.getByRole('button', { name: timerWords.stop })).toBeVisible();
  });
}
