/** @jest-environment node */
import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { checking, dueDateMethods, medicalDisclaimer, methods, privacy } from './about';
import { appointmentNotes } from './appointment-notes';
import { appointments } from './appointments';
import { canadianAnimals } from './birth/canadian-animals';
import { birthMilestones } from './birth/milestones';
import { seasons } from './birth/seasons';
import { benefitTexts, dueDateText, trimesterNote } from './calendar-events';
import { comparisons, fallbackComparison } from './comparisons';
import { categorySpotlights } from './comparisons/categories';
import {
  adviceTexts,
  fiveOneOneLimits,
  fiveOneOneReminder,
  signOrders,
  signTexts,
  tooCloseEmergency,
} from './contractions';
import { afterDueDate, likelyDays } from './due-date';
import { listEiEntries, listQpipEntries } from './en/benefits/entries';
import { furtherNationalPages, nationalPages } from './en/national-resources';
import { provinceGuides } from './en/province-guides';
import { provinceResourcesWords } from './en/province-resources';
import { fetalSizes } from './fetal-size';
import { bagItems } from './hospital-bag';
import { importantDates } from './important-dates';
import { milestones } from './milestones';
import { offlineAdvice, offlinePages } from './offline';
import { provinceCodes } from './provinces';
import { crisisLines, lossLeave, lossSupport, lossWarningSigns, supportIntro } from './support';
import { trimesterTips } from './tips';
import { askNurse, noReasonNeeded, type WarningSigns, warningSigns } from './warning-signs';
import { webAppShortcuts } from './web-app';
import { weekTexts } from './weeks';
import { pastFortyWeeks } from './weeks/past-forty';
import type { Statement } from './weeks/types';
import {
  beforeTerm,
  emergencyLines,
  guideNote,
  nobodyAnswers,
  whenToCall,
  whenToCallAtTerm,
  whoMustNotWait,
} from './when-to-call';

const HIGHEST_GRADE = 9;
const BANNED = [/\bsafe to\b/i, /\bit is safe\b/i, /\bguaranteed?\b/i, /wait and see/i, /don't worry/i, /!/, /—/];

const statementsOf = (week: (typeof weekTexts)[number]): Statement[] => [
  ...week.developmentMilestones,
  ...week.motherChanges,
  ...week.tips,
];
const comparisonsOf = (week: number) => comparisons.filter((comparison) => comparison.week === week);

const countWords = (text: string) => text.match(/[\p{L}\p{N}'’+-]+/gu)?.length ?? 0;

/** US school grade that a text asks for. */
function getGrade(text: string): number {
  return fleschKincaid({
    sentence: text.split(/[.?!]+(?:\s|$)/).filter((sentence) => sentence.trim() !== '').length,
    word: countWords(text),
    syllable: syllable(text),
  });
}

const listWarningStatements = ({ groups, furtherHelp }: WarningSigns): Statement[] => [
  ...groups.flatMap(({ signs }) => signs),
  ...furtherHelp,
  askNurse,
  noReasonNeeded,
];
const joinTexts = (statements: Statement[]) => statements.map(({ text }) => text).join(' ');

/** All that visitors read of the weeks, the tips, the appointments, the comparisons and the birth. */
const passages: [string, string][] = [
  ...warningSigns.map((list): [string, string] => [
    `warning signs from week ${list.fromWeek}`,
    joinTexts(listWarningStatements(list)),
  ]),
  ...Object.entries(pastFortyWeeks).map(([list, statements]): [string, string] => [
    `past 40: ${list}`,
    joinTexts(statements),
  ]),
  ...[...whenToCallAtTerm, ...whenToCall, beforeTerm, nobodyAnswers].map(({ title, text }): [string, string] => [
    `when to call: ${title}`,
    text,
  ]),
  ['who must not wait', joinTexts([whoMustNotWait, ...whoMustNotWait.items])],
  ['contraction advice', Object.values(adviceTexts).join(' ')],
  [
    'contraction warnings',
    [
      ...emergencyLines.map(({ text }) => text),
      guideNote.text,
      fiveOneOneReminder,
      fiveOneOneLimits,
      ...Object.values(signTexts).map((sign) => `${sign} ${signOrders['call-or-go']}`),
      tooCloseEmergency,
    ].join(' '),
  ],
  ...weekTexts.map((week): [string, string] => [
    `week ${week.week}`,
    `${week.title}. ${joinTexts(statementsOf(week))}`,
  ]),
  ...trimesterTips.flatMap(({ sections }) =>
    sections.map(({ title, advice }): [string, string] => [`tips: ${title}`, joinTexts(advice)]),
  ),
  ...appointments.map(({ id, purpose, note = '' }): [string, string] => [
    `appointment ${id}`,
    [purpose, note, ...Object.values(appointmentNotes[id] ?? {})].join(' '),
  ]),
  ['likely days', likelyDays.text],
  ['after the due date', afterDueDate.text],
  ...comparisons.map(({ name, description, funFact }): [string, string] => [name, `${description} ${funFact}`]),
  ...Object.values(seasons).map(({ title, intro, tips, activities }): [string, string] => [
    `season ${title}`,
    [intro, ...tips.map(({ text }) => text), ...activities].join(' '),
  ]),
  ...birthMilestones.map(({ title, description }): [string, string] => [title, description.text]),
  ...milestones.map(({ title, text }): [string, string] => [`milestone ${title}`, `${title}. ${text}`]),
  ['calendar entries', joinTexts([dueDateText, trimesterNote, ...Object.values(benefitTexts)])],
  ...importantDates.map(({ id, text }): [string, string] => [`important date ${id}`, text]),
  ...canadianAnimals.map(({ name, fact }): [string, string] => [name, fact]),
  ...bagItems.flatMap(({ label, note }): [string, string][] => (note ? [[`bag: ${label}`, note]] : [])),
  ...[
    ...listEiEntries({ maxNetFamilyIncome: '$25,000', waivedFrom: 'March 30, 2025', waivedTo: 'October 10, 2026' }),
    ...listQpipEntries({ minEarnings: '$2,000' }),
  ].map(({ title, description, details }): [string, string] => [
    `benefits: ${title}`,
    [description, ...details].join(' '),
  ]),
  ...Object.entries(provinceResourcesWords).map(
    ([code, { healthLink, maternityInfo, childcareOptions, specialPrograms, further = {} }]): [string, string] => [
      `resources ${code}`,
      [healthLink, maternityInfo, childcareOptions, specialPrograms, ...Object.values(further)]
        .map(({ what }) => what)
        .join(' '),
    ],
  ),
  ...[...Object.values(nationalPages), ...Object.values(furtherNationalPages)].map(
    ({ title, what }): [string, string] => [title, what],
  ),
  ...Object.entries(provinceGuides).map(([code, guide]): [string, string] => [
    `guide ${code}`,
    `${guide.intro} ${guide.emergencyNote ?? ''} ${joinTexts(Object.values(guide.sections).flat())}`,
  ]),
  ['support after a loss', joinTexts([...supportIntro, ...crisisLines, ...lossSupport])],
  ['body and work after a loss', joinTexts([...lossWarningSigns, ...lossLeave])],
  ['the method', joinTexts([...dueDateMethods, ...methods.flatMap(({ statements }) => statements)])],
  ['how we check', joinTexts(checking)],
  ['the disclaimer and privacy', [joinTexts(medicalDisclaimer), ...privacy].join(' ')],
  ...Object.entries(categorySpotlights).map(([category, { text }]): [string, string] => [category, text]),
  ['offline', offlineAdvice],
  ...offlinePages.map(({ name, what }): [string, string] => [`offline: ${name}`, what]),
  ...webAppShortcuts.map(({ name, description }): [string, string] => [`shortcut ${name}`, description]),
];

describe('every passage', () => {
  it.each(passages)('of %s says nothing that we never say', (_name, text) => {
    for (const banned of BANNED) expect(text).not.toMatch(banned);
  });

  it.each(passages.filter(([, text]) => countWords(text) >= 100))('of %s reads at grade 9 or below', (_name, text) => {
    expect(getGrade(text)).toBeLessThanOrEqual(HIGHEST_GRADE);
  });

  it('reads at grade 9 or below where it is short, taken together', () => {
    const short = passages.filter(([, text]) => countWords(text) < 100).map(([, text]) => text);
    expect(getGrade(short.join(' '))).toBeLessThanOrEqual(HIGHEST_GRADE);
  });
});

it('calls each place and each test by one name in the weeks, the appointments and the warning signs', () => {
  const ownNames = /^(week|past 40|warning signs|appointment|milestone|important date) ?/;
  const text = [
    ...passages.filter(([name]) => ownNames.test(name)).map(([, passage]) => passage),
    ...appointments.map(({ title }) => title),
  ].join(' ');
  expect(text.match(/obstetric unit|birth unit|anatomy ultrasound|sugar test|COVID(?!-19)|testicles/gi)).toBeNull();
});

it('names a fall, and contractions at term, among the reasons to call', () => {
  for (const list of warningSigns.filter(({ fromWeek }) => fromWeek >= 4)) {
    expect([list.fromWeek, joinTexts(listWarningStatements(list))]).toEqual([
      list.fromWeek,
      expect.stringMatching(/crash, (a )?fall/),
    ]);
  }
  const atTerm = warningSigns.filter(({ fromWeek }) => fromWeek === 37).flatMap(listWarningStatements);
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

it('names a source for every figure in the weeks, the tips and what is said of babies', () => {
  const statements = [
    ...weekTexts.flatMap(statementsOf),
    ...trimesterTips.flatMap(({ sections }) => sections.flatMap(({ advice }) => advice)),
    ...warningSigns.flatMap(listWarningStatements),
    ...whenToCallAtTerm,
    ...whenToCall,
    beforeTerm,
    ...whoMustNotWait.items,
    ...emergencyLines,
    guideNote,
    ...Object.values(pastFortyWeeks).flat(),
    ...Object.values(seasons).flatMap(({ tips }) => tips),
    ...birthMilestones.map(({ description }) => description),
    ...Object.values(provinceGuides).flatMap(({ sections }) => Object.values(sections).flat()),
    ...milestones,
    dueDateText,
    trimesterNote,
    ...Object.values(benefitTexts),
    ...lossWarningSigns,
    ...lossLeave,
  ];
  const withoutSource = statements.filter(({ text, sources = [] }) => {
    // Numbers to dial, the virus, and 'week 12' as the name of a week are no claims.
    const claims = text.replace(/\b(811|911|9-8-8|COVID-19)\b/g, '').replace(/\bweeks? \d+\b/gi, '');
    return /\d/.test(claims) && sources.length === 0;
  });
  expect(withoutSource.map(({ text }) => text)).toEqual([]);
});

describe('the comparisons', () => {
  it.each(weekTexts)('are two in week $week, or one in the weeks without a baby to see', ({ week }) => {
    expect(comparisonsOf(week)).toHaveLength(week < 4 ? 1 : 2);
  });

  it('have each a name, a picture and a description of their own', () => {
    for (const key of ['name', 'picture', 'description', 'funFact'] as const) {
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
  )('$name is within 20 % of the baby in week $week', ({ sizeCm, lengthCm }) => {
    expect(Math.abs(sizeCm - lengthCm) / lengthCm).toBeLessThanOrEqual(0.2);
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

  it('fall back on a Canadian blueberry', () => {
    expect(fallbackComparison.name).toBe('A Canadian Blueberry');
  });
});

describe('the appointments', () => {
  it('have windows in order, each with an id of its own', () => {
    for (const { startDay, endDay } of appointments) expect(endDay).toBeGreaterThanOrEqual(startDay);
    expect(new Set(appointments.map(({ id }) => id)).size).toBe(appointments.length);
  });

  it.each([
    ['first-prenatal-visit', 4 * 7, 11 * 7 + 6],
    ['dating-ultrasound', 8 * 7, 12 * 7 + 6],
    ['nipt', 9 * 7, 13 * 7 + 6],
    ['sips-part-1', 9 * 7, 13 * 7 + 6],
    ['quebec-screening', 10 * 7, 13 * 7 + 6],
    ['alberta-screening', 11 * 7, 13 * 7 + 6],
    ['bc-nt-scan', 11 * 7, 13 * 7 + 6],
    ['efts', 11 * 7 + 2, 13 * 7 + 3],
    ['visits-to-week-30', 12 * 7, 30 * 7 + 6],
    ['sips-part-2', 14 * 7, 20 * 7 + 6],
    ['second-trimester-screening', 14 * 7, 20 * 7 + 6],
    ['anatomy-ultrasound', 18 * 7, 22 * 7],
    ['gestational-diabetes-test', 24 * 7, 28 * 7],
    ['qpip-earliest-start', 24 * 7, 24 * 7],
    ['tdap-vaccine-quebec', 26 * 7, 32 * 7 + 6],
    ['tdap-vaccine', 27 * 7, 32 * 7 + 6],
    ['blood-tests-again', 28 * 7, 32 * 7 + 6],
    ['rh-immune-globulin', 28 * 7, 28 * 7 + 6],
    ['ei-earliest-start', 28 * 7, 28 * 7],
    ['visits-weeks-31-to-36', 31 * 7, 36 * 7 + 6],
    ['rsv-vaccine', 32 * 7, 36 * 7 + 6],
    ['group-b-strep-swab', 35 * 7, 37 * 7 + 6],
    ['pack-hospital-bag', 36 * 7, 36 * 7 + 6],
    ['early-term-begins', 37 * 7, 37 * 7],
    ['visits-from-week-37', 37 * 7, 41 * 7 + 6],
  ])('%s is open from day %i to day %i', (id, startDay, endDay) => {
    expect(appointments.find((appointment) => appointment.id === id)).toMatchObject({ startDay, endDay });
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
    const text = joinTexts([...supportIntro, ...services, ...lossWarningSigns]);
    const unwelcome = /due date|congratulat|rainbow|blessing|at least you|next time|try again/i;
    expect(text).not.toMatch(/\bweek \d|\d+ weeks/i);
    // Which benefits are paid depends on the week, so only the part about money may name one.
    expect(joinTexts([{ text }, ...lossLeave])).not.toMatch(unwelcome);
  });

  it.each(services)('has an address, a source and numbers that are dialled as printed: $name', (service) => {
    expect(service.url).toMatch(/^https:\/\//);
    expect(service.source).toMatch(/^https:\/\//);
    // 9-8-8 was read in the release of the government that set it up.
    const isOwnPage = new URL(service.source).host === new URL(service.url).host || service.url === 'https://988.ca';
    expect(service.confidence === 'page-read').toBe(isOwnPage);
    for (const { printed, dialled } of service.numbers) {
      expect(dialled.replace(/^\+1/, '')).toBe(printed.replace(/^1-/, '').replace(/\D/g, ''));
    }
  });
});

it('says what privacy means in five sentences', () => {
  expect(privacy).toHaveLength(5);
  for (const sentence of privacy) expect(sentence).toMatch(/^[A-Z][^.]*\.$/);
});
