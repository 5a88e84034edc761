/** @jest-environment node */

import { readFileSync } from 'node:fs';
import { signOrders } from '@/data/sign-orders';
import { trimesterTips } from '@/lib/tips/trimester-tips';
import { isOfOtherLanguage, listTexts, loadModules } from '@/scripts/lint/list-words';
import { postpartumPsychosis } from '@/words/emergency';
import { lossSigns } from '@/words/support';
import { weekTexts } from '@/words/weeks';
import { signsAfterLoss, whenToCallAfterBirth } from './when-to-call-after-birth';

const frightening = /scary thoughts/i;
const { baby, parent } = whenToCallAfterBirth;

it('names psychosis as an emergency beside each sentence that calls frightening thoughts common', () => {
  const lists = [
    ...trimesterTips.flatMap(({ sections }) => sections.map(({ advice }) => advice)),
    ...weekTexts.map(({ tips }) => tips),
    ...weekTexts.map(({ motherChanges }) => motherChanges),
  ].filter((list) => list.some(({ text }) => frightening.test(text)));
  expect(lists).toHaveLength(2);
  for (const list of lists) expect(list).toContain(postpartumPsychosis);
});

it('knows every place that speaks of frightening thoughts', () => {
  const { texts } = listTexts(loadModules('data', (path) => !isOfOtherLanguage(path)));
  const files = texts.filter(({ text }) => frightening.test(text)).map(({ path }) => path[0]);
  // The region's pages: components/resources/guide/help-now.test.tsx.
  const known = [
    'en/birth/signs-after-birth',
    'en/emergency',
    'en/resources/guide',
    // Words that are typed to find the list.
    'en/sign-search',
    'en/tips/guides',
    'en/weeks/index',
    'en/weeks/week-40',
  ];
  expect(files.filter((file) => !known.includes(String(file)))).toEqual([]);
  expect(files.length).toBeGreaterThan(2);
});

it('says in words for the family what psychosis looks like, and to stay with the person', () => {
  expect(postpartumPsychosis.text).toMatch(/^For families too: .*confused.*without sleep.*hearing or seeing/);
  expect(postpartumPsychosis.text).toMatch(/Call 911 or go to emergency now\. Do not leave this person alone/);
});

it('has psychosis stand above frightening thoughts in the list of who gave birth', () => {
  const ids = parent.flatMap(({ signs }) => signs.map(({ id }) => id));
  expect(ids.indexOf('psychosis-confused')).toBeLessThan(ids.indexOf('scary-thoughts'));
  const [group] = parent.filter(({ order }) => order === 'call-911-or-go');
  expect(group?.notes.map(({ text }) => text)).toEqual([expect.stringMatching(/Do not leave this person alone/)]);
});

it.each(Object.entries(whenToCallAfterBirth))('has each order once, the most urgent first: %s', (_person, groups) => {
  const orders = groups.map(({ order }) => order);
  expect(orders).toEqual(signOrders.filter((order) => orders.includes(order)));
  const ids = groups.flatMap(({ signs }) => signs.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

const textsOfBaby = baby.flatMap(({ notes, signs }) => [...notes, ...signs].map(({ text }) => text));

it('counts the wet diapers of a newborn day by day, up to those of milk that has come in', () => {
  const counts = textsOfBaby.find((text) => /^In 24 hours a newborn/.test(text)) ?? '';
  const days = [...counts.matchAll(/(\d) on day (\d)/g)].map(([, diapers, day]) => [Number(diapers), Number(day)]);
  expect(days).toEqual([1, 2, 3, 4].map((day) => [day, day]));
  expect(counts).toMatch(/at least 8 feeds.*6 from day 5/);
  for (const day of [2, 3, 4])
    expect(textsOfBaby).toContain(`On day ${day}: fewer than ${day} wet diapers in 24 hours.`);
  expect(textsOfBaby).toContain('From day 5: fewer than 6 wet diapers in 24 hours.');
});

it('says of each temperature of a newborn where it is measured', () => {
  const limits = textsOfBaby.flatMap((text) => text.match(/\d\d\.\d\u00a0°C(?: or more, [^.,]*|[^.,]*)/g) ?? []);
  expect(limits).toEqual([
    '38.0\u00a0°C or more, however you measured it',
    expect.stringMatching(/under the arm/),
    expect.stringMatching(/under the arm/),
  ]);
});

it('names a source for each sign', () => {
  const signs = Object.values(whenToCallAfterBirth).flatMap((groups) => groups.flatMap((group) => group.signs));
  expect(signs.filter(({ sources = [] }) => sources.length === 0).map(({ id }) => id)).toEqual([]);
});

it.each([
  ['baby-stops-breathing', 'call-911'],
  ['baby-choking', 'go-to-emergency'],
  ['baby-cry-sound', 'call-now'],
  ['baby-circumcision', 'call-now'],
  ['baby-eyes', 'call-now'],
])('asks for no later help than its source: %s', (id, order) => {
  const [group] = baby.filter(({ signs }) => signs.some((sign) => sign.id === id));
  expect(group?.order).toBe(order);
});

it('cites for headache, sight and pain under the ribs who speaks of the time after a birth', () => {
  const sources = parent
    .flatMap(({ signs }) => signs)
    .filter(({ id }) => ['headache', 'sight', 'right-ribs'].includes(id))
    .map((sign) => sign.sources);
  expect(sources).toEqual(Array.from({ length: 3 }, () => expect.arrayContaining(['north-york-after-birth'])));
});

it.each(['pad-after-birth', 'clots-after-birth', 'coughing-blood'])(
  'cites for %s with 911 somebody who says emergency or 911, not only who says to call',
  (id) => {
    const [group] = parent.filter(({ signs }) => signs.some((sign) => sign.id === id));
    const sources = group?.signs.find((sign) => sign.id === id)?.sources ?? [];
    expect(group?.order).toBe('call-911');
    // Osler prints 911 or emergency, North York emergency; MyHealth Alberta asks to call.
    expect(sources.filter((key) => ['osler-after-birth', 'north-york-after-birth'].includes(key))).not.toEqual([]);
  },
);

it('cites a publication for every sign with 911, but for danger from somebody, which is no claim', () => {
  const withoutSource = [...baby, ...parent]
    .filter(({ order }) => order === 'call-911' || order === 'call-911-or-go')
    .flatMap(({ signs }) => signs)
    .filter(({ id, sources = [] }) => sources.length === 0 && id !== 'danger-at-home');
  expect(withoutSource.map(({ id }) => id)).toEqual([]);
});

it('has a provider asked to sign a pad and clots with 911, which sources order otherwise', () => {
  const listed = readFileSync('docs/facts-to-confirm.md', 'utf8')
    .split('\n')
    .filter((line) => /signs-after-birth/.test(line) && /\bpad\b.*\bclots\b.*\b911\b/i.test(line));
  expect(listed).not.toEqual([]);
});

it('sends a baby who chokes and cannot breathe to 911', () => {
  const choking = baby.flatMap(({ signs }) => signs).find(({ id }) => id === 'baby-choking');
  expect(choking?.more).toMatch(/breathe.*Call 911\.$/);
});

describe('after the death of a baby', () => {
  const shown = signsAfterLoss.flatMap(({ order, signs }) => signs.map(({ id }) => `${order}: ${id}`));
  const listed = parent.flatMap(({ order, signs }) => signs.map(({ id }) => `${order}: ${id}`));

  it('shows the signs of who gave birth as their list has them, but for six', () => {
    const leftOut = [
      'call-911: harm',
      'call-911: harm-in-quebec',
      'call-911-or-go: psychosis-fear',
      'call-now: fever',
      'call-now: smelly-discharge',
      'call-now: new-pain',
    ];
    expect(listed.filter((line) => !shown.includes(line))).toEqual(leftOut);
    expect(shown).toEqual(listed.filter((line) => !leftOut.includes(line)));
  });

  it.each([/fever/, /smells bad/, /Pain that is new/, /Pain that gets stronger/])(
    'has an earlier order for what is left out: %s',
    (sign) => {
      expect(lossSigns['go-to-emergency'].signs.filter(({ text }) => sign.test(text))).toHaveLength(1);
    },
  );

  it('has the thought of harm at 911 in the list after a loss too', () => {
    expect(lossSigns['call-911'].signs.filter(({ text }) => /harming yourself: .*9-8-8.*911/.test(text))).toHaveLength(
      1,
    );
  });

  it('speaks of no baby', () => {
    const texts = signsAfterLoss.flatMap(({ notes, signs }) => [...notes, ...signs].map(({ text }) => text));
    expect(texts.filter((text) => /baby|common/i.test(text))).toEqual([]);
  });
});
