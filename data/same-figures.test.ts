/** @jest-environment node */
import { listTexts, loadModules } from '@/scripts/lint/list-words';

/**
 * What the site may say of one thing, in a sentence that names it: a figure with its unit and base stands in several
 * places, and parents compare. `figure` takes the number apart from what follows it.
 */
const things = [
  { thing: /caffeine|caféine/i, figure: /(\d+)\s?mg\s(?:a|per|par)\s(?:day|jour)/g, allowed: ['300'] },
  { thing: /folic acid|acide folique/i, figure: /(\d+[.,]\d+)\s?mg/g, allowed: ['0.4', '0,4'] },
  { thing: /\biron\b|\bfer\b/i, figure: /(\d+ (?:to|à) \d+)\s?mg/g, allowed: ['16 to 20', '16 à 20'] },
  { thing: /albacore|germon/i, figure: /(\d+)\s?g\s(?:a|per|par)\s(?:week|semaine)/g, allowed: ['300'] },
  { thing: /tuna|thon|shark|requin/i, figure: /(\d+)\s?g\s(?:a|per|par)\s(?:month|mois)/g, allowed: ['150'] },
  { thing: /ibuprof|naprox/i, figure: /(\d+)\s(?:weeks|semaines)/g, allowed: ['20'] },
  { thing: /\bDEET\b/, figure: /(\d+)\s?%/g, allowed: ['30'] },
  { thing: /minutes/, figure: /(\d+)\sminutes\s(?:a\sweek|par\ssemaine)/g, allowed: ['150'] },
];

describe.each(['en', 'fr'])('in the words of data/%s', (language) => {
  const sentences = listTexts(loadModules(`data/${language}`)).texts.flatMap(({ path, text }) =>
    text.split(/(?<=[.?!;]) /).map((sentence) => ({ path: path.join(' '), sentence })),
  );

  it.each(things)('$thing has one figure', ({ thing, figure, allowed }) => {
    const found = sentences
      .filter(({ sentence }) => thing.test(sentence))
      .flatMap(({ path, sentence }) =>
        [...sentence.matchAll(figure)].map(([, value = '']) => ({ path, sentence, value })),
      );
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ value }) => !allowed.includes(value))).toEqual([]);
  });
});
