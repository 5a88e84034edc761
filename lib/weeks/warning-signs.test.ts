/** @jest-environment node */

import type { ProvinceCode } from '@/data/provinces';
import { signOrders } from '@/data/sign-orders';
import { emergencyLines } from '@/words/contractions/when-to-call';
import { providerUnreachable, providerUnreachableInLabour, veryHeavyBleeding } from '@/words/emergency';
import {
  askNurse,
  midwifeFirst,
  noReasonNeeded,
  orders as orderTitles,
  readingOrder,
  signs as signWords,
} from '@/words/warning-signs';
import { without911 } from '@/words/without-911';
import { findWarningSigns, listSignGroups, listWarningStatements, type SignGroup, warningSigns } from './warning-signs';

const bands = [0, 4, 14, 20, 26, 37] as const;
type Band = (typeof bands)[number];
type Place = ProvinceCode | undefined;
/** The two regions with words of their own, one without, and 'unknown'. */
const places: Place[] = ['QC', 'NU', 'ON', undefined];

const listGroups = (band: Band, place: Place) =>
  listSignGroups(warningSigns.find(({ fromWeek }) => fromWeek === band)?.groups ?? [], place);

it('is one list for each age, up to the last week that is counted', () => {
  expect(warningSigns.map(({ fromWeek, toWeek }) => [fromWeek, toWeek])).toEqual([
    [0, 3],
    [4, 13],
    [14, 19],
    [20, 25],
    [26, 36],
    [37, 42],
  ]);
});

it.each([
  [0, 0],
  [3, 0],
  [4, 4],
  [36, 26],
  [37, 37],
  [42, 37],
  [43, undefined],
  [-1, undefined],
])('finds for week %i the list from week %p', (week, fromWeek) => {
  expect(findWarningSigns(week)?.fromWeek).toBe(fromWeek);
});

it('leads from who must not wait to the list of them, from movements to their page, and from no other sign', () => {
  const linked = bands.flatMap((band) =>
    listGroups(band, 'ON').flatMap(({ signs }) =>
      signs.flatMap(({ text, link }) => (link ? [{ band, text, path: link.path }] : [])),
    ),
  );
  expect(linked).toEqual([
    { band: 20, text: expect.stringMatching(/^From week 24: your baby moves less/), path: '/movements' },
    { band: 26, text: expect.stringMatching(/^Your baby moves less/), path: '/movements' },
    { band: 37, text: expect.stringMatching(/^Your baby moves less/), path: '/movements' },
    {
      band: 37,
      text: expect.stringMatching(/^Any contractions, as soon as they start/),
      path: '/contraction-timer#who-must-not-wait',
    },
  ]);
});

it('leaves out an order under which a region has no sign', () => {
  const groups: SignGroup[] = [
    { order: 'call-then-go', notes: [], signs: [{ id: 'water', text: 'Water', onlyIn: ['QC'] }] },
  ];
  expect(listSignGroups(groups, 'QC')).toHaveLength(1);
  expect(listSignGroups(groups, 'ON')).toEqual([]);
});

it('lists every sentence of a week, the most urgent first', () => {
  const list = findWarningSigns(30);
  const texts = list ? listWarningStatements(list).map(({ text }) => text) : [];
  expect(texts.slice(0, 2)).toEqual([without911.text, signWords['very-heavy-bleeding'].text]);
  expect(texts.slice(-3)).toEqual([providerUnreachable, askNurse, noReasonNeeded].map(({ text }) => text));
});

describe.each(bands)('the list from week %i', (band) => {
  const list = warningSigns.find(({ fromWeek }) => fromWeek === band);
  const statements = list ? listWarningStatements(list) : [];

  it.each(places)('names each sign once, under one order, region %s', (place) => {
    const ids = listGroups(band, place).flatMap(({ signs }) => signs.map(({ id }) => id));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it.each(places)('has its orders in the order of their urgency, each once, 911 first, region %s', (place) => {
    const orders = listGroups(band, place).map(({ order }) => order);
    expect(orders).toEqual(signOrders.filter((order) => orders.includes(order)));
    expect(orders[0]).toBe('call-911');
  });

  it('ends with whom else to call: when nobody answers, and for no reason at all', () => {
    expect(list?.furtherHelp).toEqual([providerUnreachable]);
    expect(statements.slice(-2)).toEqual([askNurse, noReasonNeeded]);
  });

  it('begins with very heavy bleeding, by the limits that every text of the site has', () => {
    const [emergencies] = listGroups(band, undefined);
    const texts = emergencies?.signs.map(({ text }) => text).join(' ') ?? '';
    for (const limit of [/soak a pad in an hour or less/, /large clots/, /blood runs down your legs/i]) {
      expect(texts).toMatch(limit);
      expect(veryHeavyBleeding.text).toMatch(limit);
    }
    expect(emergencies?.notes).toEqual([without911]);
  });

  it('sends nobody anywhere without saying where', () => {
    const texts = [
      ...places
        .flatMap((place) => listGroups(band, place))
        .flatMap(({ order, notes, signs }) => [
          orderTitles[order],
          ...notes.map(({ text }) => text),
          ...signs.flatMap(({ text, more = '' }) => [text, more]),
        ]),
      ...(list?.furtherHelp ?? []).map(({ text }) => text),
    ];
    expect(texts.filter(sendsNowhere)).toEqual([]);
  });

  it('names its sources, except where a provider has yet to be asked', () => {
    const withoutSource = statements.filter(({ sources = [] }) => sources.length === 0);
    const toAsk =
      /lighter bleeding|Milder pain|pink or brown blood|week 24|41 weeks|Burning|never need a reason|stitch in your cervix|surgery on your uterus|if your baby is not head down|You are in danger|any chance that you are pregnant|Do not wait for a call back|means as soon as they start|In the North/;
    expect(withoutSource.filter(({ text }) => !toAsk.test(text))).toEqual([]);
  });
});

/** Whether a sentence says to go without naming a place. */
function sendsNowhere(text: string): boolean {
  const place = /hospital|emergency|labour and delivery unit|nursing station|place of birth/;
  return text
    .replaceAll('come and go', '')
    .split(/[.:;]/)
    .some((sentence) => /\bgo\b/i.test(sentence) && (!place.test(sentence) || /\bgo in\b/i.test(sentence)));
}

it('tells Quebec to go when the water breaks, and says so too where the region is not known', () => {
  const findWater = (place: Place) =>
    listGroups(37, place).flatMap(({ order, signs }) =>
      signs.filter(({ text }) => text.startsWith('Your water breaks, even')).map(({ text }) => [order, text]),
    );
  const words = 'Your water breaks, even without contractions.';
  expect(findWater('QC')).toEqual([['call-then-go', words]]);
  expect(findWater('ON')).toEqual([['call-now', words]]);
  expect(findWater(undefined)).toEqual([['call-now', words]]);
  expect(signWords['water-in-unknown-region'].more).toBe('In Quebec: call, then go to your place of birth.');
});

it('has the timer name every emergency of the lists from 20 weeks', () => {
  const ofTimer = emergencyLines.map(({ text }) => text).join(' ');
  const emergencies = [
    /soak a pad in an hour or less/i,
    /large clots/,
    /blood runs down your legs/i,
    /pass out/,
    /seizure/,
    /chest pain/i,
    /sudden trouble breathing/i,
    /cough up blood/,
    /sudden, severe belly pain that is not a contraction/i,
    /drooping face, a weak arm or slurred speech/i,
    /see or feel a cord in your vagina/,
    /feel you must push/,
    /the baby is coming now/i,
  ];
  for (const sign of emergencies) expect(ofTimer).toMatch(sign);
  const others = (listGroups(37, undefined)[0]?.signs ?? []).filter(
    ({ text }) => !emergencies.some((sign) => sign.test(text)),
  );
  expect(others.map(({ id }) => id)).toEqual(['harm', 'danger-at-home']);
  expect(sendsNowhere(providerUnreachableInLabour.text)).toBe(false);
});

it.each(['Go in now.', 'Call or go now for pain.', 'Go at once: it is an emergency.'])(
  'would find an order without a place: %s',
  (text) => expect(sendsNowhere(text)).toBe(true),
);

it('says to follow the first order that fits', () => {
  expect(readingOrder).toMatch(/from the top.*first/);
});

it('has whoever plans a birth outside a hospital page the midwife first, but not in an emergency, and only at term', () => {
  for (const { fromWeek, firstOfAll } of warningSigns) {
    expect([fromWeek, firstOfAll]).toEqual([fromWeek, fromWeek === 37 ? midwifeFirst : undefined]);
  }
  expect(midwifeFirst.text).toMatch(/except in an emergency/);
});

const isBefore37 = (band: Band) => band >= 4 && band < 37;

it.each(bands.filter(isBefore37))('sends a leak to nothing less than the hospital before 37 weeks: from %i', (band) => {
  const leaks = places.flatMap((place) =>
    listGroups(band, place).flatMap(({ order, signs }) =>
      signs.filter(({ text }) => /\b(leak|gush|trickle|watery)/i.test(text)).map(({ text }) => [order, text]),
    ),
  );
  expect(leaks.length).toBeGreaterThan(0);
  for (const [order] of leaks) expect(['go', 'go-to-emergency']).toContain(order);
});

it.each(bands.filter((band) => band >= 20 && band < 37))('has three orders for contractions, list from %i', (band) => {
  const said = listGroups(band, 'ON').flatMap(({ order, signs }) =>
    signs.filter(({ text }) => /^[^(]*contractions/i.test(text)).map(({ text }) => `${order}: ${text}`),
  );
  expect(said).toEqual([
    expect.stringMatching(/^go: Contractions .*10 minutes apart or less/),
    expect.stringMatching(/^go: Contractions, 6 or more in an hour/),
    expect.stringMatching(/^go: Contractions with pain, pressure, fluid, blood or less movement/),
    expect.stringMatching(/^call-now: Two contractions or more within an hour/),
    expect.stringMatching(/^same-day: Contractions more than an hour apart/),
  ]);
});

it.each([
  [20, /movements that you knew have stopped/, ['call-now', 'same-day']],
  [26, /moves less than usual/, ['go']],
])('asks the sooner the later for movements that have stopped or are fewer: list from %i', (band, words, orders) => {
  const found = listGroups(band as Band, 'ON').filter(({ signs }) => signs.some(({ text }) => words.test(text)));
  expect(found.map(({ order }) => order)).toEqual(orders);
});

it('names 9-8-8 among the emergencies of every list, and nowhere below them', () => {
  for (const band of bands) {
    const [emergencies, ...others] = listGroups(band, 'ON').map(({ signs }) => signs.map(({ text }) => text).join(' '));
    expect(emergencies).toMatch(/9-8-8/);
    expect(others.join(' ')).not.toMatch(/9-8-8/);
  }
});
