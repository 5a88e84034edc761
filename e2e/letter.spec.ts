import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import * as frenchForm from '@/data/fr/benefits/leave-form';
import * as frenchPage from '@/data/fr/benefits/letter';
import { expect, test } from './fixtures';
import { readPdf } from './read-pdf';
import { FULL } from './tags';
import { answerWords, leaveWords, letterTextWords, letterWords, noticeWords } from './words';

// The clock stands at November 21, 2026.

const day = (page: Page) => page.getByRole('region', { name: letterWords.answer });
const letter = (page: Page) => page.getByRole('article');

interface Entry {
  writer?: 'other' | 'adopting';
  region?: string;
  federal?: keyof typeof letterWords.federalAnswers;
  dueDate?: string;
  lastWorkDay?: string;
  back?: string;
}

/** Leave from Monday, March 1, 2027 on, two weeks before the due date. */
const march: Entry = { dueDate: '2027-03-15', lastWorkDay: '2027-02-26', back: '2028-03-01', federal: 'no' };

async function fill(page: Page, { writer, region, federal, dueDate, lastWorkDay, back }: Entry) {
  await page.goto('/benefits/letter');
  if (writer) await page.getByRole('radio', { name: letterWords.writers[writer] }).check();
  if (region) await page.getByLabel(letterWords.worksIn).selectOption(region);
  if (federal) await page.getByRole('radio', { name: letterWords.federalAnswers[federal], exact: true }).check();
  if (dueDate) await page.getByLabel(leaveWords.dueDate, { exact: true }).fill(dueDate);
  if (lastWorkDay) await page.getByLabel(leaveWords.lastWorkDay, { exact: true }).fill(lastWorkDay);
  if (back) await page.getByLabel(leaveWords.backDate, { exact: true }).fill(back);
}

test('Ontario: the day, what to say, and a letter with names that nothing stores', async ({ page }) => {
  await fill(page, { ...march, region: 'Ontario' });
  await expect(day(page)).toContainText('Hand it in by Friday, February\u00a012, 2027');
  await expect(day(page)).toContainText('The first day of each leave.');
  await expect(letter(page)).toContainText('from Monday, March 1, 2027 to Sunday, June 27, 2027');
  await expect(letter(page)).toContainText('back at work on Wednesday, March 1, 2028');
  await page.getByLabel(letterWords.name, { exact: true }).fill('Ana Roy');
  await page.getByLabel(letterWords.employer, { exact: true }).fill('Café Nord');
  await expect(letter(page)).toContainText('Ana Roy');
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).toContain('2027-02-26');
  expect(stored).not.toMatch(/Ana|Nord/);
});

test('Quebec: in French from an English page, copied as it stands', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await fill(page, { ...march, region: 'Quebec' });
  await expect(day(page)).toContainText('Hand it in by Friday, February\u00a05, 2027');
  await page.getByRole('radio', { name: letterWords.languageNames.fr }).check();
  await expect(letter(page)).toHaveAttribute('lang', 'fr');
  await expect(letter(page)).toContainText('Je prendrai un congé de maternité du lundi 1er mars 2027');
  await page.getByRole('button', { name: letterWords.copy }).click();
  await expect(page.getByRole('status', { name: letterWords.copying })).toHaveText(letterWords.isCopied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    'Le certificat avec la date prévue est joint',
  );
});

test('prints the letter alone, on one page', FULL, async ({ page }) => {
  await fill(page, { ...march, region: 'Quebec' });
  await page.getByRole('radio', { name: letterWords.languageNames.fr }).check();
  const sheets = await readPdf(await page.pdf({ format: 'Letter' }));
  expect(sheets).toHaveLength(1);
  expect(sheets[0]).toMatch(/^Avis de congé/);
  expect(sheets[0]).toMatch(/_$/);
});

test('saves the letter as a text', FULL, async ({ page }) => {
  await fill(page, { ...march, region: 'Ontario' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: letterWords.save }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(letterTextWords.fileNames.usual);
  expect(readFileSync(await download.path(), 'utf8')).toMatch(/^Notice of leave\n/);
});

test(
  'once the day has passed says to tell them today, and in Quebec that it can cost something',
  FULL,
  async ({ page }) => {
    await fill(page, {
      ...march,
      region: 'Quebec',
      dueDate: '2026-12-20',
      lastWorkDay: '2026-12-04',
      back: '2027-12-01',
    });
    await expect(day(page).getByRole('status')).toContainText(letterWords.tellToday);
    await expect(day(page).getByRole('status')).toContainText('Late notice may cost something here');
    await expect(day(page).getByRole('status')).not.toContainText('Hand it in by');
  },
);

test(
  'New Brunswick: the plan four months before the due date, the letter two weeks before the leave',
  FULL,
  async ({ page }) => {
    await fill(page, { ...march, region: 'New Brunswick' });
    await expect(day(page)).toContainText(
      'The day to tell your plan was Friday, November\u00a013, 2026. Tell them today',
    );
    await expect(day(page)).toContainText('Hand it in by Friday, February\u00a012, 2027');
  },
);

test('a federal workplace, and the earlier day where nobody is sure', FULL, async ({ page }) => {
  await fill(page, { ...march, region: 'Ontario', federal: 'yes' });
  await expect(day(page)).toContainText('Hand it in by Friday, January\u00a029, 2027');
  await expect(letter(page)).toContainText(letterTextWords.stayInformed);
  await page.getByRole('radio', { name: letterWords.federalAnswers.unknown, exact: true }).check();
  await expect(day(page)).toContainText('Hand it in by Friday, January\u00a029, 2027');
  await expect(day(page)).toContainText(letterWords.bothLaws);
  await expect(letter(page)).not.toContainText(letterTextWords.stayInformed);
});

test('Nunavut: no number, and who answers', FULL, async ({ page }) => {
  await fill(page, { ...march, region: 'Nunavut' });
  await expect(day(page).getByRole('status')).toContainText(letterWords.askForDay);
  await expect(day(page).getByRole('status')).toContainText(noticeWords.offices.NU);
  await expect(day(page)).not.toContainText(/Hand it in by|\d+ weeks/);
  await expect(letter(page)).toContainText('pregnancy (maternity) leave');
});

test('an adoption: no rules that we know, and who answers', FULL, async ({ page }) => {
  await fill(page, { writer: 'adopting', region: 'Ontario', federal: 'no' });
  await expect(page.getByText(letterWords.notCovered)).toBeVisible();
  await expect(letter(page)).toBeHidden();
});

test('takes the other parent of a plan, whose leave begins with the birth', FULL, async ({ page }) => {
  await page.goto('/benefits');
  await page.getByLabel(leaveWords.where).selectOption('Ontario');
  await page.getByLabel(leaveWords.dueDate, { exact: true }).fill('2027-03-15');
  await page.getByRole('radio', { name: leaveWords.whoOptions.other, exact: true }).check();
  await page.goto('/benefits/letter');
  await expect(page.getByRole('radio', { name: letterWords.writers.other })).toBeChecked();
  await page.getByRole('radio', { name: letterWords.federalAnswers.no, exact: true }).check();
  await expect(day(page)).toContainText('Hand it in by Friday, February\u00a026, 2027');
  await expect(letter(page)).toContainText('My child is due on Monday, March 15, 2027.');
  await expect(letter(page)).toContainText('I will take parental leave from Monday, March 15, 2027 to');
});

test('the planner says by which day, and leads to the letter', async ({ page }) => {
  await fill(page, { ...march, region: 'Ontario' });
  await page.goto('/benefits');
  await page.getByLabel(leaveWords.where).selectOption('Ontario');
  const toDos = page.getByRole('region', { name: answerWords.toDos });
  await expect(toDos).toContainText('Friday, February\u00a012, 2027');
  await toDos.getByRole('link', { name: answerWords.toLetter }).click();
  await expect(page).toHaveURL(/\/benefits\/letter/);
  await expect(day(page)).toContainText('Hand it in by');
});

test('in French', FULL, async ({ page }) => {
  await page.goto('/fr/prestations/lettre');
  await page.getByLabel(frenchPage.worksIn).selectOption('Québec');
  await page.getByRole('radio', { name: frenchPage.federalAnswers.no, exact: true }).check();
  await page.getByLabel(frenchForm.dueDate, { exact: true }).fill('2027-03-15');
  await page.getByLabel(frenchForm.lastWorkDay, { exact: true }).fill('2027-02-26');
  await expect(page.getByRole('region', { name: frenchPage.answer })).toContainText(
    'À remettre d’ici le vendredi 5\u00a0février 2027',
  );
  await expect(letter(page)).toContainText('Avis de congé');
});
