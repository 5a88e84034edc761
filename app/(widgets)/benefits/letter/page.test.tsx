import { act, render, screen } from '@testing-library/react';
import SupportPage from '@/app/(widgets)/support/page';
import * as english from '@/data/en/benefits/letter';
import * as englishText from '@/data/en/benefits/letter-text';
import * as french from '@/data/fr/benefits/letter';
import * as frenchText from '@/data/fr/benefits/letter-text';
import { listTexts, loadModules } from '@/scripts/lint/list-words';
import LetterPage from './page';

// They run while the exported page is read.
jest.mock('@/components/ui/in-page-script', () => ({ InPageScript: () => null }));

it('leads after a loss to the leave of each region, a part that is there', async () => {
  await act(async () => void render(<LetterPage />));
  const link = screen.getByRole('link', { name: english.lossLeave });
  expect(link).toHaveAttribute('href', '/support#leave-where-you-live');
  await act(async () => void render(<SupportPage />));
  expect(document.getElementById('leave-where-you-live')).toBeInTheDocument();
});

it.each([
  ['English', english, englishText, /miscarr|stillb|has ended|\bloss\b|has died/i],
  ['French', french, frenchText, /fausse couche|mortin|a pris fin|s’est terminée|\bperte\b|décédé/i],
])('offers nothing else after a loss, in %s', (_language, page, text, loss) => {
  const said = listTexts({ page, text }).texts.filter((one) => loss.test(one.text));
  expect(said.map(({ text: sentence }) => sentence)).toEqual([page.lossLeave]);
});

it('says once that it is no legal advice', async () => {
  await act(async () => void render(<LetterPage />));
  expect(document.body.textContent?.match(/legal advice/g)).toHaveLength(1);
});

it.each([
  ['en', english.notLegalAdvice, /legal advice/i],
  ['fr', french.notLegalAdvice, /(?:avis|conseils?) juridique/i],
])('says so nowhere else in the words of data/%s', (language, sentence, legal) => {
  const said = listTexts(loadModules(`data/${language}`)).texts.filter(({ text }) => legal.test(text));
  expect(said.map(({ text }) => text)).toEqual([sentence]);
});
