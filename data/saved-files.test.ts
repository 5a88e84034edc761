/** @jest-environment node */
import { getId, listTexts, loadModules } from '@/scripts/lint/list-words';

/**
 * Says of a file that it was saved. A page can ask a browser to save one, and learns no more: a browser within another
 * app may drop it without a word. What stays on the device by the site's own storage is known, and is no file.
 */
const claims: Record<string, RegExp> = {
  en: /(?<!not )\b(?:file|picture|image|photo|letter|record|copy|card|calendar|it) (?:is|was|has been|are|were)(?: now)? (?:saved|downloaded|in your downloads)|(?:saved|downloaded) to your (?:device|phone|computer|downloads)/i,
  fr: /\b(?:fichier|image|photo|lettre|relevé|copie|carte|agenda|il|elle) (?:est|a été|sont|ont été)(?: maintenant)? (?:enregistré|téléchargé|sauvegardé|dans vos téléchargements)|(?:enregistré|téléchargé|sauvegardé)e?s? (?:dans|sur) votre (?:appareil|téléphone|ordinateur)/i,
};

const listClaims = (language: string, texts: { path: string[]; text: string }[]) =>
  texts.filter(({ text }) => claims[language]?.test(text)).map(({ path, text }) => `${getId(path)}: ${text}`);

it.each([
  ['en', 'The file is saved. Open it.'],
  ['en', 'Your picture has been saved.'],
  ['fr', 'Le fichier est enregistré. Ouvrez-le.'],
  ['fr', 'La lettre a été téléchargée.'],
])('knows a claim in %s: %s', (language, text) => {
  expect(listClaims(language, [{ path: ['x', 'y'], text }])).toHaveLength(1);
});

it.each(['en', 'fr'])('the words of data/%s never say of a file that it was saved', (language) => {
  const { texts } = listTexts(loadModules(`data/${language}`));
  expect(texts.length).toBeGreaterThan(3_000);
  expect(listClaims(language, texts)).toEqual([]);
});
