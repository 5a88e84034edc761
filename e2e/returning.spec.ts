import { calculateFromLastPeriod } from './calculate';
import { keepFromEarlierVisit, toStored } from './earlier-visit';
import { waitUntilKept } from './installed-site';
import { FULL } from './tags';
import { expect, findUpdateLine, NEW_TITLE, OLD_TITLE, test } from './updated-site';
import { leaveWords, siteWords } from './words';

test.use({ precachesAll: true, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test(
  'a year later, after an update: the old pregnancy is not counted, what was packed stays, a new one begins',
  FULL,
  async ({ page, site, context }) => {
    const started = new Date('2025-11-24T15:00:00-05:00').getTime();
    await page.clock.setSystemTime(started);
    await keepFromEarlierVisit(page, {
      pregnancy: toStored('2025-11-20'),
      region: 'YT',
      hospitalBagChecklist: JSON.stringify([
        { id: 'car-seat', category: 'baby', label: 'Car seat', isEssential: true, isChecked: true },
        { id: 'a-fax', category: 'mom-stay', label: 'A fax', isEssential: false, isChecked: false },
      ]),
      contractions: JSON.stringify({
        version: 1,
        contractions: [0, 1, 2, 3].map((index) => ({
          id: String(started + index * 280_000),
          startTime: started + index * 280_000,
          endTime: started + index * 280_000 + 65_000,
        })),
      }),
      benefitsPlan: '{"version":0,"province":"QC"}',
    });
    await waitUntilKept(page);

    site.publish();
    await page.clock.setSystemTime(new Date('2026-11-21T10:00:00-05:00'));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(OLD_TITLE);
    await findUpdateLine(page).getByRole('button', { name: siteWords.siteScript.reload }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NEW_TITLE);
    await expect(findUpdateLine(page)).toHaveCount(0);

    await page.goto('/');
    await page.getByRole('tab', { name: 'Resources' }).tap();
    await expect(page.locator('[data-island="shared-greeting"]').getByRole('heading')).toHaveCount(0);
    await page.goto('/calculator');
    await expect(page.getByRole('heading', { name: 'This due date has passed' })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('Days to go');
    await page.goto('/contraction-timer');
    await expect(page.getByText('Your last contraction was over half a day ago.')).toBeVisible();
    await page.goto('/hospital-bag');
    await expect(page.getByRole('checkbox', { name: 'Car seat' })).toBeChecked();
    await page.goto('/benefits');
    await expect(page.getByRole('group', { name: leaveWords.form })).toBeVisible();

    // The new pregnancy replaces the old one everywhere, and the new version works offline.
    await calculateFromLastPeriod(page, '2026-09-01');
    await expect(page.getByRole('heading', { name: 'Tuesday, June 8, 2027' })).toBeVisible();
    await context.setOffline(true);
    await page.goto('/timeline');
    await expect(page.getByRole('main')).toContainText('June 8, 2027');
    await page.goto('/offline');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NEW_TITLE);
    await context.setOffline(false);
  },
);
