/** @jest-environment node */
import { type SignOrder, signOrders } from '@/data/sign-orders';
import type { SignId } from '@/data/warning-signs';
import { whenToCallAfterBirth } from '@/lib/birth/when-to-call-after-birth';
import { findWarningSigns } from './warning-signs';

type Place = 0 | 4 | 14 | 20 | 26 | 37 | 'baby' | 'parent';
type OldLine = [text: string, order: SignOrder, places: Place[], signs: SignId[]];

const every: Place[] = [0, 4, 14, 20, 26, 37];
const from20: Place[] = [20, 26, 37];
const to36: Place[] = [20, 26];

/** Each line of November 2026, when several signs stood in one, with what it asked for and where, and its signs of today. */
const oldLines: OldLine[] = [
  [
    'Call 911 if you bleed very heavily or pass out. Call 911 for a seizure, chest pain or sudden trouble breathing.',
    'call-911',
    every,
    ['very-heavy-bleeding', 'pass-out', 'seizure', 'chest-pain', 'trouble-breathing'],
  ],
  [
    'Call 911 too if you see or feel a cord in your vagina, or if the baby is coming now.',
    'call-911',
    from20,
    ['cord', 'baby-coming'],
  ],
  [
    'If you feel you must push, or the baby is coming, call 911 now.',
    'call-911',
    from20,
    ['urge-to-push', 'baby-coming'],
  ],
  [
    'Very heavy bleeding means that you soak a pad in an hour or less, or pass large clots, or blood runs down your legs.',
    'call-911',
    every,
    ['very-heavy-bleeding', 'large-clots', 'blood-down-legs'],
  ],
  [
    'If you see or feel the cord: call 911, then kneel with your chest on the floor and your bottom up until help comes.',
    'call-911',
    from20,
    ['cord'],
  ],
  [
    'If you think of harming yourself or your baby, call or text 9-8-8 at any hour. In danger now: call 911.',
    'call-911',
    [...every, 'parent'],
    ['harm', 'danger-at-home'],
  ],
  [
    'Severe belly pain, strong or lasting pain on one side, or pain at the tip of your shoulder.',
    'call-911-or-go',
    [0, 4],
    ['severe-pain', 'one-sided-pain', 'shoulder-pain'],
  ],
  ['Milder pain on one side.', 'call-now', [0, 4], ['milder-pain']],
  [
    'A period that is much heavier than usual, or any bleeding if you may be pregnant.',
    'same-day',
    [0],
    ['heavy-period', 'any-bleeding'],
  ],
  ['A fever of 38 °C or more, or chills.', 'same-day', [0], ['fever', 'chills']],
  ['A fever of 38 °C or more, or chills.', 'call-now', [4, 14], ['fever', 'chills']],
  [
    'A fever of 38 °C or more, chills, sudden swelling of face or hands, or pain in one leg.',
    'call-now',
    from20,
    ['fever', 'chills', 'face-swelling', 'leg'],
  ],
  [
    'Bleeding, if you also have pain, a fever or feel weak or dizzy.',
    'go-to-emergency',
    [4],
    ['bleeding-with-pain', 'bleeding-with-fever', 'bleeding-and-weak'],
  ],
  ['Fluid that gushes or leaks from your vagina.', 'go-to-emergency', [4], ['early-leak']],
  ['Fluid that gushes or leaks from your vagina.', 'go', [14], ['early-leak']],
  [
    'Bleeding, leaking fluid or pain after a crash, a fall or a blow to the belly.',
    'go-to-emergency',
    [4],
    ['blow-bleeding', 'blow-leak', 'blow-pain'],
  ],
  [
    'Bleeding, leaking fluid or pain after a crash, a fall or a blow to the belly: go to emergency.',
    'go-to-emergency',
    [14],
    ['blow-bleeding', 'blow-leak', 'blow-pain'],
  ],
  [
    'Vomiting, if you have not passed urine for 8 hours, feel faint or vomit blood.',
    'go-to-emergency',
    [4],
    ['vomiting-no-pee', 'vomiting-faint', 'vomiting-blood'],
  ],
  [
    'Vomiting, if you have not passed urine for 8 hours, feel faint or vomit blood.',
    'go',
    [14, ...from20],
    ['vomiting-no-pee', 'vomiting-faint', 'vomiting-blood'],
  ],
  [
    'A bad headache or one that lasts, blurred sight or spots, or pain under the right ribs.',
    'call-now',
    [4, 14],
    ['headache', 'sight', 'right-ribs'],
  ],
  [
    'A bad headache or one that lasts, blurred sight or spots, or pain under the right ribs.',
    'go',
    from20,
    ['headache', 'sight', 'right-ribs'],
  ],
  ['Yellow skin or eyes.', 'call-now', [4, 14], ['yellow']],
  ['Yellow skin or eyes.', 'call-or-go', from20, ['yellow']],
  ['Sudden swelling, or pain in one leg.', 'call-now', [4, 14], ['swelling', 'leg']],
  ['Any other crash, fall or blow to the belly.', 'call-now', [4, 14], ['any-other-blow']],
  ['Any other bleeding.', 'same-day', [4], ['any-other-bleeding']],
  [
    'You cannot keep fluids down, or your urine is dark.',
    'same-day',
    [4, 14, ...from20],
    ['no-fluids-stay', 'dark-urine'],
  ],
  ['Burning when you pee.', 'same-day', [4, 14, ...from20], ['burning']],
  ['Strong itching, especially on your palms or soles.', 'same-day', [14, ...from20], ['itching']],
  ['Bright red bleeding, or bleeding like a period.', 'go', [14], ['bright-bleeding', 'period-bleeding']],
  [
    'Cramps or tightening 10 minutes apart or less, or 6 or more in an hour.',
    'go',
    [14],
    ['close-cramps', 'six-cramps'],
  ],
  ['Strong belly pain.', 'go', [14], ['strong-pain']],
  ['Cramps or tightening that come and go.', 'call-or-go', [14], ['cramps-or-tightening']],
  ['Any lighter bleeding.', 'same-day', [14], ['any-lighter-bleeding']],
  [
    'A crash, a fall onto your belly or a blow to it: to be checked, even if you feel fine.',
    'go',
    from20,
    ['crash', 'belly-fall', 'belly-blow'],
  ],
  [
    'Blood pressure of 160 or more on top, or 110 or more below, even if you feel well.',
    'go',
    from20,
    ['pressure-severe'],
  ],
  ['Blood pressure of 140 or more on top, or 90 or more below.', 'call-now', from20, ['pressure-high']],
  ['Any other fall.', 'same-day', from20, ['any-other-fall']],
  [
    'Bright red bleeding, or any bleeding if you have a low placenta.',
    'go',
    to36,
    ['bright-bleeding', 'low-placenta-bleeding'],
  ],
  ['Belly pain that does not let up, or a belly that stays hard.', 'go', to36, ['constant-pain', 'hard-belly']],
  ['Any leak of fluid: a gush, a trickle or watery discharge.', 'go', to36, ['any-leak', 'watery-discharge']],
  [
    'Contractions (your belly goes hard, then soft) 10 minutes apart or less, 6 or more in an hour, or with pain, pressure, fluid, blood or less movement.',
    'go',
    to36,
    ['close-contractions', 'six-contractions', 'contractions-and-more'],
  ],
  ['Two contractions or more within an hour.', 'call-now', to36, ['two-contractions']],
  ['Contractions that are further apart.', 'same-day', to36, ['rare-contractions']],
  [
    'New discharge that is like mucus or has blood in it.',
    'call-or-go',
    to36,
    ['mucous-discharge', 'bloody-discharge'],
  ],
  ['Cramps, low back pain or pressure that come and go.', 'call-or-go', to36, ['cramps', 'back-pain', 'pressure']],
  [
    'Any lighter bleeding. (With contractions or a low placenta: go to the hospital now.)',
    'call-now',
    to36,
    ['lighter-bleeding'],
  ],
  ['Before week 24: movements that you knew have stopped.', 'same-day', [20], ['movements-stopped-early']],
  ['From week 24: movements that you knew have stopped.', 'call-now', [20], ['movements-stopped']],
  ['You have not felt your baby move by week 24.', 'same-day', [20], ['no-movement-yet']],
  ['Your baby moves less than usual.', 'go', [26, 37], ['less-movement']],
  [
    'Bright red blood, any blood if you have a low placenta, or pain that stays.',
    'go',
    [37],
    ['bright-bleeding', 'low-placenta-bleeding', 'pain-that-stays'],
  ],
  [
    'Your water breaks, and the fluid is yellow, green, brown or red or smells bad, or you have a fever, carry group B strep, expect twins, or your baby is not head down.',
    'go',
    [37],
    ['water-colour', 'water-smell', 'water-fever', 'water-strep', 'water-twins', 'water-not-head-down'],
  ],
  ['Contractions 5 minutes apart or less, if you have given birth before.', 'go', [37], ['later-birth']],
  ['Contractions 10 minutes apart or less, if the hospital is over 30 minutes away.', 'go', [37], ['far-away']],
  ['Your water breaks, even without contractions. In Quebec.', 'call-then-go', [37], ['water-in-quebec']],
  [
    'Any contractions, as soon as they start, if you have a low placenta, high blood pressure, little fluid, a small baby or a stitch in your cervix. The same if you have had a cesarean or surgery on your uterus, a cesarean is planned, or your baby is not head down.',
    'go',
    [37],
    [
      'labour-low-placenta',
      'labour-high-pressure',
      'labour-little-fluid',
      'labour-small-baby',
      'labour-stitch',
      'labour-after-cesarean',
      'labour-after-surgery',
      'labour-planned-cesarean',
      'labour-not-head-down',
    ],
  ],
  [
    'Any contractions, as soon as they start, if the hospital is over an hour away or you must fly to it.',
    'call-now',
    [37],
    ['very-far-away', 'fly-away'],
  ],
  ['From 41 weeks on: any contractions, as soon as they start.', 'call-now', [37], ['from-41']],
  ['Any contractions, as soon as they start, if you are on this list:', 'call-now', [37], ['must-not-wait']],
  [
    'A first birth, close to the hospital: painful contractions every 5 minutes or less.',
    'call-now',
    [37],
    ['first-birth'],
  ],
  ['Your water breaks, even without contractions.', 'call-now', [37], ['water', 'water-in-unknown-region']],
  ['Pink or brown blood.', 'same-day', [37], ['pink-blood']],

  [
    'After the birth, call 911 if you soak a pad in an hour or less, pass clots bigger than an egg or pass out. Call 911 too for a seizure, chest pain, sudden trouble breathing or coughing up blood.',
    'call-911',
    ['parent'],
    [
      'pad-after-birth',
      'clots-after-birth',
      'pass-out',
      'seizure',
      'chest-pain',
      'trouble-breathing',
      'coughing-blood',
    ],
  ],
  [
    'Is a new parent confused, full of energy without sleep, hearing or seeing what others do not, or sure that somebody will harm the baby? Call 911 or go to emergency now.',
    'call-911-or-go',
    ['parent'],
    ['psychosis-confused', 'psychosis-energy', 'psychosis-senses', 'psychosis-fear'],
  ],
  [
    'Low mood, panic or scary thoughts: call your provider or health line the day you notice them.',
    'same-day',
    ['parent'],
    ['low-mood', 'panic', 'scary-thoughts'],
  ],
  [
    'Go to the hospital or your nursing station now for a bad headache or one that lasts, or for blurred sight or spots.',
    'go',
    ['parent'],
    ['headache', 'sight'],
  ],
  [
    'Call your provider or the health line now about a fever of 38 °C or more, chills, discharge that smells bad, or pain in one leg.',
    'call-now',
    ['parent'],
    ['fever', 'chills', 'smelly-discharge', 'leg'],
  ],
  [
    'Go to the hospital or your nursing station now if you feel weak or dizzy, or your heart beats very fast. Go now too for severe belly pain, or pain under your right ribs.',
    'go',
    ['parent'],
    ['weak-or-dizzy', 'heart-fast', 'severe-pain', 'right-ribs'],
  ],
  [
    'Blood pressure of 160 or more on top, or 110 or more below: go to the hospital or your nursing station now.',
    'go',
    ['parent'],
    ['pressure-severe'],
  ],
  ['140 or more on top, or 90 or more below: call now.', 'call-now', ['parent'], ['pressure-high']],
  [
    'Call your provider or the health line now about belly pain that is new or gets worse, bleeding that gets heavier, or sudden swelling of your face or hands.',
    'call-now',
    ['parent'],
    ['new-pain', 'heavier-bleeding', 'face-swelling'],
  ],
  [
    'Call now too about a sore red breast, a cut or tear that is red, open or leaking, or trouble or pain when you pee.',
    'call-now',
    ['parent'],
    ['breast', 'wound', 'peeing'],
  ],

  [
    'Call 911 if your baby has a blue or grey face, lips or tongue, or a very hard time breathing. Call 911 if your baby is limp, hard to wake or does not respond, or has a seizure.',
    'call-911',
    ['baby'],
    ['baby-blue', 'baby-hard-breathing', 'baby-limp', 'baby-hard-to-wake', 'baby-no-response', 'baby-seizure'],
  ],
  [
    'Go to emergency or your nursing station now if your baby breathes very fast or has any trouble breathing. Go now too if your baby is pale or grey, or vomits anything green, brown or bloody.',
    'go-to-emergency',
    ['baby'],
    ['baby-fast-breathing', 'baby-trouble-breathing', 'baby-pale', 'baby-vomit'],
  ],
  [
    'Go to emergency or your nursing station now if your baby is under 3 months old and has a fever: 38.0 °C or more, however you measured it, or over 37.5 °C under the arm.',
    'go-to-emergency',
    ['baby'],
    ['baby-fever', 'baby-fever-under-arm'],
  ],
  [
    'Go to emergency or your nursing station now if your baby is colder than 36.2 °C under the arm.',
    'go-to-emergency',
    ['baby'],
    ['baby-cold'],
  ],
  [
    'Go to emergency or your nursing station now if your baby looks yellow in the first 24 hours after birth. Go now too if your baby is yellow and very sleepy, or yellow with a very high cry.',
    'go-to-emergency',
    ['baby'],
    ['baby-yellow-first-day', 'baby-yellow-and-sleepy', 'baby-yellow-and-cry'],
  ],
  [
    'Go to emergency or your nursing station now if your baby will not feed or is too sleepy to feed. Go now too if your baby has not peed for 24 hours.',
    'go-to-emergency',
    ['baby'],
    ['baby-will-not-feed', 'baby-too-sleepy-to-feed', 'baby-dry-for-a-day'],
  ],
  [
    'Call your midwife, provider or health line now if there are fewer wet diapers than that: 2 on day 2, 3 on day 3, 4 on day 4, and 6 from day 5.',
    'call-now',
    ['baby'],
    ['baby-wet-day-2', 'baby-wet-day-3', 'baby-wet-day-4', 'baby-wet-day-5'],
  ],
  ['Has not peed for 24 hours on day 1: call now.', 'call-now', ['baby'], ['baby-dry-for-a-day']],
  [
    'Call now too if there are fewer than 6 feeds in 24 hours. After the first day, call now if no diaper was wet for 12 hours. In the first week, call now if there was no poop for 24 hours.',
    'call-now',
    ['baby'],
    ['baby-few-feeds', 'baby-dry-for-12-hours', 'baby-no-poop'],
  ],
  [
    'In the first weeks, call your midwife, provider or health line now if your baby looks yellow, in the skin or the eyes. Call now too if the poop is white or pale grey.',
    'call-now',
    ['baby'],
    ['baby-yellow', 'baby-pale-poop'],
  ],
  [
    'Call now too if your baby feeds poorly, sleeps through feeds or will not stop crying. Call now if the cord is red, bleeds or smells bad.',
    'call-now',
    ['baby'],
    ['baby-feeds-poorly', 'baby-sleeps-through-feeds', 'baby-cries', 'baby-cord'],
  ],
];

function findOrder(place: Place, sign: SignId): SignOrder | undefined {
  const groups = typeof place === 'number' ? findWarningSigns(place)?.groups : whenToCallAfterBirth[place];
  return groups?.find(({ signs }) => signs.some(({ id }) => id === sign))?.order;
}

it.each(oldLines)('has kept each sign, in no place later than it was: %s', (_text, order, places, signs) => {
  const later = places.flatMap((place) =>
    signs
      .map((sign) => ({ place, sign, today: findOrder(place, sign) }))
      .filter(({ today }) => !today || signOrders.indexOf(today) > signOrders.indexOf(order)),
  );
  expect(later).toEqual([]);
});

/** Words of the orders, and of how a line says that more follows, which the lists say in their titles and notes. */
const ofOrders =
  /\b(after the birth|in the first weeks|before that|you|your|the|that|than|if|also|too|now|call|about|go|to|for|means|with|there|were|was|has|had|have|how|same|one|or|and|and then|when|in|on|of|at|up|is|it|its|they|are|provider|midwife|health line|hospital|nursing station|emergency|labour|quebec|day|911|a|away|baby|old|notice|them)\b/gi;
const listStems = (text: string) =>
  new Set(
    (
      text
        .replace(/\bblood\b/g, 'bleeding')
        .replace('the fluid is', '')
        // Smaller, so sooner.
        .replace('bigger than an egg', 'the size of a golf ball or bigger')
        .replace('further apart', 'more than an hour apart')
        .replace(ofOrders, ' ')
        .toLowerCase()
        .match(/[a-z0-9]+/g) ?? []
    ).map((word) => word.slice(0, 3)),
  );

function sayToday(places: Place[], ids: SignId[]): string {
  return places
    .flatMap(
      (place) => (typeof place === 'number' ? findWarningSigns(place)?.groups : whenToCallAfterBirth[place]) ?? [],
    )
    .filter(({ signs }) => signs.some(({ id }) => ids.includes(id)))
    .flatMap(({ notes, signs }) => [
      ...notes.map(({ text }) => text),
      ...signs.filter(({ id }) => ids.includes(id)).map(({ text, more = '' }) => `${text} ${more}`),
    ])
    .join(' ');
}

it.each(oldLines)('says what the line said: %s', (text, _order, places, signs) => {
  const today = listStems(sayToday(places, signs));
  expect([...listStems(text)].filter((stem) => !today.has(stem))).toEqual([]);
});

it('would find a sign that became later, or is gone', () => {
  expect(findOrder(26, 'less-movement')).toBe('go');
  expect(findOrder(20, 'less-movement')).toBeUndefined();
  expect(signOrders.indexOf('call-now')).toBeGreaterThan(signOrders.indexOf('go'));
});
