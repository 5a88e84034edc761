/** @jest-environment node */
import { milestones } from '@/lib/timeline/milestones';
import { trimesterTips } from '@/lib/tips/trimester-tips';
import { appointments } from '@/lib/weeks/appointments';
import { isOfOtherLanguage, loadModules } from '@/scripts/lint/list-words';
import { benefitDates } from '@/words/timeline/benefit-dates';
import * as calendarFileWords from '@/words/timeline/calendar-file';
import * as dueDateEvent from '@/words/timeline/due-date-event';
import { eiRules } from './benefits/ei-rules';
import { qpipRules } from './benefits/qpip-rules';
import { calendarSources } from './calendar-sources';
import { type ComparisonId, comparisons as comparisonFacts } from './comparisons';
import type { ComparisonFacts } from './comparisons/types';
import { privacy } from './en/about';
import { comparisons as comparisonTexts } from './en/comparisons';
import type { ComparisonWords } from './en/comparisons/types';
import { weekLeads } from './en/development/week-leads';
import { lossLeave, lossSigns, services as serviceTexts, supportIntro } from './en/support';
import { signs } from './en/warning-signs';
import { weekTexts } from './en/weeks';
import { COMPARISON_MAX_DIFFERENCE_PERCENT, fetalSizes } from './fetal-size';
import { healthLineNumbers } from './health-lines';
import { TERM_DAYS } from './labour-rules';
import { PACKING_WEEK } from './packing-rules';
import { PREGNANCY_DAYS, USUAL_BIRTH_END_DAY } from './pregnancy-rules';
import { provinceGuideFacts } from './province-guides';
import { provinceResourcePages } from './province-resources';
import { provinceCodes } from './provinces';
import type { Statement } from './statement';
import { crisisLines, lossSupport } from './support';
import { signLists } from './warning-signs';

const statementsOf = (week: (typeof weekTexts)[number]): Statement[] => [
  ...week.developmentMilestones,
  ...week.motherChanges,
  ...week.tips,
];
const comparisons = (Object.keys(comparisonFacts) as ComparisonId[]).map((id): ComparisonFacts & ComparisonWords => ({
  ...comparisonFacts[id],
  ...comparisonTexts[id],
}));
const comparisonsOf = (week: number) => comparisons.filter((comparison) => comparison.week === week);

const countWords = (text: string) => text.match(/[\p{L}\p{N}'’+-]+/gu)?.length ?? 0;

const listSigns = ({ groups }: (typeof signLists)[number]): Statement[] =>
  groups.flatMap((group) => group.signs.map((id) => signs[id]));
const joinTexts = (statements: Statement[]) => statements.map(({ text }) => text).join(' ');

/** What the entries of the calendar file say, besides milestones and appointments. */
const calendarStatements: Statement[] = [
  { text: dueDateEvent.text, sources: calendarSources['due-date'] },
  { text: calendarFileWords.trimesterDays('June 8'), sources: calendarSources.trimesters },
  ...Object.entries(benefitDates).map(([id, { text }]) => ({
    text,
    sources: calendarSources[id as keyof typeof benefitDates],
  })),
];

it('names a fall, and contractions at term, among the reasons to call', () => {
  for (const list of signLists.filter(({ fromWeek }) => fromWeek >= 4)) {
    expect([list.fromWeek, joinTexts(listSigns(list))]).toEqual([
      list.fromWeek,
      expect.stringMatching(/crash, (a )?fall|A fall onto/),
    ]);
  }
  const atTerm = signLists.filter(({ fromWeek }) => fromWeek === 37).flatMap(listSigns);
  expect(joinTexts(atTerm)).toMatch(/contractions every 5 minutes/);
});

describe('the forty weeks', () => {
  it('are all there, in order', () => {
    expect(weekTexts.map(({ week }) => week)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
  });

  it.each(weekTexts)('have four to six sentences of each kind in week $week', (week) => {
    for (const list of [week.developmentMilestones, week.motherChanges, week.tips]) {
      expect(list.length).toBeGreaterThanOrEqual(4);
      expect(list.length).toBeLessThanOrEqual(6);
      for (const { text } of list) {
        expect(text.length).toBeGreaterThanOrEqual(30);
        expect(text.length).toBeLessThanOrEqual(240);
        expect(text).toMatch(/^[A-Z0-9"].*[.?]$/);
      }
    }
  });

  it.each(weekTexts)('have at least 350 words of their own in week $week', (week) => {
    const own = [
      ...statementsOf(week).map(({ text }) => text),
      ...comparisonsOf(week.week).flatMap(({ name, description, funFact }) => [name, description, funFact]),
    ];
    expect(countWords(own.join(' '))).toBeGreaterThanOrEqual(350);
  });

  it('never say the same sentence or have the same title twice', () => {
    const sentences = weekTexts.flatMap((week) => statementsOf(week).map(({ text }) => text));
    expect(sentences.filter((text, index) => sentences.indexOf(text) !== index)).toEqual([]);
    expect(new Set(weekTexts.map(({ title }) => title)).size).toBe(40);
  });
});

describe('the first words of the weeks', () => {
  const leads = weekTexts.map((week) => ({ week, lead: weekLeads[week.week] ?? { text: '' } }));
  const splitSentences = (text: string) => text.split(/(?<=[.?])\s/);
  /** The beginnings of the longer words: 'grow' and 'growing' count as one. */
  const listStems = (text: string) => (text.toLowerCase().match(/[a-z]{4,}/g) ?? []).map((word) => word.slice(0, 5));

  it('are there for each week, and for no other', () => {
    expect(Object.keys(weekLeads).map(Number)).toEqual(weekTexts.map(({ week }) => week));
  });

  it.each(leads)('are two sentences in week $week.week, none of which stands below word for word', ({ week, lead }) => {
    const sentences = splitSentences(lead.text);
    expect(sentences).toHaveLength(2);
    expect(lead.text.length).toBeLessThanOrEqual(200);
    const below = statementsOf(week).flatMap(({ text }) => splitSentences(text));
    expect(below.filter((sentence) => sentences.includes(sentence))).toEqual([]);
  });

  it.each(leads)('say in week $week.week what its own statements say, with their sources', ({ week, lead }) => {
    const own = statementsOf(week);
    const known = new Set(listStems([week.title, ...own.map(({ text }) => text)].join(' ')));
    const stems = listStems(lead.text);
    expect(stems.filter((stem) => known.has(stem)).length).toBeGreaterThanOrEqual(stems.length / 2);
    const sources = own.flatMap((statement) => statement.sources ?? []);
    expect(sources).toEqual(expect.arrayContaining(lead.sources ?? []));
  });

  it('reassure nobody and send nobody anywhere', () => {
    const unwelcome = /\bstill\b|\bnormal|\bsafe|\b(worry|worried)\b|\bcall\b|\bemergency\b/i;
    expect(leads.filter(({ lead }) => unwelcome.test(lead.text))).toEqual([]);
  });
});

/** Every object of the words that has a text, however deep: a new file is checked without being named here. */
function listStatements(value: unknown): Statement[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'text' in value && typeof value.text === 'string' ? [value as Statement] : [];
  return [...own, ...Object.values(value).flatMap(listStatements)];
}

/** Sentences with a figure that rests on no source, by how they begin. */
const withoutSource: Record<string, string> = {
  'We count the second trimester': 'Says how the site counts.',
  'To compare, we chose': 'Our own choice.',
  'Heartbeats so far': 'Says how the site counts.',
  'How cycle length and IVF': 'Our own choice, and says so.',
  'You are 41 weeks or more': 'Our own choice, the earlier call (docs/facts-to-confirm.md).',
  'From 41 weeks on': 'Our own choice, the earlier call (docs/facts-to-confirm.md).',
};

it('names a source for every figure', () => {
  // Those of milestones and calendar entries stand in data/, apart from the words.
  const modules = loadModules('data', (path) => path !== 'en/milestones.ts' && !isOfOtherLanguage(path));
  const statements = [...listStatements(modules), ...milestones, ...calendarStatements];
  expect(statements.length).toBeGreaterThan(1_000);
  const unsupported = statements.filter(({ text, sources = [] }) => {
    // Numbers to dial, the virus, the rule of the timer, and 'week 12' as the name of a week are no claims.
    const claims = text.replace(/\b(811|911|9-8-8|535353|COVID-19|5-1-1)\b/g, '').replace(/\bweeks? \d+\b/gi, '');
    const isException = Object.keys(withoutSource).some((beginning) => text.startsWith(beginning));
    return /\d/.test(claims) && sources.length === 0 && !isException;
  });
  expect(unsupported.map(({ text }) => text)).toEqual([]);
});

describe('the comparisons', () => {
  it.each(weekTexts)('are two in week $week, or one in the weeks without a baby to see', ({ week }) => {
    expect(comparisonsOf(week)).toHaveLength(week < 4 ? 1 : 2);
  });

  it('have each a name, a picture and a description of their own', () => {
    for (const key of ['name', 'title', 'description', 'funFact', 'pictureText'] as const) {
      const values = comparisons.map((comparison) => comparison[key]);
      expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
    }
  });

  it.each(comparisons.filter(({ week }) => week >= 4))('$name has a size, its measure and its line', (comparison) => {
    expect(comparison.sizeCm).toBeGreaterThan(0);
    expect(comparison.sizeMeasure).toBeTruthy();
    for (const coordinate of comparison.measuredLine ?? []) {
      expect(coordinate).toBeGreaterThanOrEqual(0);
      expect(coordinate).toBeLessThanOrEqual(32);
    }
    expect(comparison.measuredLine).toHaveLength(4);
  });

  it.each(
    comparisons.flatMap(({ week, name, sizeCm = 0 }) => {
      const length = fetalSizes.find((size) => size.week === week)?.length;
      return length ? [{ week, name, sizeCm, lengthCm: length.cm }] : [];
    }),
  )(`$name is within ${COMPARISON_MAX_DIFFERENCE_PERCENT} % of the baby in week $week`, ({ sizeCm, lengthCm }) => {
    expect((Math.abs(sizeCm - lengthCm) / lengthCm) * 100).toBeLessThanOrEqual(COMPARISON_MAX_DIFFERENCE_PERCENT);
  });

  it('come from every province and territory', () => {
    const regions = new Set(comparisons.flatMap(({ regions = [] }) => regions));
    expect([...regions].sort()).toEqual([...provinceCodes].sort());
  });

  it('are of all five categories', () => {
    expect(new Set(comparisons.map(({ category }) => category)).size).toBe(5);
  });

  it('do not all close with the same sentence', () => {
    const closings = comparisons
      .filter(({ week }) => week >= 4)
      .map(({ description }) => description.split('. ').at(-1));
    const often = closings.filter((closing) => closings.filter((other) => other === closing).length > 3);
    expect([...new Set(often)]).toEqual([]);
  });
});

describe('the appointments', () => {
  it('have windows in order, each with an id of its own', () => {
    for (const { startDay, endDay } of appointments) expect(endDay).toBeGreaterThanOrEqual(startDay);
    expect(new Set(appointments.map(({ id }) => id)).size).toBe(appointments.length);
  });

  it.each([
    ['qpip-earliest-start', PREGNANCY_DAYS - qpipRules.maternityWindow.weeksBeforeDueWeek * 7],
    ['ei-earliest-start', PREGNANCY_DAYS - eiRules.maternity.weeksBeforeDueWeek * 7],
    ['pack-hospital-bag', PACKING_WEEK[1] * 7],
    ['early-term-begins', TERM_DAYS],
  ])('%s opens on the day that the rules of its own page give', (id, startDay) => {
    expect(appointments.find((appointment) => appointment.id === id)?.startDay).toBe(startDay);
  });

  it('have visits without a gap from the first one to week 42', () => {
    const visits = appointments
      .filter(({ group }) => group === 'visit')
      .sort((one, other) => one.startDay - other.startDay);
    for (const [index, { endDay }] of visits.entries()) {
      expect(endDay + 1).toBe(visits[index + 1]?.startDay ?? USUAL_BIRTH_END_DAY);
    }
  });
});

describe('the tips', () => {
  it('have the sections of the specification', () => {
    expect(trimesterTips.map(({ title, sections }) => [title, sections.map((section) => section.title)])).toEqual([
      [
        'First Trimester',
        [
          'Finding Healthcare in Canada',
          'Managing Morning Sickness',
          'Canadian Nutrition Tips',
          'Canadian Winter Pregnancy Tips',
        ],
      ],
      [
        'Second Trimester',
        ['Preparing Your Home', 'Canadian Maternity Benefits', 'Staying Active', 'Canadian Prenatal Classes'],
      ],
      [
        'Third Trimester',
        [
          'Birth Plan Considerations',
          'Postpartum Support',
          'Administrative Preparation',
          'Newborn Essentials for Canadian Climate',
        ],
      ],
    ]);
    expect(trimesterTips[0]?.essentials?.items.map(({ name }) => name)).toEqual([
      'Prenatal Vitamins',
      'Comfortable Clothing',
      'Pregnancy Journal',
      'Ginger Products',
    ]);
  });
});

describe('support after a loss', () => {
  const services = [...crisisLines, ...lossSupport];

  it('counts no weeks, celebrates nothing and promises nothing', () => {
    const text = joinTexts([
      ...supportIntro,
      ...Object.values(serviceTexts),
      ...Object.values(lossSigns).flatMap(({ signs }) => signs),
    ]);
    const unwelcome = /due date|congratulat|rainbow|blessing|at least you|next time|try again/i;
    expect(text).not.toMatch(/\bweek \d|\d+ weeks/i);
    // Which benefits are paid depends on the week, so only the part about money may name one.
    expect(joinTexts([{ text }, ...lossLeave])).not.toMatch(unwelcome);
  });

  it.each(services)('has an address and a source: $id', (service) => {
    expect(service.url).toMatch(/^https:\/\//);
    expect(service.source).toMatch(/^https:\/\//);
    // 9-8-8 was read in the release of the government that set it up.
    const isOwnPage = new URL(service.source).host === new URL(service.url).host || service.url === 'https://988.ca';
    expect(service.confidence === 'page-read').toBe(isOwnPage);
  });
});

it.each([
  ...[...crisisLines, ...lossSupport].flatMap(({ numbers }) => numbers),
  ...Object.values(healthLineNumbers).flat(),
  ...Object.values(provinceGuideFacts).flatMap(({ crisisNumbers = [] }) => crisisNumbers),
  ...Object.values(provinceResourcePages).flatMap(({ specialPrograms }) => specialPrograms?.telephone ?? []),
  ...Object.values(eiRules.telephones),
])('dials the telephone number that is printed: $printed', ({ printed, dialled }) => {
  expect(dialled.replace(/^\+1/, '')).toBe(printed.replace(/^1-/, '').replace(/\D/g, ''));
});

it('says what privacy means in five sentences', () => {
  expect(privacy).toHaveLength(5);
  for (const sentence of privacy) expect(sentence).toMatch(/^[A-Z][^.]*\.$/);
});
