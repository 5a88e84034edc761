/** @jest-environment node */
import { canIEntries } from '@/lib/can-i/entries';
import { getEntryPath } from '@/lib/can-i/topic-entries';
import { findSitePage } from '@/lib/site/site-pages';
import { getGrade } from '@/scripts/lint/english-reading-level';
import { appointments } from './appointments';
import { listeners } from './en/after-birth/after-birth-page';
import { babyWords } from './en/after-birth/after-birth-page-baby';
import { parentWords } from './en/after-birth/after-birth-page-you';
import * as movements from './en/movements';
import * as english from './en/partner/lines';
import { signs } from './en/warning-signs';
import { weekTexts } from './en/weeks';
import * as french from './fr/partner/lines';
import type { PartnerAct } from './partner-lines';
import { signLists } from './warning-signs';

const listActs = (lines: typeof english): PartnerAct[] => [
  ...Object.values(lines.partnerLines).flat(),
  lines.pastDueDate,
  lines.callToday,
  ...lines.afterBirth,
  ...lines.andYou,
];
const languages = { en: listActs(english), fr: listActs(french) };
const weeks = Object.entries(english.partnerLines).map(([week, acts]) => ({ week: Number(week), acts }));

/** Every source in the values, however deep. */
function listSources(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (key === 'sources' ? part : listSources(part)));
}

const listSentences = (text: string) => text.split(/(?<=[.?])\s/);

/** Finds words, or the beginnings of words. */
const say = (words: string) => new RegExp(`(?<![\\p{L}\\d])(?:${words})`, 'iu');
const neverSay = {
  en: {
    'that all is well': say(
      "normal|reassur|don't worry|no (?:need|reason) to|all (?:is well|good)|is fine|harmless|safe(?!ty)",
    ),
    'to wait': say(
      'wait(?!\\p{L})|tomorrow|in the morning|later|watch (?:for|how)|rest first|if it (?:lasts|goes on)|count to',
    ),
    'who the parents are': say(
      '(?:wi(?:fe|ves)|husbands?|mothers?|mom(?:my|s)?|mum|dad(?:dy|s)?|fathers?|girlfriend|boyfriend|lady|she|her|hers|he|him|his|men|women)(?!\\p{L})',
    ),
  },
  fr: {
    'that all is well': say('normal|rassur|tout va bien|ne vous inquiétez|pas de raison|rien de grave|sans danger'),
    'to wait': say('attend|demain(?!\\p{L})|plus tard|au matin|reposez|si cela (?:dure|continue)|comptez'),
    'who the parents are': say(
      '(?:(?<!sages?-)femmes?|maris?|conjoint(?:e|s|es)?|époux|épouses?|m[èe]res?|mamans?|pères?|papas?|blondes?|copains?|copines?|hommes?)(?!\\p{L})',
    ),
  },
};

it('are there for each of the forty weeks, one to three of them', () => {
  expect(weeks.map(({ week }) => week)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
  for (const { acts } of weeks) {
    expect(acts.length).toBeGreaterThanOrEqual(1);
    expect(acts.length).toBeLessThanOrEqual(3);
  }
});

it.each([
  ['en', 6, 165],
  ['fr', 7, 205],
] as const)('are short (%s)', (language, words, letters) => {
  // The last one after the birth is a sign, as every list has it.
  const signsOfLists = [english, french].flatMap(({ afterBirth }) => afterBirth.slice(1));
  const acts = languages[language].filter((act) => !signsOfLists.includes(act));
  expect(acts.filter(({ title }) => title.split(' ').length > words)).toEqual([]);
  expect(acts.filter(({ text }) => text.length > letters || listSentences(text).length > 3)).toEqual([]);
});

it('read at grade 6 or below', () => {
  for (const { acts } of weeks) expect(getGrade(acts.map(({ text }) => text).join(' '))).toBeLessThanOrEqual(6);
});

describe.each(['en', 'fr'] as const)('never say (%s)', (language) => {
  it.each(Object.entries(neverSay[language]))('%s', (_what, pattern) => {
    const found = languages[language].filter(({ title, text }) => pattern.test(title) || pattern.test(text));
    expect(found.map(({ text }) => text)).toEqual([]);
  });

  it('the same thing twice', () => {
    for (const key of ['title', 'text'] as const) {
      const texts = languages[language].map((act) => act[key]);
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    }
  });
});

it('rest on the sources of the weeks so far, of the appointments of their week or of the page behind them', () => {
  const behind = (path = ''): unknown => {
    if (path.startsWith('/can-i/'))
      return canIEntries.filter((entry) => path.includes('#') && sharesGroup(entry, path));
    if (path === '/movements') return movements;
    if (path === '/when-to-call') return signs;
    return path === '/first-six-weeks' ? babyWords : undefined;
  };
  const unknown = weeks.flatMap(({ week, acts }) => {
    const own = [
      weekTexts.slice(0, week),
      appointments.filter(({ startDay, endDay }) => startDay < 7 * week + 7 && endDay >= 7 * week),
    ];
    return acts.flatMap(({ title, sources = [], path }) => {
      const known = listSources([own, behind(path)]);
      return sources.filter((source) => !known.includes(source)).map((source) => `${week} ${title}: ${source}`);
    });
  });
  expect(unknown).toEqual([]);
  expect(listSources([parentWords, listeners, signs])).toEqual(
    expect.arrayContaining(listSources([english.andYou, english.afterBirth])),
  );
});

/** Whether an entry is the one that `path` leads to, or stands in its group, as painting beside old paint. */
function sharesGroup(entry: (typeof canIEntries)[number], path: string) {
  const target = canIEntries.find((other) => getEntryPath(other) === path);
  return target?.topic === entry.topic && target.group === entry.group;
}

it('lead to pages that are there', () => {
  const paths = languages.en.flatMap(({ path = [] }) => path);
  expect(paths.filter((path) => !findSitePage(path.replace(/#.*/, '')))).toEqual([]);
  const entries = paths.filter((path) => path.startsWith('/can-i/') && path.includes('#'));
  expect(entries.filter((path) => !canIEntries.some((entry) => getEntryPath(entry) === path))).toEqual([]);
});

it('leave signs to the list of when to call, and movements to their page', () => {
  const acts = weeks.flatMap((week) => week.acts);
  const orders = acts.filter(({ title, text }) => /\bgo now\b|\bcall now\b|open the list/i.test(`${title} ${text}`));
  expect(orders.length).toBeGreaterThan(3);
  for (const { path } of orders) expect(path).toMatch(/^\/(?:when-to-call|movements)$/);
  const moving = acts.filter(({ title, text }) => /movements?\b|moves|kick/i.test(`${title} ${text}`));
  expect(moving.length).toBeGreaterThan(4);
  for (const { path } of moving) expect(path).toBe('/movements');
});

it.each(signLists)('ask to read the list of weeks $fromWeek to $toWeek before it is needed', ({ fromWeek, toWeek }) => {
  const inBand = weeks.filter(({ week }) => week >= fromWeek && week <= toWeek).flatMap(({ acts }) => acts);
  expect(inBand.some(({ title, path }) => path === '/when-to-call' && /when to call|list/i.test(title))).toBe(true);
});

it('send nobody to a test, a scan or a vaccine after its weeks', () => {
  const late = weeks.flatMap(({ week, acts }) =>
    acts.flatMap(({ text }) => {
      const [, last] = text.match(/(?<!every )\d+ (?:to|and) (\d+) weeks/) ?? [];
      return last && Number(last) < week ? [`${week}: ${text}`] : [];
    }),
  );
  expect(late).toEqual([]);
});

it('think of those who live apart, now and then', () => {
  const far = weeks.filter(({ acts }) =>
    acts.some(({ title, text }) => /living apart|far away\?|from home/i.test(title + text)),
  );
  expect(far.length).toBeGreaterThanOrEqual(6);
});
