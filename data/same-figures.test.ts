/** @jest-environment node */
import { listTexts, loadModules } from '@/scripts/lint/list-words';

interface Thing {
  /** Knows a sentence that is about it. */
  thing: RegExp;
  /** Takes the numbers apart from what follows them; of several in one they are joined by '/'. */
  figure: RegExp;
  allowed: readonly string[];
  /** Where something else is said, by file and keys, and what stands there. */
  elsewhere?: readonly { path: RegExp; allowed: readonly string[] }[];
}

/**
 * What the site may say of one thing, in a sentence that names it: a figure with its unit and base stands in several
 * places, and parents compare.
 */
const things: readonly Thing[] = [
  { thing: /caffeine|caféine/i, figure: /(\d+)\s?mg\s(?:a|per|par)\s(?:day|jour)/g, allowed: ['300'] },
  { thing: /folic acid|acide folique/i, figure: /(\d+[.,]\d+)\s?mg/g, allowed: ['0.4', '0,4'] },
  { thing: /\biron\b|\bfer\b/i, figure: /(\d+ (?:to|à) \d+)\s?mg/g, allowed: ['16 to 20', '16 à 20'] },
  { thing: /albacore|germon/i, figure: /(\d+)\s?g\s(?:a|per|par)\s(?:week|semaine)/g, allowed: ['300'] },
  { thing: /tuna|thon|shark|requin/i, figure: /(\d+)\s?g\s(?:a|per|par)\s(?:month|mois)/g, allowed: ['150'] },
  { thing: /ibuprof|naprox/i, figure: /(\d+)\s(?:weeks|semaines)/g, allowed: ['20'] },
  { thing: /\bDEET\b/, figure: /(\d+)\s?%/g, allowed: ['30'] },
  { thing: /minutes/, figure: /(\d+)\sminutes\s(?:a\sweek|par\ssemaine)/g, allowed: ['150'] },
  {
    thing: /body heat|un corps à plus de/i,
    figure: /(\d+[.,]?\d*)\s°C/g,
    allowed: ['38.9', '38,9'],
  },
  {
    thing: /HealthLink BC|Fraser Health|hot tub|sauna|\bspas?\b/i,
    figure: /(\d+)\sminutes/g,
    allowed: [],
    elsewhere: [
      {
        path: /hot-tub differ$/,
        allowed: ['10'],
      },
      { path: /sauna differ$/, allowed: ['15'] },
    ],
  },
  {
    thing: /vitamine? D\b|prenatal vitamin|vitamine prénatale|drops|gouttes/i,
    figure: /(\d[\d,]*)\s(?:IU|UI)/g,
    allowed: ['400'],
  },
  {
    thing: /\b1\d0\sor more on top|\b1\d0\sou plus en haut/,
    figure: /(\d+)\so[ru] (?:more|plus) (?:on top|en haut), o[ru] (?:de )?(\d+)\so[ru] (?:more|plus) (?:below|en bas)/g,
    allowed: ['140/90', '160/110'],
  },
  {
    thing: /fever|fièvre/i,
    figure: /(\d+[.,]?\d*)\s°C/g,
    allowed: ['38', '38.0', '38,0'],
    elsewhere: [{ path: /baby-fever-under-arm/, allowed: ['37.5', '37,5'] }],
  },
  { thing: /prescription|ordonnance/i, figure: /\$(\d+)|(\d+)\s\$/g, allowed: ['4'] },
  { thing: /IFHP|PFSI/, figure: /(\d+)\s?%/g, allowed: ['30'] },
  {
    thing: /leave home|asked to leave|people leave|\bon part\b|vous partez|gens de partir/i,
    figure: /(?:week|semaine)\s(\d+)(?:\s(?:and|et) (?:la )?(?:week|semaine)\s(\d+))?/g,
    allowed: ['36/38'],
    elsewhere: [{ path: /northwest-territories|leaving-home regions NT/, allowed: ['37'] }],
  },
  {
    thing: /\bEI\b|insured|assurance-emploi|assurables?/,
    figure: /(\d+)\s(?:(?:new |insured )?hours|(?:nouvelles )?heures)/g,
    allowed: ['600'],
  },
  {
    thing: /preeclampsia|prééclampsie|works best if|agit le mieux/i,
    figure: /(?:before|avant)\s(\d+)\s(?:weeks|semaines)/g,
    allowed: ['16'],
  },
];

describe.each(['en', 'fr'])('in the words of data/%s', (language) => {
  const sentences = listTexts(loadModules(`data/${language}`)).texts.flatMap(({ path, text }) =>
    text.split(/(?<=[.?!;]) /).map((sentence) => ({ path: path.join(' '), sentence })),
  );

  it.each(things)('$thing has one figure', ({ thing, figure, allowed, elsewhere = [] }) => {
    const found = sentences
      .filter(({ sentence }) => thing.test(sentence))
      .flatMap(({ path, sentence }) =>
        [...sentence.matchAll(figure)].map(([, ...parts]) => ({
          path,
          sentence,
          value: parts.filter(Boolean).join('/'),
        })),
      );
    expect(found.length).toBeGreaterThan(0);
    const isAllowed = ({ path, value }: (typeof found)[number]) =>
      (elsewhere.find((place) => place.path.test(path))?.allowed ?? allowed).includes(value);
    expect(found.filter((one) => !isAllowed(one))).toEqual([]);
  });
});
