/** @jest-environment node */
import { CHART_SPAN_MS, FIVE_ONE_ONE, LONG_WAY_MINUTES, PRETERM, WARNING_INTERVAL_SECONDS } from '@/data/labour-rules';
import { whenToCallSources } from '@/data/when-to-call';
import { signs } from '@/words/warning-signs';
import { emergencyInNunavut, hospitalInNunavut, without911 } from '@/words/without-911';
import { adviceTexts as advicePlaces, fiveOneOneReminder, ifTooLate, orders } from './advice';
import { title as chartTitle } from './chart';
import {
  babyComesFirst,
  beforeTerm,
  contractionsThatStop,
  emergencyLines,
  guideNote,
  hospitalInTheNorth,
  nobodyAnswers,
  whenToCall,
  whenToCallAtTerm,
  withMidwife,
} from './when-to-call';
import { whoMustNotWait, whoMustNotWaitTitle } from './who-must-not-wait';

const adviceTexts = advicePlaces.hospital;
const rows = [
  ...whenToCallAtTerm,
  ...whenToCall,
  beforeTerm,
  contractionsThatStop,
  withMidwife,
  nobodyAnswers,
  babyComesFirst,
];
const statements = [
  ...emergencyLines,
  emergencyInNunavut,
  hospitalInNunavut,
  without911,
  ...Object.values(whoMustNotWait).flatMap((list) => [list, ...list.items]),
  ...rows,
  guideNote,
  hospitalInTheNorth,
];

// Letter for letter as specified.
it.each([
  ['no-pattern', 'Continue timing until you have a clear pattern'],
  [
    'five-one-one',
    'Contractions are 5 minutes apart or less and lasting 1 minute or more. Consider heading to the hospital.',
  ],
  ['early-warning', 'Early labor may be starting. Continue timing and prepare your hospital bag.'],
  ['early-signs', 'Early labor signs. Stay hydrated and comfortable. Continue timing.'],
] as const)('says of %s what the specification says', (id, text) => {
  expect(adviceTexts[id]).toBe(text);
});

it('keeps the four titles of the specification, in its order', () => {
  const titles = rows.map(({ title }) => title);
  const specified = ['5-1-1 rule', 'Your water breaks', 'Heavy bright red bleeding', 'Decreased fetal movement'];
  expect(titles.filter((title) => specified.includes(title))).toEqual(specified);
});

it('names a source for each reason to call, and lists them all for the page', () => {
  // From 41 weeks on is our own choice: docs/facts-to-confirm.md.
  const sourced = rows.filter(({ id }) => id !== 'late-term');
  for (const { sources } of [...emergencyLines, ...sourced]) expect(sources).not.toHaveLength(0);
  expect([...new Set(statements.flatMap(({ sources = [] }) => sources))].sort()).toEqual([...whenToCallSources].sort());
});

it('says where to go whenever it says to go', () => {
  const place = /hospital|health centre|nursing station|place of birth|labour and delivery unit/;
  const waterTexts = whenToCall.flatMap(({ quebecText = [], unknownText = [] }) => [quebecText, unknownText].flat());
  for (const text of [...statements.map((statement) => statement.text), ...waterTexts, ...Object.values(adviceTexts)]) {
    expect(text).not.toMatch(/\bgo in\b/i);
    if (/\bgo\b/i.test(text)) expect(text).toMatch(place);
  }
});

it('gives no weaker order for blood to those with a low placenta, or before 37 weeks', () => {
  const bleeding = whenToCall.find(({ title }) => title === 'Heavy bright red bleeding');
  expect(bleeding?.text).toMatch(/With a low placenta, go to the hospital now for any blood/);
  expect(bleeding?.text).toMatch(/A little pink or brown: call; before 37 weeks call now, and with contractions go/);
});

it('tells to continue timing in the specified texts alone', () => {
  const texts = [...Object.entries(adviceTexts), ...statements.map(({ text }) => ['', text])];
  const ids = texts.filter(([, text]) => /continue timing/i.test(text ?? '')).map(([id]) => id);
  expect(ids).toEqual(['no-pattern', 'early-warning', 'early-signs']);
});

it('names the figures of the rules where it writes them out', () => {
  const { intervalSeconds, durationSeconds, spanMs } = FIVE_ONE_ONE;
  const [apart, long, hours] = [intervalSeconds / 60, durationSeconds / 60, spanMs / 3_600_000];
  expect(adviceTexts['five-one-one']).toContain(`${apart} minutes apart or less and lasting ${long} minute or more`);
  expect(fiveOneOneReminder).toContain(`every ${apart} minutes, lasting ${long} minute, for ${hours} hour`);
  expect([chartTitle, CHART_SPAN_MS]).toEqual(['Last two hours', 2 * 3_600_000]);
  const farAway = [...statements, ...Object.values(signs)].filter(({ text }) => /minutes away/.test(text));
  expect(farAway.length).toBeGreaterThan(1);
  for (const { text } of farAway) {
    expect(text).toContain(` ${LONG_WAY_MINUTES} minutes away`);
    expect(text).toContain(`${WARNING_INTERVAL_SECONDS / 60} minutes apart or less`);
  }
  const limits = `${PRETERM.intervalSeconds / 60} minutes apart or less, or ${PRETERM.startsInWindow} in an hour`;
  for (const text of [beforeTerm.text, adviceTexts.preterm]) expect(text).toContain(limits);
});

it('leads those who must not wait to their list wherever it says to go on timing', () => {
  expect(adviceTexts.unsure).toContain(`'${whoMustNotWaitTitle}' below`);
});

it('leads with the order for less than 37 weeks while the age is not known', () => {
  expect(adviceTexts['if-preterm-go']).toBe('Are you less than 37 weeks? Go to the hospital now, and call on the way.');
  for (const id of ['if-preterm', 'age-unknown'] as const) {
    expect(adviceTexts[id]).toMatch(/^Are you less than 37 weeks\? Call now, or go to the hospital[.,]/);
  }
});

it('says the same before 37 weeks in the list as in the box', () => {
  expect(beforeTerm.text).toMatch(
    /^Cramps: call, or go to the hospital, now\. Two contractions or tightenings within an hour: call .* now/,
  );
  expect(beforeTerm.text).toContain('Go now, too, for pain, pressure, fluid or blood, or if your baby moves less.');
  expect(beforeTerm.text).toContain('Contractions more than an hour apart: call the same day.');
});

it('has no word of labour under 20 weeks', () => {
  const texts = Object.entries(adviceTexts).filter(([id]) => id.startsWith('before-20'));
  expect(texts).toHaveLength(4);
  for (const [, text] of texts) expect(text).not.toMatch(/labour/i);
});

it('sends to the health centre where the hospital is a flight away, and keeps 911 but in Nunavut', () => {
  const conditional = [
    'if-preterm',
    'far-at-first',
    'plane-at-first',
    'plane-call',
    'far-call',
    'far-close',
    'past-42',
  ];
  for (const place of ['health-centre', 'nunavut'] as const) {
    for (const [id, text] of Object.entries(advicePlaces[place])) {
      if (/\bgo\b/i.test(text) && !conditional.includes(id)) expect(text).not.toContain('the hospital');
    }
    expect(orders[place].go).toMatch(
      /health centre or nursing station now, and call ahead\. They decide about a medevac/,
    );
    expect(advicePlaces[place]['five-one-one']).not.toContain('heading to the hospital');
  }
  expect(ifTooLate['health-centre']).toContain('call 911');
  expect(advicePlaces['health-centre']['far-close']).toContain('call 911');
  const nunavut = [...Object.values(advicePlaces.nunavut), ...Object.values(orders.nunavut), ifTooLate.nunavut];
  for (const text of nunavut) expect(text).not.toContain('911');
});

it('asks whoever lives over an hour away how to come, and to stay once the baby comes', () => {
  expect(adviceTexts['far-close']).toMatch(
    /call the labour and delivery unit now\. If no one answers at once, call 911\. Ask: drive, meet an ambulance, or go to the nearest hospital\? Do not drive yourself\. If you feel you must push: call 911, and stay/,
  );
});
