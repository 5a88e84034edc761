/** @jest-environment node */
import { signsAfterBirth as english } from '@/data/en/birth/signs-after-birth';
import { veryHeavyBleeding as englishBleeding } from '@/data/en/emergency';
import { lossSigns as englishLoss } from '@/data/en/support';
import { signs as englishSigns } from '@/data/en/warning-signs';
import { signsAfterBirth as french } from '@/data/fr/birth/signs-after-birth';
import { veryHeavyBleeding as frenchBleeding } from '@/data/fr/emergency';
import { lossSigns as frenchLoss } from '@/data/fr/support';
import { signs as frenchSigns } from '@/data/fr/warning-signs';
import type { SignId } from '@/data/warning-signs';

/** About twelve words, as a line is read at a glance; French needs a quarter more of them for the same. */
const MOST_WORDS = { en: 13, fr: 16 };

/** Lines that may be longer, each with its reason. */
const exceptions: Partial<Record<SignId, string>> = {
  harm: 'Says where to turn in danger and where else: on two lines the second would be an order without a sign.',
  'harm-in-quebec': 'Holds two numbers of Quebec and whom each is for.',
  'any-other-blow': 'Names all three kinds: one left out would be read as not meant.',
  'very-far-away': 'The distance decides, and what it is about has to stand beside it.',
  'must-not-wait': 'One sign of whom the first contraction sends: all of them have one order.',
  'baby-fever': 'The age and how the temperature is taken are part of the sign.',
  'baby-fever-under-arm': 'As above.',
  'baby-cord-ring': 'The size by which a ring counts.',
  'baby-circumcision': 'Three signs of one wound, in one family of few.',
};

const countWords = (text: string) => text.split(/\s+/).filter((part) => /[\p{L}\d]/u.test(part)).length;

const languages = {
  en: { signs: { ...englishSigns, ...english }, loss: englishLoss, bleeding: englishBleeding },
  fr: { signs: { ...frenchSigns, ...french }, loss: frenchLoss, bleeding: frenchBleeding },
} as const;

describe.each(Object.keys(languages) as (keyof typeof languages)[])('a sign (%s)', (language) => {
  const { signs, loss, bleeding } = languages[language];
  const lines = Object.entries(signs) as [SignId, { text: string }][];

  it('is one line of about twelve words', () => {
    expect(lines.length).toBeGreaterThan(120);
    const long = lines.filter(([id, { text }]) => countWords(text) > MOST_WORDS[language] && !exceptions[id]);
    expect(long.map(([id, { text }]) => `${id}, ${countWords(text)} words: ${text}`)).toEqual([]);
  });

  it('is one line after a loss too, but for where to turn, the limit of bleeding and the blood type', () => {
    const texts = Object.values(loss).flatMap((group) => group.signs.map(({ text }) => text));
    expect(texts.length).toBeGreaterThanOrEqual(20);
    const isAllowed = (text: string) => /9-8-8/.test(text) || text === bleeding.text || /\bRh\b/.test(text);
    expect(texts.filter((text) => countWords(text) > MOST_WORDS[language] && !isAllowed(text))).toEqual([]);
  });
});
