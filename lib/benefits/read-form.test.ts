/** @jest-environment node */

import { comparePlans } from './compare';
import { initialLeaveFields, type LeaveFields, type ParentFields } from './leave-form';
import { type DateFieldName, getCountedWeeks, readLeaveForm } from './read-form';
import { day, weekly, weeks } from './test-households';

const today = new Date(2026, 10 /* Nov */, 23, 15, 30);

function read(
  { birth, other, ...fields }: Partial<LeaveFields> & { birth?: Partial<ParentFields>; other?: Partial<ParentFields> },
  { province = 'ON', impossible = [] }: { province?: 'ON' | 'QC' | undefined; impossible?: DateFieldName[] } = {},
) {
  const { parents } = initialLeaveFields;
  const filled = {
    ...initialLeaveFields,
    dueDate: '2027-03-10',
    ...fields,
    parents: { birth: { ...parents.birth, ...birth }, other: { ...parents.other, ...other } },
  };
  return readLeaveForm(filled, province, impossible, today);
}
const readBirth = (birth: Partial<ParentFields>, province: 'ON' | 'QC' = 'ON') => {
  const { household, problems } = read({ birth }, { province });
  return { plan: household?.parents[0], found: problems.parents?.birth };
};

it('makes a household of a region and a date alone', () => {
  expect(read({})).toEqual({
    problems: {},
    household: {
      event: { arrival: 'birth', dueDate: day('2027-03-10'), babies: 1, hospitalWeeks: 0, hasTwoParents: true },
      parents: [
        {
          role: 'birth',
          program: 'ei',
          province: 'ON',
          insuredWork: 'enough',
          isClaiming: true,
          workdays: [1, 2, 3, 4, 5],
          back: { kind: 'months', months: 12 },
          sicknessWeeks: 0,
          atWork: [],
          earnedBeside: 0,
        },
      ],
    },
  });
});

it.each([
  ['birth', false],
  ['other', true],
  ['both', true],
] as const)('counts one parent on the act of birth only where the first one plans alone: %s', (who, hasTwoParents) => {
  expect(read({ who, hasTwoParents: 'no' }, { province: 'QC' }).household?.event).toMatchObject({ hasTwoParents });
});

it('makes none without a region or a date, and still says what is wrong', () => {
  const { parents, ...fields } = initialLeaveFields;
  expect(readLeaveForm({ ...fields, parents, netIncome: 'x' }, 'ON', [], today)).toEqual({
    problems: { netIncome: 'not-a-number' },
  });
  expect(readLeaveForm({ ...fields, parents, dueDate: '2027-03-10' }, undefined, [], today).household).toBe(undefined);
});

it('reads every field of a parent', () => {
  const { plan, found } = readBirth({
    lastWorkDay: '2027-02-26',
    workdays: '135',
    back: 'date',
    backDate: '2028-01-03',
    pay: '52,000',
    payPer: 'year',
    topUpPercent: '93',
    topUpWeeks: '17',
    topUpOnlyWith: 'standard',
    sicknessWeeks: '26',
    insuredWork: 'recent-claim',
    atWorkFrom: '2027-06-01',
    atWorkTo: '2027-06-18',
    earnedBeside: '200',
  });
  expect(found).toBe(undefined);
  expect(plan).toMatchObject({
    lastWorkDay: day('2027-02-26'),
    workdays: [1, 3, 5],
    back: { kind: 'date', day: day('2028-01-03') },
    pay: weekly(1_000),
    topUp: { toPercent: 93, weeks: 17, onlyWith: 'standard' },
    sicknessWeeks: 26,
    insuredWork: 'recent-claim',
    atWork: [{ ...weeks('2027-06-01', '2027-06-18'), from: day('2027-06-01') }],
    earnedBeside: 200,
  });
});

it.each([
  ['year', { kind: 'months', months: 12 }, true],
  ['18-months', { kind: 'months', months: 18 }, true],
  ['paid', { kind: 'as-long-as-paid' }, true],
  ['no-claim', { kind: 'as-long-as-paid' }, false],
  // The day is not typed yet.
  ['date', { kind: 'as-long-as-paid' }, true],
] as const)('back at work %p', (back, expected, isClaiming) => {
  expect(readBirth({ back }).plan).toMatchObject({ back: expected, isClaiming });
});

it('plans both parents where both are off, each with their own program', () => {
  const { household } = read({ who: 'both', otherProvince: 'QC', other: { pay: '900' } });
  expect(household?.parents.map(({ role, program, province }) => [role, program, province])).toEqual([
    ['birth', 'ei', 'ON'],
    ['other', 'qpip', 'QC'],
  ]);
  expect(household?.parents[1]?.pay).toEqual(weekly(900));
  expect(read({ who: 'other' }).household?.parents.map(({ role }) => role)).toEqual(['other']);
});

describe('dates of the family', () => {
  it.each([
    [{ dueDate: '2027-10-01' }, { dueDate: 'due-date-too-far-ahead' }],
    [{ dueDate: '2026-10-01' }, { dueDate: 'due-date-too-long-ago' }],
    [{ dueDate: '2026-02-31' }, { dueDate: 'no-such-date' }],
    [{ dueDate: '2025-05-14', arrivedOn: '2025-05-24' }, { arrivedOn: 'birth-too-long-ago' }],
    [{ dueDate: '2026-10-01', arrivedOn: '2026-11-15' }, { arrivedOn: 'birth-too-late' }],
    [{ arrival: 'adoption', arrivedOn: '2027-11-24' }, { arrivedOn: 'placement-too-far-ahead' }],
  ] as const)('of %j says %j, and plans nothing', (fields, problems) => {
    expect(read(fields)).toEqual({ problems });
  });

  it.each([
    [{ dueDate: '2026-12-01', arrivedOn: '2026-11-24' }, 'birth-in-future'],
    [{ dueDate: '2027-04-07', arrivedOn: '2026-11-15' }, 'birth-too-early'],
  ] as const)('of %j says that the birth date is wrong, and plans with the due date', (fields, problem) => {
    const { household, problems } = read(fields);
    expect(problems).toEqual({ arrivedOn: problem });
    expect(household?.event.dueDate).toEqual(day(fields.dueDate));
    expect(household?.event.arrivedOn).toBe(undefined);
  });

  it.each([
    // The last day of each limit: 78 weeks after the week of the birth, 20 weeks, 44 weeks, a year ahead.
    [{ dueDate: '2025-05-25', arrivedOn: '2025-05-25' }],
    [{ dueDate: '2027-04-04', arrivedOn: '2026-11-15' }],
    [{ dueDate: '2026-10-18', arrivedOn: '2026-11-15' }],
    [{ arrival: 'adoption', arrivedOn: '2027-11-23' }],
    [{ dueDate: '2026-11-25', arrivedOn: '2026-11-23' }],
  ] as const)('takes %j', (fields) => {
    expect(read(fields).problems).toEqual({});
    expect(read(fields).household).toBeDefined();
  });

  it('counts an adoption from the placement, and does not look at a due date', () => {
    const { household } = read({ arrival: 'adoption', dueDate: '1999-01-01', arrivedOn: '2027-02-10' });
    expect(household?.event).toMatchObject({ dueDate: day('2027-02-10'), arrivedOn: day('2027-02-10') });
  });

  it.each([
    // March 7, 2027 is a Sunday, and benefit weeks run from Sunday to Saturday: seven days from a Monday are none.
    ['2027-03-01', '2027-03-07', 0, {}],
    ['2027-03-01', '2027-03-12', 0, {}],
    ['2027-03-01', '2027-03-13', 1, {}],
    ['2027-03-07', '2027-03-13', 1, {}],
    ['2027-03-07', '2027-03-12', 0, {}],
    ['2027-03-10', '2027-03-10', 0, {}],
    ['2027-03-06', '2027-03-21', 2, {}],
    ['2027-03-07', '2027-03-27', 3, {}],
    ['2027-03-14', '2027-03-01', 0, { hospitalTo: 'end-before-start' }],
    ['2027-03-14', '', 0, { hospitalTo: 'day-missing' }],
    ['', '2027-03-14', 0, { hospitalFrom: 'day-missing' }],
    ['2027-02-30', '2027-03-14', 0, { hospitalFrom: 'no-such-date' }],
  ])('in hospital from %p to %p: %p whole weeks', (hospitalFrom, hospitalTo, hospitalWeeks, problems) => {
    const reading = read({ hospitalFrom, hospitalTo });
    expect(reading.problems).toEqual(problems);
    expect(reading.household?.event.hospitalWeeks).toBe(hospitalWeeks);
  });
});

it.each([
  [{ lastWorkDay: '2020-01-01' }, { lastWorkDay: 'last-day-too-early' }],
  // The extended window ends with the week of September 3, 2028.
  [{ lastWorkDay: '2028-09-03' }, { lastWorkDay: 'last-day-too-late' }],
  [{ lastWorkDay: '2027-02-30' }, { lastWorkDay: 'no-such-date' }],
  [{ workdays: '' }, { workdays: 'none' }],
  [{ workdays: '89' }, { workdays: 'none' }],
  [{ back: 'date', backDate: '2027-03-06' }, { backDate: 'back-before-last-day' }],
  [{ back: 'date', backDate: '2027-02-26', lastWorkDay: '2027-02-26' }, { backDate: 'back-before-last-day' }],
  [{ back: 'date', backDate: '2029-03-18' }, { backDate: 'back-too-late' }],
  [{ pay: '5' }, { pay: 'low' }],
  [{ pay: 'lots' }, { pay: 'not-a-number' }],
  [{ payPer: 'varies', bestWeeksTotal: '16,200' }, { bestWeeks: 'missing' }],
  [{ payPer: 'varies', bestWeeks: '22' }, { bestWeeksTotal: 'missing' }],
  [{ payPer: 'varies', bestWeeks: '26', bestWeeksTotal: '9000' }, { bestWeeks: 'not-whole' }],
  [{ payPer: 'varies', bestWeeks: '22', bestWeeksTotal: '0' }, { bestWeeksTotal: 'zero' }],
  [{ topUpPercent: '93' }, { topUpWeeks: 'missing' }],
  [{ topUpWeeks: '17' }, { topUpPercent: 'missing' }],
  [
    { topUpPercent: '101', topUpWeeks: '79' },
    { topUpPercent: 'not-whole', topUpWeeks: 'not-whole' },
  ],
  [{ sicknessWeeks: '27' }, { sicknessWeeks: 'not-whole' }],
  [{ earnedBeside: '-1' }, { earnedBeside: 'negative' }],
  [{ earnedBeside: '20001' }, { earnedBeside: 'too-high' }],
  [{ atWorkFrom: '2027-06-01' }, { atWorkTo: 'day-missing' }],
  [{ atWorkTo: '2027-06-01' }, { atWorkFrom: 'day-missing' }],
  [{ atWorkFrom: '2027-06-02', atWorkTo: '2027-06-01' }, { atWorkTo: 'end-before-start' }],
] as const)('of %j says %j, and plans with the rest', (fields, expected) => {
  const { plan, found } = readBirth(fields);
  expect(found).toEqual(expected);
  const empty = readBirth({ back: 'back' in fields ? 'paid' : 'year' }).plan;
  // A last day after the time for benefits stays: without it weeks would be promised.
  const isKept = 'backDate' in fields || ('lastWorkDay' in expected && expected.lastWorkDay === 'last-day-too-late');
  const kept = 'lastWorkDay' in fields && isKept ? { lastWorkDay: day(fields.lastWorkDay) } : {};
  expect(plan).toEqual({ ...empty, ...kept });
});

it.each([
  [{ lastWorkDay: '2028-09-02' }],
  [{ back: 'date', backDate: '2027-03-14' }],
  // The week after the 104th: whoever is paid to the end is back in it.
  [{ back: 'date', backDate: '2029-03-17' }],
  [{ back: 'date', backDate: '2027-02-27', lastWorkDay: '2027-02-26' }],
] as const)('takes the last and the first day of %j', (fields) => {
  expect(readBirth(fields).found).toBe(undefined);
});

it.each([
  // Wholly before, as of a child who is adopted out of the hospital.
  ['adoption', '2026-11-16', '2026-08-01', '2026-11-15', 0],
  // The week of November 15 and the one after it are within the stay.
  ['adoption', '2026-11-18', '2026-08-01', '2026-11-28', 2],
  ['birth', '2026-10-12', '2026-06-01', '2026-10-11', 0],
  ['birth', '2026-10-12', '2026-10-11', '2026-10-24', 2],
] as const)(
  'counts no week in hospital before the week of the %s on %s',
  (arrival, arrivedOn, from, to, weeksAfter) => {
    const { household, problems } = read({
      arrival,
      dueDate: '2026-11-01',
      arrivedOn,
      hospitalFrom: from,
      hospitalTo: to,
    });
    expect(household?.event.hospitalWeeks).toBe(weeksAfter);
    expect(problems).toEqual({ hospitalFrom: 'hospital-before-arrival' });
  },
);

it('takes a stay that begins on the day of the birth', () => {
  const stay = { arrivedOn: '2026-10-12', hospitalFrom: '2026-10-12', hospitalTo: '2026-10-24' };
  const { household, problems } = read({ dueDate: '2026-11-01', ...stay });
  expect(problems).toEqual({});
  expect(household?.event.hospitalWeeks).toBe(1);
});

// EI pays for 21 weeks longer: until April 3, 2027, in place of November 7, 2026.
it('plans a birth more than 78 weeks ago with a stay in hospital, and refuses it without', () => {
  const inHospital = {
    dueDate: '2025-08-13',
    arrivedOn: '2025-05-05',
    hospitalFrom: '2025-05-05',
    hospitalTo: '2025-10-05',
  };
  const { household, problems } = read(inHospital);
  expect(problems).toEqual({});
  expect(household?.event).toMatchObject({ arrivedOn: day('2025-05-05'), hospitalWeeks: 21 });
  expect(read({ ...inHospital, hospitalFrom: '', hospitalTo: '' })).toEqual({
    problems: { arrivedOn: 'birth-too-long-ago' },
  });
});

it('plans a week without the weekdays that storage has invented', () => {
  expect(readBirth({ workdays: '1x17' }).plan?.workdays).toEqual([1, 7].filter((weekday) => weekday < 7));
});

it('says which dates are none though the field shows a text', () => {
  const { problems } = read({ dueDate: '' }, { impossible: ['dueDate', 'birth.backDate', 'birth.lastWorkDay'] });
  expect(problems).toEqual({ dueDate: 'no-such-date', parents: { birth: { lastWorkDay: 'no-such-date' } } });
});

it('counts the best weeks of EI, and the last ones of QPIP', () => {
  const varied = { payPer: 'varies', bestWeeksTotal: '18,200', bestWeeks: '26' } as const;
  expect(readBirth(varied, 'QC').plan?.pay).toEqual({ kind: 'best-weeks', total: 18_200, weeks: 26 });
  expect([getCountedWeeks('ei'), getCountedWeeks('qpip')]).toEqual([
    { min: 14, max: 22 },
    { min: 16, max: 26 },
  ]);
});

it('asks about pay that varies as about even pay', () => {
  const varied = { payPer: 'varies', bestWeeksTotal: '999', bestWeeks: '26' } as const;
  expect(readBirth({ ...varied, bestWeeksTotal: '1,000' }, 'QC').found).toEqual({ bestWeeksTotal: 'low' });
  expect(readBirth({ ...varied, isPayRight: 'yes' }, 'QC').found).toEqual({ bestWeeksTotal: 'below-qpip' });
  const inEi = { ...varied, bestWeeks: '22' };
  expect(readBirth(inEi)).toMatchObject({ found: { bestWeeksTotal: 'low' } });
  expect(readBirth(inEi).plan?.pay).toBe(undefined);
  expect(readBirth({ ...inEi, isPayRight: 'yes' }).plan?.pay).toEqual({ kind: 'best-weeks', total: 999, weeks: 22 });
});

it('asks about pay below what QPIP insures', () => {
  expect(readBirth({ pay: '1,999', payPer: 'year', isPayRight: 'yes' }, 'QC').found).toEqual({ pay: 'below-qpip' });
  expect(readBirth({ pay: '1,999', payPer: 'year', isPayRight: 'yes' }).found).toBe(undefined);
});

it.each([
  ['', [], {}],
  ['3, 7', [3, 7], {}],
  ['0;5  25', [0, 5, 25], {}],
  ['3, x', [], { children: 'not-ages' }],
  ['26', [], { children: 'not-ages' }],
  ['-1', [], { children: 'not-ages' }],
  ['1.5', [], { children: 'not-ages' }],
])('reads ages %p as %j', (children, childAges, problems) => {
  const reading = read({ children, netIncome: '20 000' });
  expect(reading.household?.family).toEqual({ netIncome: 20_000, childAges });
  expect(reading.problems).toEqual(problems);
});

it('knows nothing of a family without a net income', () => {
  expect(read({ children: '3' }).household?.family).toBe(undefined);
  expect(read({ netIncome: '99,000,000' }).problems).toEqual({ netIncome: 'too-high' });
});

it('promises nothing to a parent whose last day is after the time for benefits', () => {
  const { household } = read({
    who: 'both',
    arrivedOn: '2026-11-01',
    dueDate: '2026-11-01',
    birth: { lastWorkDay: '2026-10-30', back: '18-months', pay: '1000' },
    // Extended ends with May 6, 2028.
    other: { lastWorkDay: '2028-05-08', back: 'paid', pay: '1000' },
  });
  const answers = household ? comparePlans(household).answers : [];
  expect(answers.map(({ parents }) => parents[1]?.weeks)).toEqual([[], []]);
  expect(answers.map(({ parents }) => parents[1]?.benefit)).toEqual([0, 0]);
});

it('reads regular weeks, the day of an agreement and a top-up of the waiting week', () => {
  const { plan } = readBirth({
    insuredWork: 'self-employed',
    agreementDate: '2026-01-15',
    regularWeeks: '22',
    topUpPercent: '93',
    topUpWeeks: '17',
    topUpWaiting: 'yes',
  });
  expect(plan).toMatchObject({
    agreementDate: day('2026-01-15'),
    regularWeeks: 22,
    topUp: { toPercent: 93, weeks: 17, coversWaiting: true },
  });
  expect(readBirth({ regularWeeks: '51' }).found).toEqual({ regularWeeks: 'not-whole' });
});

it.each([
  // 64 nights from Wednesday to Wednesday: nine whole weeks, and part of two more.
  ['2026-11-18', '2027-01-27', 9, 11],
  ['2026-11-18', '2026-12-08', 2, 4],
  ['2026-11-22', '2026-12-12', 3, undefined],
])('counts weeks in hospital whole and touched: from %s to %s', (hospitalFrom, hospitalTo, whole, touched) => {
  const { household } = read({ dueDate: '2026-11-18', arrivedOn: '2026-11-18', hospitalFrom, hospitalTo });
  expect(household?.event.hospitalWeeks).toBe(whole);
  expect(household?.event.hospitalWeeksTouched).toBe(touched);
});
