/** @jest-environment node */
import { listSignsOfLabourPart } from '@/lib/labour/signs-of-part';
import { listSignOrders } from '@/lib/weeks/list-sign-orders';
import { listTexts, loadModules } from '@/scripts/lint/list-words';
import { parts as english } from './en/labour/parts';
import { sheetParts as englishSheet } from './en/labour/sheet';
import { parts as french } from './fr/labour/parts';
import { sheetParts as frenchSheet } from './fr/labour/sheet';
import { labourParts, signsOfParts } from './labour/parts';

/** Finds words, or the beginnings of words: they stand behind each other with a line between. */
const say = (words: string) => new RegExp(`(?<![\\p{L}\\d])(?:${words})`, 'iu');

/**
 * What the page never says: wait, stay home, this is no labour; what judges a way of giving birth; what a ward decides by
 * the centimetre; what nobody should try by themselves.
 */
const neverSay = {
  en: [
    say(
      "wait|later tonight|in the morning|stay (?:at )?home|go to sleep|false labour|not (?:real|true) labour|don't worry",
    ),
    say('normal|natural|safe|failure|failed|successful|allowed|unfortunately|should have'),
    say('centimetre|\\d+ cm'),
    say('castor|nipple stimulation|stop taking'),
  ],
  fr: [
    say('attend|patient|demain|rest(?:er|ez) (?:à la maison|chez)|faux travail|vrai travail|dormez|ne vous inquiétez'),
    say('normal|naturel|sécuritaire|sans danger|échec|échoué|réussi|permis|malheureusement|auriez dû'),
    say('centimètre|\\d+ cm'),
    say('ricin|stimulation des mamelons|arrêtez de prendre|cessez'),
  ],
};

/** What comforts, or says that no source was found: of what it is and how it feels, all else names a source. */
const withoutSource = [
  'Asking for more help than you planned is not giving up.',
  'How the gel, the tablet or breaking the water feel, our sources do not say. Ask, and ask what can be done for the pain.',
  'What it feels like, our sources do not say. Ask what would numb you. If something hurts, say so.',
  'Nobody needs this help because they did something wrong.',
  'A cesarean is a birth, and nobody is to blame for it. You may be glad, sad, or both.',
  'Labour itself is as the first part says. How your last birth went may come back to you: you can say so.',
  'Whichever way your baby comes this time, it is a birth.',
  'You may be full of joy, or feel nothing at all yet. Neither is wrong. Not every first hour goes as hoped.',
  'However you feed your baby, you owe nobody a reason.',
];

const listWithoutSource = (parts: typeof english) =>
  Object.entries(parts).flatMap(([part, { what, feels }]) =>
    Object.entries({ what, feels }).flatMap(([kind, statements]) =>
      statements.flatMap(({ text, sources = [] }, place) =>
        sources.length === 0 ? [{ at: `${part}, ${kind} ${place}`, text }] : [],
      ),
    ),
  );

const textsOf = (language: 'en' | 'fr') =>
  listTexts(loadModules(`data/${language}`, (path) => path.startsWith('labour/'))).texts.map(({ text }) =>
    text.replaceAll('\u00a0', ' '),
  );
const isForbidden = (language: 'en' | 'fr', text: string) => neverSay[language].some((pattern) => pattern.test(text));

describe.each([
  ['en', english],
  ['fr', french],
] as const)('the parts of the page on labour (%s)', (language, parts) => {
  const statements = Object.values(parts).flatMap(({ what, feels, ask }) => [...what, ...feels, ...ask]);

  it('are ten, in their order, each with what it is, how it feels and what one can ask', () => {
    expect(Object.keys(parts)).toEqual([...labourParts]);
    expect(labourParts).toHaveLength(10);
    for (const { what, feels, ask } of Object.values(parts)) {
      expect(Math.min(what.length, feels.length, ask.length)).toBeGreaterThanOrEqual(2);
    }
  });

  it('name a source for every figure', () => {
    expect(statements.filter(({ text, sources = [] }) => /\d/.test(text) && sources.length === 0)).toEqual([]);
  });

  it('say of which years a share of births is, as all of ours are old', () => {
    const shares = statements.filter(({ sources = [] }) =>
      sources.some((key) => key === 'hospital-births-2017' || key === 'phac-labour-figures'),
    );
    expect(shares).toHaveLength(3);
    for (const { text } of shares) expect(text).toMatch(/20\d\d-20\d\d/);
  });

  it('give a risk as a share only where a source has one for each side of a choice, or the other side has none', () => {
    const risk = say('risk|tear|headache|infection|blood|risque|déchirure|déchire|mal de tête|sang|saignement');
    const isShare = /\d+\s(?:of|in|sur) \d|\d personne sur \d/;
    expect(statements.map(({ text }) => text).filter((text) => isShare.test(text) && risk.test(text))).toEqual([
      expect.stringMatching(/headache|mal de tête/),
      expect.stringMatching(/1 of 400 who tried, and 1 of 2,500|1 sur 400 de celles qui ont essayé, et 1 sur 2\s500/),
    ]);
  });

  it('never say what keeps somebody at home or judges a birth', () => {
    const texts = textsOf(language);
    expect(texts.length).toBeGreaterThan(150);
    expect(texts.filter((text) => isForbidden(language, text))).toEqual([]);
  });
});

it('names a source for all that happens and is felt, but for comfort and for what no source says', () => {
  const found = listWithoutSource(english);
  expect(found.map(({ text }) => text)).toEqual(withoutSource);
  expect(listWithoutSource(french).map(({ at }) => at)).toEqual(found.map(({ at }) => at));
});

it.each([
  ['en', 'Wait until they come every five minutes.'],
  ['en', 'Stay home as long as you can.'],
  ['en', 'That is not real labour.'],
  ['en', 'This is normal.'],
  ['en', 'An epidural is possible from 4 cm.'],
  ['en', 'Failure to progress.'],
  ['fr', 'Attendez un peu.'],
  ['fr', 'Restez à la maison.'],
  ['fr', 'C’est du faux travail.'],
  ['fr', 'C’est normal.'],
  ['fr', 'À partir de 4 cm.'],
  ['fr', 'Un échec de la ventouse.'],
] as const)('would be noticed (%s): %s', (language, text) => {
  expect(isForbidden(language, text)).toBe(true);
});

it('shows the signs of its parts with the order of the list, and none that the list at term has not', () => {
  for (const part of labourParts) {
    const shown = listSignsOfLabourPart(part).flatMap(({ order, signs }) => signs.map(({ id }) => ({ id, order })));
    expect(shown.map(({ id }) => id).sort()).toEqual([...(signsOfParts[part] ?? [])].sort());
    for (const { id, order } of shown) expect(listSignOrders(id)).toContain(order);
  }
});

it('offers on the sheet each way of giving birth and of feeding, beside the others', () => {
  const boxes = [englishSheet, frenchSheet].map((sheet) => sheet.flatMap((part) => part.boxes).join('\n'));
  for (const pattern of [/try labour/, /another one/, /^Breast or chest$/m, /^Bottle$/m, /^Both$/m]) {
    expect(boxes[0]).toMatch(pattern);
  }
  for (const pattern of [/essayer le travail/, /une autre$/m, /^Au sein$/m, /^Au biberon$/m, /^Les deux$/m]) {
    expect(boxes[1]).toMatch(pattern);
  }
});
