/** @jest-environment node */

import type { ProvinceCode } from '@/data/provinces';
import { type SignOrder, signOrders } from '@/data/warning-signs';
import { emergencyLines } from '@/words/contractions/when-to-call';
import {
  cordAdvice,
  emergencySigns,
  emergencySignsFromTwentyWeeks,
  mentalHealthCrisis,
  providerUnreachable,
  providerUnreachableInLabour,
  urgeToPush,
  veryHeavyBleeding,
} from '@/words/emergency';
import { askNurse, midwifeFirst, noReasonNeeded, orders as orderTitles, readingOrder } from '@/words/warning-signs';
import { without911 } from '@/words/without-911';
import { findWarningSigns, listSignGroups, listWarningStatements, type SignGroup, warningSigns } from './warning-signs';

const bands = [0, 4, 14, 20, 26, 37] as const;
type Band = (typeof bands)[number];
type Orders = Partial<Record<Band, SignOrder>>;
type Place = ProvinceCode | undefined;
/** The two regions with words of their own, one without, and 'unknown'. */
const places: Place[] = ['QC', 'NU', 'ON', undefined];

const always = (order: SignOrder, from: Band = 0): Orders =>
  Object.fromEntries(bands.filter((band) => band >= from).map((band) => [band, order]));
const upTo = (last: Band, order: SignOrder, from: Band = 0): Orders =>
  Object.fromEntries(bands.filter((band) => band >= from && band <= last).map((band) => [band, order]));

/**
 * For each age, the signs that a list may have: their words, and the one order they may stand under. A new or reworded
 * sign needs its row here first.
 */
const table: [sign: string, words: RegExp, orders: Orders, ordersInQuebec?: Orders][] = [
  ['very heavy bleeding', /bleed very heavily/, always('call-911')],
  [
    'what very heavy means',
    /Very heavy bleeding means that you soak a pad in an hour or less, or pass large clots, or blood runs down your legs/,
    always('call-911'),
  ],
  ['passing out', /pass out/, always('call-911')],
  ['seizure', /a seizure/, always('call-911')],
  ['chest pain', /chest pain/, always('call-911')],
  ['breathing', /sudden trouble breathing/, always('call-911')],
  ['cord', /see or feel a cord in your vagina/, always('call-911', 20)],
  [
    'what to do with a cord',
    /you see or feel the cord: call 911, then kneel with your chest on the floor and your bottom up until help comes\. Do not push it back, and touch it as little as you can/,
    always('call-911', 20),
  ],
  ['urge to push', /you feel you must push, or the baby is coming, call 911 now/, always('call-911', 20)],
  ['birth', /the baby is coming now/, always('call-911', 20)],
  [
    'thoughts of harm',
    /you think of harming yourself or your baby, call or text 9-8-8 at any hour\. In danger now: call 911/,
    always('call-911'),
  ],

  ['severe pain early on', /Severe belly pain/, upTo(4, 'call-911-or-go')],
  ['pain on one side', /strong or lasting pain on one side/, upTo(4, 'call-911-or-go')],
  ['milder pain on one side', /Milder pain on one side/, { 0: 'call-now', 4: 'call-now' }],
  ['pain of the shoulder', /pain at the tip of your shoulder/, upTo(4, 'call-911-or-go')],
  ['strong pain', /Strong belly pain/, { 14: 'go' }],
  ['pain that stays', /Belly pain that does not let up/, { 20: 'go', 26: 'go' }],
  ['pain that stays, at term', /pain that stays/, { 37: 'go' }],
  ['hard belly', /a belly that stays hard/, { 20: 'go', 26: 'go' }],

  ['heavy period', /A period that is much heavier than usual/, { 0: 'same-day' }],
  ['bleeding in the first weeks', /any bleeding if you may be pregnant/, { 0: 'same-day' }],
  [
    'bleeding that makes ill',
    /Bleeding, if you also have pain, a fever or feel weak or dizzy/,
    { 4: 'go-to-emergency' },
  ],
  ['other bleeding', /Any other bleeding/, { 4: 'same-day' }],
  ['bright red bleeding', /Bright red bleeding/, upTo(26, 'go', 14)],
  ['bright red blood at term', /Bright red blood/, { 37: 'go' }],
  ['bleeding like a period', /bleeding like a period/, { 14: 'go' }],
  ['bleeding with a low placenta', /any bleeding if you have a low placenta/, { 20: 'go', 26: 'go' }],
  ['blood with a low placenta', /any blood if you have a low placenta/, { 37: 'go' }],
  ['lighter bleeding early on', /Any lighter bleeding\.(?! \()/, { 14: 'same-day' }],
  [
    'lighter bleeding',
    /Any lighter bleeding\. \(With contractions or a low placenta: go to the hospital now\.\)/,
    { 20: 'call-now', 26: 'call-now' },
  ],
  [
    'pink or brown blood',
    /Pink or brown blood\. \(With a low placenta: go to the hospital now\.\)/,
    { 37: 'same-day' },
  ],

  ['fluid', /Fluid that gushes or leaks from your vagina/, { 4: 'go-to-emergency', 14: 'go' }],
  ['fluid before 37 weeks', /Any leak of fluid: a gush, a trickle or watery discharge/, { 20: 'go', 26: 'go' }],
  ['discharge', /New discharge that is like mucus or has blood in it/, { 20: 'call-or-go', 26: 'call-or-go' }],
  [
    'water that is not clear, or that must not wait',
    /Your water breaks, and the fluid is yellow, green, brown or red or smells bad, or you have a fever, carry group B strep, expect twins, or your baby is not head down/,
    { 37: 'go' },
  ],
  ['water', /Your water breaks, even without contractions/, { 37: 'call-now' }, { 37: 'call-then-go' }],

  ['cramps or tightening', /Cramps or tightening that come and go/, { 14: 'call-or-go' }],
  ['close cramps', /Cramps or tightening 10 minutes apart or less, or 6 or more in an hour/, { 14: 'go' }],
  [
    'contractions before 37 weeks that are close or come with another sign',
    /Contractions \(your belly goes hard, then soft\) 10 minutes apart or less, 6 or more in an hour, or with pain, pressure, fluid, blood or less movement/,
    { 20: 'go', 26: 'go' },
  ],
  ['two contractions', /Two contractions or more within an hour/, { 20: 'call-now', 26: 'call-now' }],
  ['rare contractions', /Contractions that are further apart/, { 20: 'same-day', 26: 'same-day' }],
  [
    'cramps, back pain, pressure',
    /Cramps, low back pain or pressure that come and go/,
    { 20: 'call-or-go', 26: 'call-or-go' },
  ],
  ['contractions, later birth', /Contractions 5 minutes apart or less, if you have given birth before/, { 37: 'go' }],
  ['contractions, far', /Contractions 10 minutes apart or less, if the hospital is over 30 minutes away/, { 37: 'go' }],
  [
    'contractions, very far',
    /Any contractions, as soon as they start, if the hospital is over an hour away or you must fly to it/,
    { 37: 'call-now' },
  ],
  ['contractions, from 41 weeks', /From 41 weeks on: any contractions, as soon as they start/, { 37: 'call-now' }],
  [
    'contractions, who must go',
    /Any contractions, as soon as they start, if you have a low placenta, high blood pressure, little fluid, a small baby or a stitch in your cervix\. The same if you have had a cesarean or surgery on your uterus, a cesarean is planned, or your baby is not head down\. Call on the way/,
    { 37: 'go' },
  ],
  [
    'contractions, who must not wait',
    /Any contractions, as soon as they start, if you are on this list/,
    { 37: 'call-now' },
  ],
  [
    'contractions, first birth',
    /A first birth, close to the hospital: painful contractions every 5 minutes or less/,
    { 37: 'call-now' },
  ],

  ['no movement yet', /You have not felt your baby move by week 24/, { 20: 'same-day' }],
  ['movements that stopped', /From week 24: movements that you knew have stopped/, { 20: 'call-now' }],
  ['movements that stopped early', /Before week 24: movements that you knew have stopped/, { 20: 'same-day' }],
  ['less movement', /Your baby moves less than usual/, always('go', 26)],

  ['headache', /A bad headache or one that lasts/, { ...upTo(14, 'call-now', 4), ...always('go', 20) }],
  ['sight', /blurred sight or spots/, { ...upTo(14, 'call-now', 4), ...always('go', 20) }],
  ['right ribs', /pain under the right ribs/, { ...upTo(14, 'call-now', 4), ...always('go', 20) }],
  ['fever', /A fever of 38\u00a0°C or more/, { 0: 'same-day', ...always('call-now', 4) }],
  ['chills', /chills/, { 0: 'same-day', ...always('call-now', 4) }],
  ['blood pressure', /Blood pressure of 140 or more on top, or 90 or more below/, always('call-now', 20)],
  [
    'severe blood pressure',
    /Blood pressure of 160 or more on top, or 110 or more below, even if you feel well/,
    always('go', 20),
  ],
  ['yellow', /Yellow skin or eyes/, { ...upTo(14, 'call-now', 4), ...always('call-or-go', 20) }],
  ['swelling', /(Sudden|sudden) swelling( of face or hands)?/, always('call-now', 4)],
  ['leg', /pain in one leg/, always('call-now', 4)],

  [
    'crash, fall or blow that hurt, early on',
    /Bleeding, leaking fluid or pain after a crash, a fall or a blow to the belly(: go to emergency)?/,
    { 4: 'go-to-emergency', 14: 'go' },
  ],
  ['crash, fall or blow, early on', /Any other crash, fall or blow to the belly/, upTo(14, 'call-now', 4)],
  ['crash, fall or blow', /A crash, a fall onto your belly or a blow to it/, always('go', 20)],
  ['other fall', /Any other fall/, always('same-day', 20)],

  [
    'vomiting that dries out',
    /Vomiting, if you have not passed urine for 8 hours, feel faint or vomit blood/,
    { 4: 'go-to-emergency', ...always('go', 14) },
  ],
  ['vomiting', /You cannot keep fluids down, or your urine is dark/, always('same-day', 4)],
  ['burning', /Burning when you pee/, always('same-day', 4)],
  ['itching', /Strong itching, especially on your palms or soles/, always('same-day', 14)],
];

/** Sentences that explain a sign or an order, and ask for nothing else. */
const explanations = [
  'It can mean a pregnancy outside the uterus.',
  'Take a pregnancy test: light bleeding early on can look like a short period.',
  'It can be preterm labour.',
  'to be checked, even if you feel fine',
  'go to the labour and delivery unit or your nursing station, day or night. Do not wait, and do not test with juice or a cold drink first.',
  'In Quebec: call, then go to your place of birth.',
  'If it is over an hour by road, and they are 5 minutes apart or less or you have given birth before: call the unit before you drive. If no one answers at once, call 911.',
  without911.text,
];
const glue = /\b(if|or|you|for|and|too)\b|[\s.,:]/gi;

/** What is left of a text when everything that the table allows under an order is removed. */
function takeOutKnown(text: string, order: SignOrder, band: Band, place: Place): string {
  let left = order === 'call-911' ? text.replaceAll('Call 911', '') : text;
  for (const explanation of explanations) left = left.replace(explanation, '');
  for (const [, words, orders, ordersInQuebec = orders] of table) {
    if ((place === 'QC' ? ordersInQuebec : orders)[band] === order) left = left.replace(words, '');
  }
  return left.replace(glue, '');
}

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

it('leads from the contractions of who must not wait to the list of them, and from no other sign', () => {
  const linked = bands.flatMap((band) =>
    listGroups(band, 'ON').flatMap(({ signs }) =>
      signs.flatMap(({ text, link }) => (link ? [{ band, text, link }] : [])),
    ),
  );
  expect(linked).toEqual([
    {
      band: 37,
      text: expect.stringMatching(/^Any contractions, as soon as they start/),
      link: { path: '/contraction-timer#who-must-not-wait', label: 'Who must not wait' },
    },
  ]);
});

it('leaves out an order under which a region has no sign', () => {
  const groups: SignGroup[] = [{ order: 'call-then-go', signs: [{ text: 'Water', onlyIn: ['QC'] }] }];
  expect(listSignGroups(groups, 'QC')).toHaveLength(1);
  expect(listSignGroups(groups, 'ON')).toEqual([]);
});

it('lists every sentence of a week, the most urgent first', () => {
  const list = findWarningSigns(30);
  const texts = list ? listWarningStatements(list).map(({ text }) => text) : [];
  expect(texts[0]).toBe(emergencySignsFromTwentyWeeks.text);
  expect(texts.slice(-3)).toEqual([providerUnreachable, askNurse, noReasonNeeded].map(({ text }) => text));
});

describe.each(bands)('the list from week %i', (band) => {
  const list = warningSigns.find(({ fromWeek }) => fromWeek === band);
  const statements = list ? listWarningStatements(list) : [];

  it.each(places)('gives each sign its one order and no other, region %s', (place) => {
    const left = listGroups(band, place).flatMap(({ order, signs }) =>
      signs.map(({ text }) => `${order}: ${takeOutKnown(text, order, band, place)}`),
    );
    expect(left.filter((text) => !text.endsWith(': '))).toEqual([]);
  });

  it.each(places)('names every sign of its age once, region %s', (place) => {
    const said = listGroups(band, place)
      .flatMap(({ signs }) => signs.map(({ text }) => text))
      .join('\n');
    for (const [sign, words, orders] of table) {
      const count = said.match(new RegExp(words, 'g'))?.length ?? 0;
      expect([sign, count]).toEqual([sign, orders[band] ? 1 : 0]);
    }
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

  it('takes the words for 911 from the file that the timer takes them from', () => {
    const late = band >= 20;
    expect(listGroups(band, undefined)[0]?.signs.map(({ text }) => text)).toEqual(
      [
        late ? emergencySignsFromTwentyWeeks : emergencySigns,
        without911,
        ...(late ? [urgeToPush] : []),
        veryHeavyBleeding,
        ...(late ? [cordAdvice] : []),
        mentalHealthCrisis,
      ].map(({ text }) => text),
    );
  });

  it('sends nobody anywhere without saying where', () => {
    const texts = [
      ...places
        .flatMap((place) => listGroups(band, place))
        .flatMap(({ order, note = '', signs }) => [orderTitles[order], note, ...signs.map(({ text }) => text)]),
      ...(list?.furtherHelp ?? []).map(({ text }) => text),
    ];
    expect(texts.filter(sendsNowhere)).toEqual([]);
  });

  it('names its sources, except where a provider has yet to be asked', () => {
    const withoutSource = statements.filter(({ sources = [] }) => sources.length === 0);
    const toAsk =
      /lighter bleeding|Milder pain|Pink or brown blood|week 24|41 weeks|Burning|itching|never need a reason/;
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
  expect(findWater(undefined)).toEqual([['call-now', `${words} In Quebec: call, then go to your place of birth.`]]);
});

it('has the timer begin with the same lines as the lists from 20 weeks', () => {
  const [first, ...others] = emergencyLines;
  const ofLists = listGroups(37, undefined)[0]?.signs.map(({ text }) => text) ?? [];
  expect([first, without911, ...others].map((line) => line?.text)).toEqual(
    ofLists.filter((text) => text !== mentalHealthCrisis.text),
  );
  expect(sendsNowhere(providerUnreachableInLabour.text)).toBe(false);
});

it.each([
  ['same-day', 26, 'A bad headache or one that lasts.'],
  ['call-now', 37, 'You pass out.'],
  ['go', 14, 'You pass out.'],
  ['same-day', 20, 'Bright red bleeding.'],
  ['go', 4, 'Your baby moves less than usual.'],
  ['call-now', 26, 'Itching of your palms.'],
  ['go', 26, 'Call 911 for a bad headache or one that lasts.'],
] as const)(
  'would find a sign under another order, or a sign without a row: %s, from week %i, %s',
  (order, band, text) => {
    expect(takeOutKnown(text, order, band, undefined)).not.toBe('');
  },
);

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
    expect.stringMatching(/^go: Contractions .*10 minutes apart or less, 6 or more in an hour, or with pain, pressure/),
    expect.stringMatching(/^call-now: Two contractions or more within an hour/),
    expect.stringMatching(/^same-day: Contractions that are further apart/),
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
